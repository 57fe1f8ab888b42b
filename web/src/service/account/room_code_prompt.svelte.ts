import type { NewGuest } from "../../wire/service";

interface CodeQuestion {
  name: string;
  /** The last code that was entered was wrong. */
  isWrong: boolean;
  answer: (guest: NewGuest | undefined) => void;
}

/** Asks a guest on the local network for the room code that the host's screen shows. */
class RoomCodePrompt {
  question = $state.raw<CodeQuestion>();

  /** Resolves to the name and code the guest entered, or to undefined if they cancelled. */
  ask(name: string, isWrong: boolean): Promise<NewGuest | undefined> {
    return new Promise((resolve) => {
      const answer = (guest: NewGuest | undefined) => {
        this.question = undefined;
        resolve(guest);
      };
      this.question = { name, isWrong, answer };
    });
  }
}

export const roomCodePrompt = new RoomCodePrompt();
