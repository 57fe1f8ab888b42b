import castle from "icon:castle";
import devil from "icon:devil-mask";
import dice from "icon:perspective-dice-six-faces-random";
import crown from "icon:imperial-crown";
import type { Cover } from "../covers";

export const cover: Cover = { colour: "crimson", icon: crown, corners: [castle, dice, devil] };
