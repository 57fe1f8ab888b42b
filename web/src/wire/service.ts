// Made by `npm run types` from docs/schemas; do not edit.

/** A heartbeat. */
export interface Alive {
  type: "beat";
}

/** Ask which of the next actions cannot be undone, perhaps after actions that have not been sent. */
export interface AskFinals {
  actions?: string[];
  id: string;
  type: "finals";
}

/** Ask for sensible answers to my question, and for those to think twice about; only among bots. */
export interface AskHints {
  actions?: string[];
  id: string;
  type: "hints";
}

/** Ask for the position as a tree, which watchers may do, too; perhaps after actions not sent. */
export interface AskOutline {
  actions?: string[];
  id: string;
  type: "outline";
}

/** Ask for the position after these actions. */
export interface AskPreview {
  actions: string[];
  id: string;
  type: "preview";
}

/** Ask why nothing can be done at a place, or not the action `like`, or why an action is not possible. */
export interface AskWhy {
  asked: string;
  id: string;
  like?: string;
  type: "why";
}

/** A heartbeat. */
export interface Beat {
  type: "beat";
}

/** A bot for a seat that nobody has taken yet. */
export interface BotSeat {
  level: string;
  name?: string;
  seat: number;
}

/** This process is shutting down; reconnect after `wait` seconds. */
export interface Bye {
  type: "bye";
  wait: number;
}

/** Some rules under one heading, which the game's texts name: `<game>-chapter-<name>`. */
export interface ChapterInfo {
  icon: string;
  name: string;
  rules: string[];
}

/** A line of chat by a person at a table. */
export interface ChatLine {
  at: number;
  id: number;
  name: string;
  person: string;
  text: string;
}

/** Seconds left for each seat now, which clocks are running, and when the first runs out. */
export interface ClockInfo {
  deadline: number | null;
  left: number[];
  running: number[];
}

/** Take my seat back from the bot. */
export interface ComeBack {
  id: string;
  type: "come-back";
}

/** An answer that was compared, and the chance of whoever chose after it. */
export interface ComparedAnswer {
  chance: number;
  label: WirePhrase;
  places: string[];
  text: string;
}

/** Accept or decline an offer; `offer` is the id it was shown with. */
export interface Consent {
  agrees: boolean;
  id: string;
  kind: "end" | "pause" | "remove" | "undo";
  offer: number;
  type: "consent";
}

/** The chances of all contenders after an entry, in ten-thousandths. */
export interface CoursePoint {
  chances: number[];
  n: number;
}

/** A person's days off, in their own time zone. */
export interface DaysShown {
  dates?: string[];
  weekdays?: number[];
}

/** Carry out my actions, all or nothing; `after` is the entry that posed the question I answer. */
export interface Do {
  actions: string[];
  after?: number | null;
  id: string;
  type: "do";
}

/** The change is committed: `n` is the last entry, or the line of chat; a sealed choice has no entry. */
export interface Done {
  id: string;
  n: number;
  sealed?: boolean;
  type: "done";
}

/** A request to erase me for good; `confirm` is my current name. */
export interface Erasure {
  confirm: string;
}

/** The answers to the current question that cannot be undone. */
export interface FinalsAnswer {
  actions: string[];
  id: string;
  type: "finals";
}

/** The table and the code that a short code stands for. */
export interface FoundInvitation {
  code: string;
  table: string;
}

export type FromClient = Do | Undo | SeeStep | Offer | Consent | Resign | Resume | ComeBack | Say | AskPreview | AskFinals | AskWhy | AskOutline | AskHints | Alive | Ping;

export type FromServer = Done | PreviewAnswer | FinalsAnswer | WhyAnswer | OutlineAnswer | HintsAnswer | Hello | Pushed | Status | TableChanged | Presence | Said | No | Beat | Pong | Reload | Bye | LobbyList | LobbyChanged | MyTables;

/** A game that can be played here. */
export interface GameInfo {
  bots: string[];
  editions: string[];
  has_goal_card?: boolean;
  has_reviews?: boolean;
  id: string;
  lessons?: Record<string, number>;
  options: Record<string, string[]>;
  ranges?: Record<string, Record<string, number[]>>;
  rules: string;
  seats: number[];
  sourcing: Record<string, Sourcing>;
}

/** Play on from the position after entry `n` of a finished game; without a seat, on the one I had. */
export interface GamePractice {
  id?: string | null;
  level?: string;
  n: number;
  names?: string[];
  nonce?: string | null;
  seat?: number | null;
}

/** Who you are, what you do and how you win; a round in pictures; what scores and what hurts. */
export interface GoalCard {
  goal: GoalLine[];
  minutes: number;
  round: RoundPart[];
  scores: ScoredThing[];
}

/** One sentence of the goal. */
export interface GoalLine {
  icon: string;
  name: string;
}

/** Why a table is held; for a component file, also what is wrong with it. */
export interface HeldInfo {
  detail?: string;
  reason: "components" | "error" | "rules" | "silent" | "work";
}

/** The first message: what is being followed, how often to expect a heartbeat, and the service's time. */
export interface Hello {
  at: number;
  heartbeat: number;
  protocol: number;
  seat?: number | null;
  table?: TableInfo | null;
  type: "hello";
}

/** A sensible answer, and what speaks for it. */
export interface Hint {
  action: string;
  args?: Record<string, string | number>;
  kind: string;
  label: WirePhrase;
  places?: string[];
  printed?: WirePhrase | null;
  terms?: WirePhrase | null;
  why?: WirePhrase | null;
}

/** What could be answered to a question, the best first, and what one should think twice about. */
export interface Hints {
  hints?: Hint[];
  n: number;
  warnings?: Warned[];
}

/** Hints, and what speaks for them. */
export interface HintsAnswer {
  hints: Hints;
  id: string;
  type: "hints";
}

/** A code that lets somebody sit down or watch, and a short one to read out that leads to it. */
export interface Invitation {
  code: string;
  short?: string;
  until: number;
}

/** What an invitation is good for now; whoever has a valid one may know the game and who plays.

    `ready`: it can be used. `wrong`: not an invitation to this table, or withdrawn. `expired`: it was one.
    `taken`: somebody has the seat. `begun`: the table no longer waits for players. `seated`: I sit there. */
export interface InvitationState {
  game?: string;
  host?: string;
  names?: string[];
  seat?: number | null;
  status: "begun" | "expired" | "ready" | "seated" | "taken" | "wrong";
}

/** Take a seat, with a nonce for the table's randomness, and a code if the table is private. */
export interface Joining {
  code?: string;
  nonce: string;
  seat?: number | null;
}

/** A prepared game; the learner has the first seat. */
export interface Lesson {
  draws?: Record<string, string[]>;
  edition?: string;
  met?: Met[];
  name?: string;
  options?: Record<string, string>;
  rivals: string[];
  steps: LessonStep[];
}

/** Where a table stands in its lesson. */
export interface LessonInfo {
  move: number;
  name: string;
  on_script: boolean;
  step: number;
  waits_for: "done" | "look" | "move" | "script";
}

/** One step: rivals' moves to watch, a place to look at, moves of the learner, in this order of gates.

    A step without a move of the learner is a look; one without places to look at is only read. */
export interface LessonStep {
  is_free?: boolean;
  is_jump?: boolean;
  keep?: string[];
  light?: string[];
  look?: string[];
  moves?: string[];
  name: string;
  numbers?: Record<string, number>;
  printed?: Record<string, string>;
  rule?: string;
  then?: number[];
  values?: Record<string, string>;
}

/** Tables added or changed since the last `lobby` or `lobby-changed`, and the ids of removed ones. */
export interface LobbyChanged {
  gone: string[];
  tables: LobbyTable[];
  type: "lobby-changed";
}

/** Matching public tables: the newest ones with a free seat, and the newest running ones. */
export interface LobbyList {
  tables: LobbyTable[];
  type: "lobby";
}

/** Tables, newest first; `after` requests the next page, and is empty on the last. */
export interface LobbyPage {
  after: string;
  tables: LobbyTable[];
}

/** A public table that waits for players or can be watched, as anybody may see it. */
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

/** A person; without cookies, send `token` in the header `Authorization: Bearer`. */
export interface Me {
  id: string;
  name: string;
  token?: string;
}

/** Something that the tutor explains in one line when it is first met after the lesson. */
export interface Met {
  keys: string[];
  name: string;
}

/** One entry that moved the chances, and for whom most. */
export interface Moment {
  after: number;
  before: number;
  better?: string;
  chosen?: string;
  contender: number;
  kind: "choice" | "luck";
  n: number;
  seat: number | null;
  swing: number;
}

/** My days off, the yearly allowance of single days, and how many are left this year. */
export interface MyDaysOff {
  allowance: number;
  dates: string[];
  left: number;
  offset: number;
  tables_left?: number;
  weekdays: number[];
}

/** How far I have come in a lesson; its table may be gone. */
export interface MyLesson {
  game: string;
  is_done: boolean;
  lesson: string;
  step: number;
  steps: number;
  table: string;
}

/** One of my tables; those waiting for me come first. */
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

/** My tables, those waiting for me first. */
export interface MyTables {
  tables: MyTable[];
  type: "mine";
}

/** At most two weekdays (Monday is 0) and thirty single days at a time, in my own time zone. */
export interface NewDaysOff {
  dates?: string[];
  offset?: number;
  weekdays?: number[];
}

/** A new guest, or a new name; with the join code if the service requires one. */
export interface NewGuest {
  code?: string;
  name: string;
}

/** For which seat, or for watching if none, and for how long. */
export interface NewInvitation {
  hours?: number;
  seat?: number | null;
}

/** A lesson to begin; with the same `id` it is safe to send again: the answer is the first table.

    The nonce is for the game after the lesson; if it is missing, the service makes one up. */
export interface NewLesson {
  id?: string | null;
  nonce?: string | null;
}

/** Who is to sit there: me, someone else on this device, anybody, somebody by link, or a bot. */
export interface NewSeat {
  kind: "bot" | "device" | "invited" | "me" | "open";
  level?: string;
  name?: string;
}

/** A table to create; with `undo` set to free, one person playing with bots may undo anything.

    With `bot_pace` set to human, bots pause before they answer; if it is missing, they do at live tables.
    With the same `id` it is safe to send again: the answer is the first table. */
export interface NewTable {
  bot_pace?: "human" | "quick" | null;
  components?: string | null;
  edition?: string;
  game: string;
  id?: string | null;
  language?: "" | "de" | "en" | "es" | "fr" | "hu" | "nl";
  options?: Record<string, string>;
  pace?: Pace | null;
  public?: boolean;
  seats: NewSeat[];
  starts_when_full?: boolean;
  undo?: "barrier" | "free";
}

/** A message was refused; `id` is that of the message. */
export interface No {
  id: string;
  problem: ProblemBody;
  type: "no";
}

/** Offer to undo to an entry, end the game, pause, or remove a seat that missed a deadline. */
export interface Offer {
  id: string;
  kind: "end" | "pause" | "remove" | "undo";
  target?: number;
  type: "offer";
}

/** An offer; replies refer to it by its id. */
export interface OfferInfo {
  id: number;
  kind: "end" | "pause" | "remove" | "undo";
  seat: number;
  target: number;
  yes: number[];
}

/** A place: what is there, how much of it, what is printed on it, and the places inside it. */
export interface Outline {
  card?: string;
  inside?: Outline[];
  label: WirePhrase;
  lines?: WirePhrase[];
  place: string;
  state?: WirePhrase[];
  value?: number | WirePhrase | null;
}

/** The position as a tree for any reader. */
export interface OutlineAnswer {
  id: string;
  outline: Outline;
  type: "outline";
}

/** An outline, or its difference from the outline of the last update. */
export interface OutlineNews {
  patch?: PatchOperation[];
  whole?: Outline;
}

/** A seat's time: a bank with an increment, days per move, or no clock. */
export interface Pace {
  bank?: number;
  days?: number;
  days_off?: number[];
  increment?: number;
  kind?: "days" | "live" | "none";
}

/** A past position and the entries after it, each with the difference it made to the seat's view. */
export interface PastPositions {
  from: Update;
  steps: PastStep[];
}

/** The same for a past entry, with the entry and who was asked after it. */
export interface PastStep {
  asked: number[];
  entry: SeenEntry;
  n: number;
  view: PatchOperation[];
}

/** One change of a JSON document (RFC 6902); the path is a JSON pointer. */
export interface PatchOperation {
  op: "add" | "remove" | "replace";
  path: string;
  value?: unknown;
}

/** Ask for a sign of life; answered at once. */
export interface Ping {
  id: string;
  type: "ping";
}

/** The answer to a ping, with the service's time as in `hello`. */
export interface Pong {
  at: number;
  id: string;
  type: "pong";
}

/** Where a practice game began: after entry `n` of another table, or in a position that shows a rule. */
export interface PracticeInfo {
  n?: number;
  position?: string;
  table?: string;
}

/** Seats that follow the table now, and the number of watchers; only its creator learns who they are. */
export interface Presence {
  seats: number[];
  type: "presence";
  watchers: number;
  watching?: Watcher[];
}

/** The position after part of a command, as the seat would see it; nothing is stored. */
export interface Preview {
  continues?: boolean;
  decision: WireDecision | null;
  done: number;
  is_final: boolean;
  total?: RunningTotal | null;
  view: View | null;
  view_patch?: PatchOperation[];
}

/** The position after the actions; on a stream as differences from the last update. */
export interface PreviewAnswer {
  id: string;
  outline?: OutlineNews;
  preview: Preview;
  type: "preview";
}

/** A code for programs and words for people; for refusals also the rule, its sentence and the step. */
export interface ProblemBody {
  code: string;
  rule?: string;
  step?: number;
  text?: WirePhrase | null;
  words: string;
}

/** Entries after number `since` (bare numbers where hidden), the view or its steps, the log's mark. */
export interface Pushed {
  clock: ClockInfo | null;
  mark?: string;
  outline?: OutlineNews;
  since?: number;
  steps?: Step[];
  type: "update";
  update: Update;
}

/** An action that is not possible, a rule that forbids it, also in words, and what is missing. */
export interface Reason {
  action: WireAction;
  missing?: WirePhrase[];
  rule: string;
  text: WirePhrase;
  words: string;
}

/** An answer that the rule of a position does not allow there, and why. */
export interface RefusedAnswer {
  action: WireAction;
  reason: WireRefusal;
}

/** The client uses another protocol version than this server. */
export interface Reload {
  protocol: number;
  type: "reload";
}

/** A person to remove from my table, by the handle I was given as `person` or `who`. */
export interface Removal {
  who: string;
}

/** Resign. */
export interface Resign {
  id: string;
  type: "resign";
}

/** End a pause. */
export interface Resume {
  id: string;
  type: "resume";
}

/** A whole review; a contender beyond the seats is an opponent without one. */
export interface ReviewDocument {
  accounts: SeatAccount[];
  course: CoursePoint[];
  format: number;
  game: string;
  headline: WirePhrase;
  moments: ToldMoment[];
  rollouts: number;
  rules: string;
  seats: number;
  sections: Section[];
  start: number[];
  story: WirePhrase[];
  uncertainty: number;
}

/** How many entries of a game have been reviewed so far, of how many; 0 of 0 before the work begins. */
export interface ReviewProgress {
  done: number;
  total: number;
}

/** One part of a round, with the place of the board that its number is pinned to. */
export interface RoundPart {
  icon: string;
  name: string;
  place?: string;
  repeats?: boolean;
}

/** Every numbered rule of a game, each in one chapter, and what shows some of them. */
export interface RuleBookInfo {
  chapters: ChapterInfo[];
  positions: RulePosition[];
}

/** A rule or component by its id, and the phrase that states it; its argument `whose` is own or rival. */
export interface RuleInfo {
  component: boolean;
  confidence?: string;
  id: string;
  kind?: string;
  lines?: WirePhrase[];
  see?: string;
  text: WirePhrase;
}

/** The name of a position, and the rule that it shows. */
export interface RulePosition {
  name: string;
  rule: string;
}

/** Play on from a position that shows a rule, with bots; without a level, they are of the gentlest.

    With the same `id` it is safe to send again: the answer is the first table. If the nonce is missing, the
    service makes one up. */
export interface RulePractice {
  id?: string | null;
  level?: string;
  names?: string[];
  nonce?: string | null;
}

/** What several actions have taken (negative) and given so far, by thing. */
export interface RunningTotal {
  about?: string[];
  now?: Record<string, number>;
  things?: Record<string, WirePhrase>;
}

/** New lines of chat, oldest first. */
export interface Said {
  lines: ChatLine[];
  type: "chat";
}

/** Send a line of chat, which watchers may do, too. */
export interface Say {
  id: string;
  text: string;
  type: "say";
}

/** Something that scores, or that hurts. */
export interface ScoredThing {
  hurts?: boolean;
  icon: string;
  name: string;
}

/** One contender's way from the first position to the result, in ten-thousandths of a win. */
export interface SeatAccount {
  decisions: number;
  good: number;
  luck: number;
  others_choices: number;
  own_choices: number;
  result: number;
  start: number;
}

export type SeatAnswer = Done | PreviewAnswer | FinalsAnswer | WhyAnswer | OutlineAnswer | HintsAnswer;

/** A seat; only people seated at the table and its creator see `person` and `off`.

    `person` is my own id, or a handle of another person that is valid for me only: to mute, block or remove. */
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

export type SeatRequest = Do | Undo | SeeStep | Offer | Consent | Resign | Resume | ComeBack | Say | AskPreview | AskFinals | AskWhy | AskOutline | AskHints;

/** What only one seat knew in a position. */
export interface Secrets {
  parts: Outline[];
  seat: number;
}

/** A season, round or period: the entry it begins with, and its name. */
export interface Section {
  n: number;
  name: WirePhrase;
}

/** I have looked at what the step of the lesson shows, or read it; `step` is the one shown to me. */
export interface SeeStep {
  id: string;
  step: number;
  type: "see-step";
}

/** An entry as one seat may see it; a hidden one is only a number. */
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

/** A position that shows a rule, as the seat sees it that is asked something there. */
export interface ShownPositionInfo {
  allowed: WireAction[];
  edition: string;
  light: string[];
  name: string;
  outline: Outline;
  refused: RefusedAnswer[];
  rule: string;
  seat: number;
  seats: number;
  update: Update;
}

/** How many sessions ended. */
export interface SignedOut {
  ended: number;
}

/** How many values the game counts, and how many of them have no source and are reconstructed. */
export interface Sourcing {
  reconstructed: number;
  values: number;
}

/** Who is asked and who has made a sealed choice; it has no number because nothing was appended. */
export interface Status {
  asked: number[];
  chosen: number[];
  clock: ClockInfo | null;
  type: "status";
}

/** How an entry changed a seat's view: relative to the view after the entry before it. */
export interface Step {
  n: number;
  view: PatchOperation[];
}

/** Seats, offers, pause or end: everything but the game. */
export interface TableChanged {
  table: TableInfo;
  type: "table";
}

/** A table without its game. */
export interface TableInfo {
  bot_pace?: "human" | "quick";
  closed_because?: string;
  commitment: string;
  created_at: number;
  edition: string;
  ended_at: number;
  game: string;
  held?: HeldInfo | null;
  id: string;
  is_creator: boolean;
  lesson?: LessonInfo | null;
  offers: OfferInfo[];
  options: Record<string, string>;
  own_components: boolean;
  pace: Pace;
  paused: boolean;
  practice?: PracticeInfo | null;
  public: boolean;
  rematch: string;
  rematch_seat?: number | null;
  rules: string;
  seats: SeatInfo[];
  sourcing: Sourcing;
  started_at: number;
  status: "closed" | "held" | "open" | "over" | "running";
  undo: "barrier" | "free";
}

/** What a game has for people who learn it. */
export interface Teaching {
  goal_card: GoalCard | null;
  lessons: Lesson[];
}

/** A moment in words. */
export interface ToldMoment {
  better: WirePhrase | null;
  compared: ComparedAnswer[];
  moment: Moment;
  what: WirePhrase;
  when: WirePhrase;
  why: WirePhrase[];
}

/** The points of every seat after an entry. */
export interface TotalAt {
  n: number;
  points: number[];
}

/** Undo my last step, or back to an entry; `after` is the last entry that I have seen. */
export interface Undo {
  after?: number | null;
  id: string;
  target?: number | null;
  type: "undo";
}

/** An update for a seat: what happened since an entry, then the position; no view if steps lead to it. */
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
  view: View | null;
}

/** Whether a record is valid; `draws` follow from the seed, `prepared` ones from the lesson it names. */
export interface Verdict {
  draws?: number;
  entries?: number;
  n?: number;
  ok: boolean;
  prepared?: number;
  problem?: string;
}

/** Base of every game's view. */
export type View = Record<string, unknown>;

/** An answer that people regret, and why. */
export interface Warned {
  action: string;
  texts: WirePhrase[];
}

/** A watcher, identified by a handle that is valid for this reader only. */
export interface Watcher {
  name: string;
  who: string;
}

/** The rules that forbid something; empty if it is allowed. */
export interface WhyAnswer {
  id: string;
  reasons: Reason[];
  type: "why";
}

/** An action that can be sent by its text; `terms` is an index in the decision's list. */
export interface WireAction {
  args?: Record<string, string | number>;
  kind: string;
  label: WirePhrase;
  places?: string[];
  terms?: number | null;
  text: string;
}

/** A question to a seat, and every answer it may give; equal terms and phrases are listed once. */
export interface WireDecision {
  actions: WireAction[];
  default: string;
  kind: string;
  phrases?: WirePhrase[];
  prompt: WirePhrase;
  sealed: boolean;
  terms?: WireTerms[];
  things?: Record<string, WirePhrase>;
}

/** An event as one seat may see it. */
export interface WireEvent {
  args?: Record<string, number | string | WirePhrase[] | WirePhrase>;
  key: string;
  moves?: WireMove[];
  to?: number[] | null;
}

/** Pieces that moved; `into` is what they are at their target, if that differs. */
export interface WireMove {
  from: string;
  into?: string;
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

/** The rule that forbids something, why in one sentence, and what is missing. */
export interface WireRefusal {
  missing?: WirePhrase[];
  rule: string;
  text: WirePhrase;
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
  sheet?: WireScore[];
}

/** What an action takes (negative) and gives, by thing. */
export interface WireTerms {
  about?: string[];
  draws?: boolean;
  label_says?: boolean;
  later?: number[];
  now?: Record<string, number>;
  remarks?: number[];
  shows?: boolean;
  total?: Record<string, [number, number]>;
}
