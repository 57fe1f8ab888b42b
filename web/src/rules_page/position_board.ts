import { loadBoard, type BoardModule } from "../boards/board_registry";
import { emptyTable } from "../offline/kept_rules";
import { StoredFeed } from "../offline/stored_table_feed";
import type { SeenUpdate } from "../service/feed/seat_feed_contract";
import { get } from "../service/http/http";
import { Play } from "../table/play.svelte";
import { say } from "../texts/translations.svelte";
import type { GameInfo, ShownPositionInfo, WireAction } from "../wire/service";
import type { MarkedPlaces } from "../review/board_marks";

/** A position that shows a rule, and the game's board to draw it. */
export interface PositionBoard {
  module: BoardModule;
  play: Play;
  shown: ShownPositionInfo;
}

/** Fetch a position; nobody sits there, so the seats have numbers for names. */
export async function loadPosition(game: GameInfo, name: string, signal: AbortSignal): Promise<PositionBoard> {
  const [module, shown] = await Promise.all([
    loadBoard(game.id, signal),
    get<ShownPositionInfo>(`/api/games/${game.id}/positions/${name}`, { signal }),
  ]);
  const play = new Play("", shown.seat, new StoredFeed(storedPosition(game, shown)));
  play.pointedOut = shown.light;
  return { module, play, shown };
}

/** Without a question, because nothing can be answered. */
function storedPosition({ id, rules }: GameInfo, { edition, seat, seats, update, outline }: ShownPositionInfo) {
  const empty = emptyTable({ game: id, edition });
  const names = Array.from({ length: seats }, (_, n) => ({
    kind: "person" as const,
    name: say("kernel-seat", { n: n + 1 }),
    is_you: n === seat,
  }));
  const read = { ...update, decision: null, posed: null, can_undo: false, entries: [] } as SeenUpdate;
  return {
    ...empty,
    seat,
    info: { ...empty.info, rules, status: "running" as const, seats: names },
    update: read,
    outline,
  };
}

/** Where an answer is given: the first of its places; the others are what it is given with. */
const target = ({ places = [] }: WireAction) => places.slice(0, 1);

/**
 * What is ringed on the board of a position: where its rule allows something, where it refuses something, and what else
 * is pointed out. A place where one answer is allowed and another refused is only pointed out: words tell them apart.
 */
export function positionMarks(
  { allowed, refused, light }: Pick<ShownPositionInfo, "allowed" | "refused" | "light">,
  label: { allowed: string; refused: string },
): MarkedPlaces[] {
  const can = new Set(allowed.flatMap(target));
  const cannot = new Set(refused.flatMap(({ action }) => target(action)));
  const rest = light.filter((place) => can.has(place) === cannot.has(place));
  return [
    ...marksOf(can, cannot, "better", label.allowed),
    ...marksOf(cannot, can, "made", label.refused),
    ...(rest.length ? [{ kind: "luck" as const, label: "", places: rest }] : []),
  ];
}

function marksOf(own: Set<string>, others: Set<string>, kind: "better" | "made", label: string): MarkedPlaces[] {
  return [...own].filter((place) => !others.has(place)).map((place) => ({ kind, label, places: [place] }));
}
