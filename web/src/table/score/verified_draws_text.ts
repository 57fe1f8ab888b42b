import { say } from "../../texts/translations.svelte";
import type { Verdict } from "../../wire/service";

/** What a record that holds says about its draws; those that a lesson has prepared prove nothing about chance. */
export function verifiedText({ draws = 0, prepared = 0 }: Verdict): string {
  const committed = say("web-verified", { draws });
  return prepared ? `${committed} ${say("web-verified-prepared", { draws: prepared })}` : committed;
}
