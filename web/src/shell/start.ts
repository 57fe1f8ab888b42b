import { session } from "../service/account/session.svelte";
import { preferences } from "../settings/preferences.svelte";
import { translations } from "../texts/translations.svelte";

/** Load what every page needs: the texts of the client, the person, and the games on offer. */
export async function start(signal: AbortSignal): Promise<void> {
  await Promise.all([translations.setLanguage(preferences.language), session.begin(signal)]);
}
