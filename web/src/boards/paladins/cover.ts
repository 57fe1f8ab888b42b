import church from "icon:church";
import monk from "icon:monk-face";
import knight from "icon:mounted-knight";
import shield from "icon:templar-shield";
import type { Cover } from "../covers";

export const cover: Cover = { colour: "amber", icon: knight, corners: [church, shield, monk] };
