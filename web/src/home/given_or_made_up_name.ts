/** How guests are called who have not given a name, in all languages: see `web-guest`. */
const MADE_UP = [/^(Guest|Gast|Invité|Invitado) \d+$/, /^\d+\. vendég$/];

/** Whether a name was made up for a guest who has not given one. */
export function isMadeUp(name: string): boolean {
  return MADE_UP.some((form) => form.test(name));
}

/** A person's own name; empty if they have not given one yet. */
export function givenName(name: string | undefined): string {
  return name && !isMadeUp(name) ? name : "";
}
