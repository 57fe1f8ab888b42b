import { finePointer } from "../../shell/screen_size.svelte";
import type { Device } from "./lesson_texts";

/** What this learner clicks or taps with. */
export const device = (): Device => (finePointer.matches ? "mouse" : "touch");
