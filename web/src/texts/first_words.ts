import type { Language } from "../settings/preferences.svelte";

interface FirstWords {
  failed: string;
  again: string;
}

/** What is said if not even the client's own texts could be loaded; all other texts are in the folder locale. */
const FIRST_WORDS: Record<Language, FirstWords> = {
  en: { failed: "The service cannot be reached.", again: "Try again" },
  hu: { failed: "A szolgáltatás nem érhető el.", again: "Újra" },
  de: { failed: "Der Dienst ist nicht erreichbar.", again: "Noch einmal versuchen" },
  fr: { failed: "Le service est injoignable.", again: "Réessayer" },
  nl: { failed: "De dienst is niet bereikbaar.", again: "Opnieuw proberen" },
  es: { failed: "No se puede contactar con el servicio.", again: "Intentar de nuevo" },
};

export function firstWords(language: Language): FirstWords {
  return FIRST_WORDS[language];
}
