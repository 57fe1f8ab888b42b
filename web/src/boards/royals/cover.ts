import pick from "icon:card-pick";
import crown from "icon:queen-crown";
import scroll from "icon:tied-scroll";
import map from "icon:treasure-map";
import type { Cover } from "../covers";

export const cover: Cover = { colour: "azure", icon: crown, corners: [pick, map, scroll] };
