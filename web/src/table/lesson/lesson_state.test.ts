// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SeenPreview } from "../../service/feed/seat_feed_contract";
import type { LessonInfo, LessonStep } from "../../wire/service";
import { Play } from "../play.svelte";
import { action, fakeFeed, question, type FakeFeed } from "../testing/fake_feed.svelte";
import { Demonstration } from "./tutor/demonstration.svelte";
import { LessonState } from "./lesson_state.svelte";

vi.mock("../../learn/fetch_teaching", () => ({ fetchLesson: () => new Promise(() => undefined) }));
vi.mock("../../texts/translations.svelte", async (original) => ({
  ...(await original<typeof import("../../texts/translations.svelte")>()),
  say: (key: string, args: Record<string, unknown> = {}) => [key, ...Object.values(args)].join("|"),
}));

const buy = action("buy", "pile/1");
const sell = action("sell", "pile/2");
const pass = action("pass");
const ready: SeenPreview = { decision: null, done: 1, is_final: false, view: {} };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** My turn at a step of a lesson. */
function taught(
  step: Partial<LessonStep>,
  info: Partial<LessonInfo> = {},
): { play: Play; feed: FakeFeed; lesson: LessonState } {
  const lessonInfo: LessonInfo = { name: "first", step: 0, move: 0, on_script: true, waits_for: "move", ...info };
  const feed = fakeFeed({ info: { lesson: lessonInfo }, update: { decision: question([buy, sell, pass]) } });
  feed.answers.preview = () => Promise.resolve(ready);
  const play = new Play("a-x", 1, feed);
  const lesson = new LessonState(play);
  lesson.lesson = { rivals: [], steps: [{ name: "one", ...step }] };
  lesson.follow();
  play.guide = lesson;
  return { play, feed, lesson };
}

test("only the awaited answer is offered", () => {
  const { play, lesson } = taught({ moves: ["0 buy"] });
  expect([play.canAct("pile/1"), play.canAct("pile/2"), play.offers(pass)]).toEqual([true, false, false]);
  expect(play.buttons).toContain(pass); // it can still be asked about
  expect(lesson.places).toEqual(["pile/1"]);
});

test("another legal answer is not tried out, but answered", async () => {
  const { play, feed, lesson } = taught({ moves: ["0 buy"] });
  await play.stage(pass);
  await play.pick("pile/2");
  await vi.waitFor(() => expect(lesson.wrongs).toBe(2));
  expect([play.staged, feed.acts, lesson.needsHelp]).toEqual([[], [], true]);
});

test("the awaited answer is tried out and sent as always", async () => {
  const { play, feed } = taught({ moves: ["0 buy"] });
  await play.pick("pile/1");
  expect(play.canSend).toBe(true);
  await play.pick("pile/1");
  expect(feed.acts).toEqual([{ actions: ["buy"], after: 1 }]);
});

test("a free step offers everything and lights what is awaited", () => {
  const { play, lesson } = taught({ moves: ["0 buy"], is_free: true });
  expect([play.canAct("pile/1"), play.canAct("pile/2"), lesson.isFree]).toEqual([true, true, true]);
  expect(lesson.places).toEqual(["pile/1"]);
});

test("before a look nothing is offered, and looking is told to the service", async () => {
  const { play, feed, lesson } = taught({ look: ["pile/2"] }, { waits_for: "look" });
  expect([play.canAct("pile/1"), lesson.waitsForLook, lesson.places]).toEqual([false, true, ["pile/2"]]);
  await lesson.see();
  expect(feed.messages).toEqual([{ type: "see-step", step: 0 }]);
});

test("showing a step tries it out, takes it back, and sends nothing", async () => {
  const { play, feed, lesson } = taught({ moves: ["0 buy"] });
  const demonstration = new Demonstration(lesson, () => [{ x: 0, y: 0, width: 10, height: 10 }]);
  const shown = demonstration.show({ x: 5, y: 5 });
  await vi.advanceTimersByTimeAsync(1500);
  expect([play.staged, demonstration.isOn]).toEqual([[buy], true]);
  await vi.advanceTimersByTimeAsync(4000);
  await shown;
  expect([play.staged, demonstration.isOn, feed.acts, feed.messages]).toEqual([[], false, [], []]);
});

test("skipping does what the step awaits", async () => {
  const { feed, lesson } = taught({ moves: ["0 buy"] });
  await lesson.skip();
  expect(feed.acts).toEqual([{ actions: ["buy"], after: 1 }]);
});

test("nothing of the step is shown while something is told", () => {
  const { play, lesson } = taught({ moves: ["0 buy"] });
  expect(lesson.isOpen).toBe(true);
  play.telling.isOn = true;
  expect(lesson.isOpen).toBe(false);
});

test("after the last step everything is offered again", () => {
  const { play } = taught({}, { step: 1, waits_for: "done" });
  expect(play.canAct("pile/2")).toBe(true);
});

test("after its first move a step names the next one, and then the golden button", async () => {
  const { play, feed, lesson } = taught({ moves: ["0 buy", "0 sell"] });
  expect(lesson.what).toBe(lesson.text("what"));
  feed.answers.preview = () => Promise.resolve({ ...ready, continues: true, decision: question([sell, pass]) });
  await play.stage(buy);
  expect(lesson.what).toBe(play.renderer.render(sell.label));
  feed.answers.preview = () => Promise.resolve(ready);
  await play.stage(sell);
  expect(lesson.what).toBe("web-lesson-send");
});

test("a step that says in several texts what to do goes on to the next one", async () => {
  const { play, feed, lesson } = taught({ moves: ["0 buy", "0 sell", "0 pass"], then: [1] });
  const said = vi.spyOn(lesson, "text").mockImplementation((part) => part);
  expect(lesson.what).toBe("what");
  feed.answers.preview = () => Promise.resolve({ ...ready, continues: true, decision: question([sell, pass]) });
  await play.stage(buy);
  expect(lesson.what).toBe("what-2");
  feed.answers.preview = () => Promise.resolve({ ...ready, continues: true, decision: question([pass]) });
  await play.stage(sell);
  expect(lesson.what).toBe("what-2"); // the last one stays
  said.mockRestore();
});

test("further moves may have reasons of their own, and the last one stays", async () => {
  const { play, feed, lesson } = taught({ moves: ["0 buy", "0 sell", "0 pass"], then: [1, 2] });
  vi.spyOn(lesson, "text").mockImplementation((part) => (part === "why-3" ? "" : part));
  expect(lesson.reason("why")).toBe("why");
  feed.answers.preview = () => Promise.resolve({ ...ready, continues: true, decision: question([sell, pass]) });
  await play.stage(buy);
  expect(lesson.reason("why")).toBe("why-2");
  feed.answers.preview = () => Promise.resolve({ ...ready, continues: true, decision: question([pass]) });
  await play.stage(sell);
  expect(lesson.reason("why")).toBe("why-2");
});

test("while something is looked at, the question waits", () => {
  const { lesson } = taught({ look: ["pile/2"], moves: ["0 buy"] }, { waits_for: "look" });
  expect([lesson.isExplaining, lesson.what]).toEqual([true, lesson.text("what")]);
});

/** A click on a thing of the board that shows a place. */
function click(lesson: LessonState, place: string, card: string): void {
  const element = document.createElement("button");
  element.dataset.card = card;
  lesson.play.places.at(place)?.(element);
  lesson.clicked.note(element);
}

test("whoever looks elsewhere is told what was clicked", () => {
  const { lesson } = taught({ look: ["pile/2"] }, { waits_for: "look" });
  click(lesson, "pile/1", "Champion");
  lesson.miss();
  expect(lesson.wrong?.text).toBe("web-lesson-clicked|Champion|web-lesson-look-there");
  click(lesson, "pile/1", "x".repeat(50));
  lesson.miss();
  expect(lesson.wrong?.text).toBe("web-lesson-look-there");
});

test("a click on what is no place is answered as well, unless anything may be done", () => {
  const { lesson } = taught({ moves: ["0 buy"] });
  expect([lesson.answers(undefined), lesson.wrongs]).toEqual([true, 1]);
  const free = taught({ moves: ["0 buy"], is_free: true }).lesson;
  expect([free.answers(undefined), free.wrongs]).toEqual([false, 0]);
});

test("another move is named by its thing or else by its label", async () => {
  const { play, lesson } = taught({ moves: ["0 buy"] });
  vi.spyOn(lesson, "text").mockImplementation((part) => (part === "instead" ? "Better." : ""));
  await play.stage(pass);
  expect(lesson.wrong?.text).toBe("web-lesson-clicked|Pass|Better.");
  click(lesson, "pile/2", "Market");
  await play.pick("pile/2");
  await vi.waitFor(() => expect(lesson.wrong?.text).toBe("web-lesson-clicked|Market|Better."));
});

test("a click that is no move is told what it hit, and where the move is", async () => {
  const { play, lesson } = taught({ moves: ["0 buy"] });
  await play.pick("pile/9");
  await vi.waitFor(() => expect(lesson.wrong?.text).toBe("web-lesson-nothing-there web-lesson-look-there"));
  vi.spyOn(play, "names", "get").mockReturnValue(["Anna", "Aldric"]);
  for (const [place, told] of [
    ["my/gold", "is-yours"],
    ["seat/1/gold", "is-yours"],
    ["seat/0/gold", "is-theirs|Anna"],
  ] as const) {
    click(lesson, place, "Gold");
    await play.pick(place);
    const text = `web-lesson-${told} web-lesson-look-there`;
    await vi.waitFor(() => expect(lesson.wrong?.text).toBe(`web-lesson-clicked|Gold|${text}`));
  }
});
