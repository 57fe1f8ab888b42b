import { guestName } from "../service/account/random_guest_name";
import { session } from "../service/account/session.svelte";

/** Take the name that others will see; somebody new who gives none gets one. */
export async function takeName(name: string): Promise<void> {
  const wanted = name.trim();
  if (wanted && wanted !== session.me?.name) await session.rename(wanted);
  else await session.ensure(guestName());
}
