import type { NewGuest } from "../wire/service";

interface Question {
  name: string;
  /** A code was tried, and it was another one. */
  isWrong: boolean;
  answer: (said: NewGuest | undefined) => void;
}

/** The door of a table in one room: who comes in says the code on the host's screen. */
class Door {
  question = $state.raw<Question>();

  /** What the person says; nothing when they turn round. */
  ask(name: string, isWrong: boolean): Promise<NewGuest | undefined> {
    return new Promise((resolve) => {
      const answer = (said: NewGuest | undefined) => {
        this.question = undefined;
        resolve(said);
      };
      this.question = { name, isWrong, answer };
    });
  }
}

export const door = new Door();
