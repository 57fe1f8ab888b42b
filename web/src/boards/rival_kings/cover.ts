import swords from "icon:crossed-swords";
import coins from "icon:coins";
import hood from "icon:hood";
import crown from "icon:jewel-crown";
import type { Cover } from "../covers";

export const cover: Cover = { colour: "emerald", icon: swords, corners: [coins, hood, crown] };
