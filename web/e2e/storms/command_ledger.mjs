// Keeps what a page's streams sent and what was acknowledged, and compares it with the record of the finished game.
import { setTimeout as sleep } from "node:timers/promises";

const SETTLED = 10_000; // ms within which the last command must be acknowledged

export class CommandLedger {
  /** Commands by id, in the order in which they were first sent. */
  #commands = new Map();
  streams = 0;

  follow(page) {
    page.on("websocket", (socket) => {
      if (!/\/api\/tables\//.test(socket.url())) return;
      this.streams += 1;
      socket.on("framesent", ({ payload }) => this.#sent(JSON.parse(payload)));
      socket.on("framereceived", ({ payload }) => this.#received(JSON.parse(payload)));
    });
  }

  #sent({ type, id, actions }) {
    if (type !== "do") return;
    const known = this.#commands.get(id);
    if (known) known.times += 1;
    else this.#commands.set(id, { actions, times: 1, answer: undefined });
  }

  #received({ type, id, problem }) {
    const command = this.#commands.get(id);
    if (!command || (type !== "done" && type !== "no")) return;
    command.answer ??= type;
    if (type === "no") command.problem ??= problem?.words;
  }

  get #all() {
    return [...this.#commands.values()];
  }

  get sent() {
    return this.#commands.size;
  }

  get acknowledged() {
    return this.#all.filter(({ answer }) => answer === "done").length;
  }

  get repeated() {
    return this.#all.filter(({ times }) => times > 1).length;
  }

  /** Wait until every command sent so far is answered; returns the number of those that are not. */
  async settle(patience = SETTLED) {
    const open = () => this.#all.filter(({ answer }) => !answer).length;
    for (const end = Date.now() + patience; open() && Date.now() < end;) await sleep(50);
    return open();
  }

  /** What is wrong with the record of the finished game: every acknowledged action must be in it once, in order. */
  async problems(page, table, { mayRefuse = false } = {}) {
    const unanswered = await this.settle();
    const refused = this.#all.filter(({ answer }) => answer === "no");
    const expected = this.#all.filter(({ answer }) => answer === "done").flatMap(({ actions }) => actions);
    const stored = await storedActions(page, table);
    const found = [];
    if (unanswered) found.push(`${unanswered} commands were never answered`);
    if (refused.length && !mayRefuse) found.push(`refused: ${refused.map(({ problem }) => problem).join("; ")}`);
    if (!expected.length) found.push("no command was sent");
    if (String(expected) !== String(stored))
      found.push(
        `acknowledged ${expected.length} actions, stored ${stored.length}; ${firstDifference(expected, stored)}`,
      );
    return found;
  }
}

function firstDifference(expected, stored) {
  const at = expected.findIndex((action, n) => action !== stored[n]);
  return at < 0 ? "more is stored" : `the first difference is number ${at}: ${expected[at]}, stored ${stored[at]}`;
}

/** The actions of the only human seat, from the record. */
async function storedActions(page, table) {
  const answer = await page.request.get(`/api/tables/${table}/record`);
  if (!answer.ok()) throw new Error(`no record of ${table}: ${answer.status()}`);
  const [header, ...lines] = (await answer.text())
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  const own = header.seats.findIndex(({ kind }) => kind === "human");
  return lines.filter((line) => line.do !== undefined && line.seat === own).map((line) => line.do);
}
