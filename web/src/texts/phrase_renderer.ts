import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { WirePhrase } from "../wire/service";

export type PhraseValue = number | string | WirePhrase | WirePhrase[];
export interface Phrase {
  key: string;
  args?: Record<string, PhraseValue>;
}
type Pattern = Parameters<FluentBundle["formatPattern"]>[0];

// Spanish has "e" instead of "y" before the sound i: Iglesia, hijo, but not hielo.
const SOUND_I = /^h?[ií](?![aeoáéó])/i;

/** A bundle of Fluent texts; if two messages have the same id, the first one counts. */
export function bundleOf(language: string, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

const CACHE_SIZE = 4000; // about as many as the different texts of a long game

/**
 * Turns phrases into text in one language for the people at one table, by the rule in src/kingscourt/texts/README.md.
 * A renderer always gives the same text for the same phrase, so texts are cached.
 */
export class Renderer {
  readonly problems = new Set<string>();
  private readonly cache = new Map<string, string>();

  constructor(
    private readonly own: FluentBundle,
    private readonly english: FluentBundle,
    private readonly seats: readonly string[] = [],
    private readonly names: Readonly<Record<string, string>> = {},
    /** What stands for a text that is in neither bundle. */
    private readonly missing: (key: string) => string = (key) => key,
  ) {}

  render(phrase: Phrase): string {
    const name = phrase.args ? JSON.stringify([phrase.key, phrase.args]) : phrase.key;
    const known = this.cache.get(name);
    if (known !== undefined) return known;
    const text = this.form(phrase, "");
    if (this.cache.size >= CACHE_SIZE) this.cache.clear();
    this.cache.set(name, text);
    return text;
  }

  /** Whether there is a text for a key, `message` or `message.attribute`. */
  has(key: string): boolean {
    const [message = "", attribute = ""] = key.split(".");
    return [this.own, this.english].some((bundle) => find(bundle, message, attribute) !== undefined);
  }

  private form(phrase: Phrase, wanted: string): string {
    const args = phrase.args ?? {};
    if (phrase.key === "seat") return this.person(args.n);
    if (phrase.key === "about") return aboutNumber(args).toString();
    const name = this.names[phrase.key];
    if (name !== undefined) return name;
    const dot = phrase.key.indexOf(".");
    const key = dot < 0 ? phrase.key : phrase.key.slice(0, dot);
    const attribute = dot < 0 ? wanted : phrase.key.slice(dot + 1);
    const found = this.findText(key, attribute);
    return found ? this.fill(found.bundle, found.pattern, args, key) : this.missing(phrase.key);
  }

  private findText(key: string, attribute: string): { bundle: FluentBundle; pattern: Pattern } | undefined {
    const tries: [FluentBundle, string][] = [
      [this.own, attribute],
      [this.own, ""],
      [this.english, attribute],
      [this.english, ""],
    ];
    for (const [index, [bundle, form]] of tries.entries()) {
      const pattern = find(bundle, key, form);
      if (index === 0 && pattern === undefined) this.note(attribute ? `${key}.${attribute}` : key, "missing");
      if (pattern !== undefined) return { bundle, pattern };
    }
    return undefined;
  }

  private fill(bundle: FluentBundle, pattern: Pattern, args: Record<string, PhraseValue>, key: string): string {
    if (typeof pattern === "string") return pattern;
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, this.variables(args, key), errors);
    for (const error of errors) this.note(key, error.message);
    return text;
  }

  /** An object that resolves any variable a pattern asks for. */
  private variables(args: Record<string, PhraseValue>, key: string): Record<string, FluentVariable> {
    const get = (_: object, name: string | symbol): FluentVariable => this.variable(args, key, String(name));
    return new Proxy<Record<string, FluentVariable>>(
      {},
      {
        get,
        has: () => true,
        getOwnPropertyDescriptor: (target, name) => ({
          configurable: true,
          enumerable: true,
          value: get(target, name),
        }),
      },
    );
  }

  private variable(args: Record<string, PhraseValue>, key: string, name: string): FluentVariable {
    let value = Object.hasOwn(args, name) ? args[name] : undefined;
    let attribute = "";
    const cut = name.lastIndexOf("_");
    if (value === undefined && cut >= 0) {
      attribute = name.slice(cut + 1);
      const argument = name.slice(0, cut);
      value = Object.hasOwn(args, argument) ? args[argument] : undefined;
    }
    if (value === undefined) {
      this.note(key, `no argument for $${name}`);
      return `{$${name}}`;
    }
    if (typeof value === "number") return new FluentNumber(value, { useGrouping: false });
    if (typeof value === "string") return isolated(value);
    if (!Array.isArray(value) && value.key === "about") return aboutNumber(value.args ?? {});
    if (Array.isArray(value))
      return this.list(
        value.map((part) => this.form(part, attribute)),
        attribute,
      );
    return this.form(value, attribute);
  }

  private person(seat: PhraseValue | undefined): string {
    const name = typeof seat === "number" ? this.seats[seat] : undefined;
    if (name !== undefined) return isolated(name);
    return this.form({ key: "kernel-seat", args: { n: typeof seat === "number" ? seat + 1 : 0 } }, "");
  }

  private list(parts: string[], attribute: string): string {
    const [first, ...rest] = parts;
    if (first === undefined) {
      const none = this.own.getMessage("kernel-list-none") ?? this.english.getMessage("kernel-list-none");
      return this.form({ key: "kernel-list-none" }, none && attribute in none.attributes ? attribute : "");
    }
    const last = rest.pop();
    let said = first;
    for (const item of rest) said = this.form({ key: "kernel-list-next", args: { list: said, item } }, "");
    if (last === undefined) return said;
    const sound = SOUND_I.test(last) ? "before-i" : "";
    return this.form({ key: "kernel-list-last", args: { list: said, item: last } }, sound);
  }

  private note(key: string, problem: string): void {
    this.problems.add(`${key}: ${problem}`);
  }
}

function find(bundle: FluentBundle, key: string, attribute: string): Pattern | undefined {
  const message = bundle.getMessage(key);
  if (!message) return undefined;
  return (attribute ? message.attributes[attribute] : message.value) ?? undefined;
}

/** A reconstructed number: it chooses plural forms like the number itself. */
class AboutNumber extends FluentNumber {
  override toString(): string {
    return `≈${String(this.value)}`;
  }
}

function aboutNumber({ n }: Record<string, PhraseValue>): AboutNumber {
  return new AboutNumber(typeof n === "number" ? n : 0, { useGrouping: false });
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const FIRST_STRONG_ISOLATE = "\u2068";
const POP_ISOLATE = "\u2069";

/** A name for use within a sentence: one written from right to left does not reorder the words around it. */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? FIRST_STRONG_ISOLATE + name + POP_ISOLATE : name;
}
