import type { BoardModule } from "../../boards/board_registry";
import type { WireMove } from "../../wire/service";

const MOST_KINDS = 3;

type FlyingPiece = NonNullable<BoardModule["flyingPiece"]>;

/** A piece as it is drawn, and how many of its kind moved. */
export interface MovedPieces {
  piece: NonNullable<ReturnType<FlyingPiece>>;
  n: number;
}

/** The pieces that an event moved, one kind at a time; only the first few kinds find room. */
export function piecesOf(moves: readonly WireMove[], flyingPiece: FlyingPiece): MovedPieces[] {
  const found = new Map<string, MovedPieces>();
  for (const move of moves) {
    const owner = /seat\/(\d+)/.exec(`${move.from} ${move.to}`);
    const piece = flyingPiece(move.what, owner ? Number(owner[1]) : undefined);
    if (!piece) continue;
    const known = found.get(piece.body);
    if (known) known.n += move.n;
    else found.set(piece.body, { piece, n: move.n });
  }
  return [...found.values()].slice(0, MOST_KINDS);
}
