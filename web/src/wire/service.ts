// Made by `npm run types` from docs/schemas; do not edit.

/** A sign of life. */
export interface Alive {
  type: "beat";
}

/** A sign of life. */
export interface Beat {
  type: "beat";
}

/** The rules against something; none: it can be done. */
export interface Because {
  id: string;
  reasons: Reason[];
  type: "why";
}

/** This process closes: connect again after so many seconds. */
export interface Bye {
  type: "bye";
  wait: number;
}

/** Something that a person said at a table. */
export interface ChatLine {
  at: number;
  id: number;
  name: string;
  person: string;
  text: string;
}

/** Seconds left for each seat as of now, which of them run, and when the first runs out. */
export interface ClockInfo {
  deadline: number | null;
  left: number[];
  running: number[];
}

/** Take the seat back from the bot. */
export interface ComeBack {
  id: string;
  type: "return";
}

/** One seat's actions, all or nothing; `id` makes it safe to send again. */
export interface Command {
  actions: string[];
  after?: number | null;
  id: string;
  seat: number;
}

/** Agree, or turn it down; `offer` is the id under which the offer was shown. */
export interface Consent {
  agrees: boolean;
  id: string;
  kind: "end" | "pause" | "remove" | "undo";
  offer: number;
  type: "consent";
}

/** When somebody does not play, by the calendar where they live. */
export interface DaysShown {
  dates?: string[];
  weekdays?: number[];
}

/** One command. */
export interface Do {
  actions: string[];
  after?: number | null;
  id: string;
  type: "do";
}

/** A command is durable. */
export interface Done {
  id: string;
  n: number;
  sealed?: boolean;
  type: "done";
}

/** That everything about me is to go for good; `confirm` is my name as it stands. */
export interface Erasure {
  confirm: string;
}

export type FromClient = Do | TakeBack | Try | Why | Say | Mute | Propose | Consent | Resign | Resume | ComeBack | Alive;

export type FromServer = Hello | Pushed | Status | TableChanged | Presence | Said | Done | No | Tried | Because | Beat | Reload | Bye | LobbyList | LobbyChanged | MyTables;

/** A game that can be played here. */
export interface GameInfo {
  bots: string[];
  editions: string[];
  id: string;
  options: Record<string, string[]>;
  rules: string;
  seats: number[];
  sourcing: Record<string, Sourcing>;
}

/** Why a table cannot go on; of a component file also what is wrong with it. */
export interface HeldInfo {
  detail?: string;
  reason: "components" | "error" | "rules" | "silent" | "work";
}

/** The first message: what is followed, and how often to expect a sign of life. */
export interface Hello {
  heartbeat: number;
  protocol: number;
  seat?: number | null;
  table?: TableInfo | null;
  type: "hello";
}

/** A code that lets somebody sit down or watch. */
export interface Invitation {
  code: string;
  until: number;
}

/** Sit down, with a nonce for the table's chance; a code for a private table. */
export interface Joining {
  code?: string;
  nonce: string;
  seat?: number | null;
}

/** What is new or other than in the last `lobby` or `lobby-changed`, and which ids are gone. */
export interface LobbyChanged {
  gone: string[];
  tables: LobbyTable[];
  type: "lobby-changed";
}

/** Public tables that fit: the newest of those with a free seat, and of those that run. */
export interface LobbyList {
  tables: LobbyTable[];
  type: "lobby";
}

/** Tables, the newest first; `after` asks for the next page, and is empty on the last. */
export interface LobbyPage {
  after: string;
  tables: LobbyTable[];
}

/** A public table that waits for players, or that can be watched, as anybody may see it. */
export interface LobbyTable {
  created_at: number;
  edition: string;
  free: number;
  game: string;
  id: string;
  language: string;
  names: string[];
  pace: string;
  seats: number;
  status: "open" | "running";
}

/** Whose eyes (none: a watcher's), perhaps after actions that are not sent. */
export interface Look {
  actions?: string[];
  seat?: number | null;
}

/** A person; `token` goes into the header `Authorization: Bearer` where there are no cookies. */
export interface Me {
  id: string;
  name: string;
  token?: string;
}

/** From now on hide what these people say and nobody else, here and at every table. */
export interface Mute {
  id: string;
  people: string[];
  type: "mute";
}

/** My days off, how many single days there are for a year, and how many are left of this one's. */
export interface MyDaysOff {
  allowance: number;
  dates: string[];
  left: number;
  offset: number;
  tables_left?: number;
  weekdays: number[];
}

/** One of my tables; those that wait for me come first. */
export interface MyTable {
  deadline: number | null;
  game: string;
  id: string;
  n: number;
  names: string[];
  seats: number[];
  status: "closed" | "held" | "open" | "over" | "running";
  waits_for_me: boolean;
}

/** My tables, those that wait for me first. */
export interface MyTables {
  tables: MyTable[];
  type: "mine";
}

/** At most two weekdays (Monday is 0) and thirty single days at a time, by the calendar where I live. */
export interface NewDaysOff {
  dates?: string[];
  offset?: number;
  weekdays?: number[];
}

/** Who wants to play, or a new name; the code where the house has one. */
export interface NewGuest {
  code?: string;
  name: string;
}

/** For which seat (none: to watch), and for how long. */
export interface NewInvitation {
  hours?: number;
  seat?: number | null;
}

/** Who is to sit there: me, someone else on this device, anybody, somebody by link, or a bot. */
export interface NewSeat {
  kind: "bot" | "device" | "invited" | "me" | "open";
  level?: string;
  name?: string;
}

/** A table to be made; with `undo` free one person with bots takes back whatever they like. */
export interface NewTable {
  components?: string | null;
  edition?: string;
  game: string;
  language?: "" | "de" | "en" | "es" | "fr" | "hu" | "nl";
  options?: Record<string, string>;
  pace?: Pace | null;
  public?: boolean;
  seats: NewSeat[];
  starts_when_full?: boolean;
  undo?: "barrier" | "free";
}

/** A message could not be followed; the id is that of the message. */
export interface No {
  id: string;
  problem: ProblemBody;
  type: "no";
}

/** Something proposed; a reply names it by its id. */
export interface OfferInfo {
  id: number;
  kind: "end" | "pause" | "remove" | "undo";
  seat: number;
  target: number;
  yes: number[];
}

/** A place, what stands there in one phrase, and the places inside it. */
export interface Outline {
  inside?: Outline[];
  place: string;
  text: WirePhrase;
}

/** How much time a seat has: a bank with an increment, days for each move, or no clock. */
export interface Pace {
  bank?: number;
  days?: number;
  days_off?: number[];
  increment?: number;
  kind?: "days" | "live" | "none";
}

/** Seats that follow the table now, and how many watch; who they are is told to its creator alone. */
export interface Presence {
  seats: number[];
  type: "presence";
  watchers: number;
  watching?: Watcher[];
}

/** The position after a part of a command, as the seat would see it; nothing is stored. */
export interface Preview {
  decision: WireDecision | null;
  done: number;
  is_final: boolean;
  view: View;
}

/** Why not: a code for programs, words for people; a rule, its sentence and the step when rules refuse. */
export interface ProblemBody {
  code: string;
  rule?: string;
  step?: number;
  text?: WirePhrase | null;
  words: string;
}

/** Propose something to the others. */
export interface Propose {
  id: string;
  kind: "end" | "pause" | "remove" | "undo";
  target?: number;
  type: "offer";
}

/** Entries after number `since` (bare numbers where hidden), the position as a whole, the log's mark. */
export interface Pushed {
  clock: ClockInfo | null;
  mark?: string;
  since?: number;
  type: "update";
  update: Update;
}

/** An action that cannot be done and the rule against it, in words too. */
export interface Reason {
  action: WireAction;
  rule: string;
  text: WirePhrase;
  words: string;
}

/** The client speaks another protocol version than this server. */
export interface Reload {
  protocol: number;
  type: "reload";
}

/** Who is to leave my table, by what I was told as `person` or `who`. */
export interface Removal {
  who: string;
}

/** Give up. */
export interface Resign {
  id: string;
  type: "resign";
}

/** End a pause. */
export interface Resume {
  id: string;
  type: "resume";
}

/** A rule or component by its id, and the phrase that states it. */
export interface RuleInfo {
  component: boolean;
  id: string;
  text: WirePhrase;
}

/** New lines of chat, oldest first. */
export interface Said {
  lines: ChatLine[];
  type: "chat";
}

/** Say something. */
export interface Say {
  id: string;
  text: string;
  type: "chat";
}

/** A seat; `person` and `off` are told to those who sit at the table or made it, and to nobody else.

    `person` is my own id, or a handle of somebody else that is good for me alone: to mute, block or remove. */
export interface SeatInfo {
  bot?: string;
  is_ready?: boolean;
  is_you?: boolean;
  kind: "bot" | "invited" | "open" | "person";
  level?: string;
  missed?: number;
  name?: string;
  off?: DaysShown | null;
  on_device?: boolean;
  person?: string;
  resigned?: boolean;
}

/** What only one seat knew in a position. */
export interface Secrets {
  parts: Outline[];
  seat: number;
}

/** An entry as one seat may see it; what is hidden is a bare number. */
export interface SeenEntry {
  chance?: string | null;
  do?: string | null;
  events?: WireEvent[];
  n: number;
  out?: string | null;
  seat?: number | null;
  to?: number[] | null;
  undo?: number | null;
}

/** How many sessions ended. */
export interface SignedOut {
  ended: number;
}

/** How many values of a box the game counts, and how many of them no source tells: those are our guess. */
export interface Sourcing {
  reconstructed: number;
  values: number;
}

/** Who is asked and who has chosen under seal; it has no number because nothing was appended. */
export interface Status {
  asked: number[];
  chosen: number[];
  clock: ClockInfo | null;
  type: "status";
}

/** Seats, offers, pause or end: everything but the game. */
export interface TableChanged {
  table: TableInfo;
  type: "table";
}

/** A table without its game. */
export interface TableInfo {
  closed_because?: string;
  commitment: string;
  created_at: number;
  edition: string;
  ended_at: number;
  game: string;
  held?: HeldInfo | null;
  id: string;
  is_creator: boolean;
  offers: OfferInfo[];
  options: Record<string, string>;
  own_components: boolean;
  pace: Pace;
  paused: boolean;
  public: boolean;
  rematch: string;
  rules: string;
  seats: SeatInfo[];
  sourcing: Sourcing;
  started_at: number;
  status: "closed" | "held" | "open" | "over" | "running";
  undo: "barrier" | "free";
}

/** Undo; `after` is the last entry I have seen. */
export interface TakeBack {
  after?: number | null;
  id: string;
  target?: number | null;
  type: "undo";
}

/** Points of every seat after an entry. */
export interface TotalAt {
  n: number;
  points: number[];
}

/** Actions to be tried out; nothing is stored. */
export interface Trial {
  actions: string[];
  seat: number;
}

/** The answer to a trial. */
export interface Tried {
  id: string;
  preview: Preview;
  type: "preview";
}

/** What would be after these actions? */
export interface Try {
  actions: string[];
  id: string;
  type: "preview";
}

/** Take back one's last step, or back to an entry; `after` is the last entry I have seen. */
export interface Undo {
  after?: number | null;
  id: string;
  seat: number;
  target?: number | null;
}

/** What a seat is sent: what happened since a number, then the position as a whole. */
export interface Update {
  asked: number[];
  can_undo: boolean;
  chosen: number[];
  decision: WireDecision | null;
  entries: SeenEntry[];
  n: number;
  outcome: WireOutcome | null;
  posed: number | null;
  scores: WireScore[][] | null;
  view: View;
}

/** Whether a record is what it claims. */
export interface Verdict {
  draws?: number;
  entries?: number;
  n?: number;
  ok: boolean;
  problem?: string;
}

/** Base of every game's view. */
export type View = Record<string, unknown>;

/** Somebody who watches, by a handle that is good for the reader alone. */
export interface Watcher {
  name: string;
  who: string;
}

/** Why not this place, or this action? */
export interface Why {
  asked: string;
  id: string;
  type: "why";
}

/** An action that can be sent by its text. */
export interface WireAction {
  label: WirePhrase;
  places?: string[];
  text: string;
}

/** What a seat is asked, and every answer it may give. */
export interface WireDecision {
  actions: WireAction[];
  default: string;
  kind: string;
  prompt: WirePhrase;
  sealed: boolean;
}

/** One thing that happened, as one seat may know it. */
export interface WireEvent {
  args?: Record<string, number | string | WirePhrase[] | WirePhrase>;
  key: string;
  moves?: WireMove[];
}

/** Pieces that travelled. */
export interface WireMove {
  from: string;
  n: number;
  to: string;
  what: string;
}

/** How the game ended. */
export interface WireOutcome {
  ranking: WireStanding[];
  reason: WirePhrase;
}

/** A message key with arguments. */
export interface WirePhrase {
  args?: Record<string, number | string | WirePhrase[] | WirePhrase>;
  key: string;
}

/** One line of a score sheet. */
export interface WireScore {
  category: string;
  points: number;
}

/** One line of the final ranking. */
export interface WireStanding {
  name: WirePhrase;
  rank: number;
  score: number;
  seat: number | null;
}
