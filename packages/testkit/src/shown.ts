/**
 * Whether every text of every card stands in a scenario that shows it: each part of a card is taken away or changed in
 * turn, and a scenario that has the card must notice.
 */
import type { ScenarioAdapter } from './adapter.ts';
import { runScenario } from './scenario.ts';
import { readScenarioText, scenarioFiles } from './scenario-files.ts';
import type { Runner } from './vitest.ts';

/** A card with one part of it taken away or changed. */
export interface CardChange<C> {
  /** `without abilities.0.limit`, `abilities.0.do.0.draw 2 + 1`. */
  readonly what: string;
  readonly card: C;
}

/** The way to a part: names of members and places in lists. */
export type Path = readonly (string | number)[];

/** What else could stand at a place, and how it is told; `undefined` takes the part away. */
export type Instead = readonly [what: string, value: unknown];

/** A figure that is greater by one. */
export function* numberMore(value: unknown, label: string): Generator<Instead> {
  if (typeof value === 'number') yield [`${label} ${value} + 1`, value + 1];
}

/** How the cards of a game may be changed. */
export interface ChangeRules<C> {
  /** Members of a card that are its text. */
  readonly parts: readonly (keyof C & string)[];
  /** What else could stand there; `inList`: the part is an item of a list. */
  readonly instead: (value: unknown, path: Path, inList: boolean) => Iterable<Instead>;
  /** Whether a card might look so: other changes are left out, unless they only shorten a list. */
  readonly sound: (card: C) => boolean;
}

const partAt = (whole: unknown, path: Path): unknown =>
  path.reduce((part, step) => (part as Record<string | number, unknown>)[step], whole);

function withPart<C>(card: C, path: Path, value: unknown): C {
  const copy = structuredClone(card);
  const parent = partAt(copy, path.slice(0, -1)) as Record<string | number, unknown>;
  const last = path[path.length - 1];
  if (value !== undefined) parent[last] = value;
  else if (Array.isArray(parent)) parent.splice(last as number, 1);
  else delete parent[last];
  return copy;
}

/** Every change of a card that a scenario must notice, part by part. */
export function* cardChanges<C extends object>(card: C, rules: ChangeRules<C>): Generator<CardChange<C>> {
  function* within(part: unknown, path: Path): Generator<CardChange<C>> {
    if (typeof part !== 'object' || part === null) return;
    const isList = Array.isArray(part);
    for (const [name, value] of Object.entries(part)) {
      if (path.length === 0 && !(rules.parts as readonly string[]).includes(name)) continue;
      const here = [...path, isList ? Number(name) : name];
      for (const [what, other] of rules.instead(value, here, isList)) {
        const changed = withPart(card, here, other);
        if ((isList && other === undefined) || rules.sound(changed)) yield { what, card: changed };
      }
      yield* within(value, here);
    }
  }
  yield* within(card, []);
}

/** What is tested: the cards, how they change, and where their scenarios are. */
export interface CardsShown<C> {
  readonly adapter: ScenarioAdapter;
  /** The folder of the game's scenarios. */
  readonly folder: string;
  readonly cards: readonly C[];
  /** What a card is called; a test bears it. */
  readonly title: (card: C) => string;
  readonly changes: (card: C) => Iterable<CardChange<C>>;
  /** Whether a scenario has the card, by its text. */
  readonly stands: (card: C, text: string) => boolean;
  /** From now on scenarios are played with this card instead of the one it was made of; throws where it cannot be played with. */
  readonly play: (card: C) => void;
  /** Scenarios are played with the printed cards again. */
  readonly restore: () => void;
  /** The text of a scenario with the card that is played now, where files state their cards themselves. */
  readonly written?: (text: string) => string;
  /** Changes that nothing can notice, `title: change`, with the reason. */
  readonly alike: Readonly<Record<string, string>>;
}

interface File {
  readonly file: string;
  readonly text: string;
}

/** Those in a folder `cards` come first, then the shortest: they run fastest. */
function scenariosIn(folder: string): File[] {
  const rank = ({ file, text }: File): number => text.length + (file.startsWith(`${folder}/cards/`) ? 0 : 1e6);
  return scenarioFiles(folder)
    .map((file) => ({ file, text: readScenarioText(file) }))
    .sort((a, b) => rank(a) - rank(b));
}

const holds = <C>(shown: CardsShown<C>, { file, text }: File, written = text): boolean => {
  try {
    return runScenario([shown.adapter], written, file, { citations: false }).ok;
  } catch {
    return false;
  }
};

/** Files of which it is known whether they hold with the printed cards: one that does not would notice everything. */
type Sound = Map<string, boolean>;

function isSound<C>(shown: CardsShown<C>, each: File, sound: Sound): boolean {
  const before = sound.get(each.file);
  if (before !== undefined) return before;
  shown.restore();
  const now = holds(shown, each);
  sound.set(each.file, now);
  return now;
}

function isNoticed<C>(shown: CardsShown<C>, card: C, files: readonly File[], sound: Sound): boolean {
  try {
    shown.play(card);
  } catch {
    return true;
  }
  return files.some((each) => {
    if (holds(shown, each, shown.written?.(each.text))) return false;
    if (isSound(shown, each, sound)) return true;
    shown.play(card);
    return false;
  });
}

/** One test for each card with a text; it names the changes of the card that no scenario notices. */
export function describeCardsShown<C>({ describe, it }: Runner, shown: CardsShown<C>): void {
  const files = scenariosIn(shown.folder);
  const sound = new Map<string, boolean>();
  describe('every text of every card stands in a scenario that shows it', () => {
    for (const card of shown.cards) {
      const changes = [...shown.changes(card)];
      if (changes.length === 0) continue;
      const title = shown.title(card);
      it(title, () => {
        const standing = files.filter(({ text }) => shown.stands(card, text));
        try {
          const missed = changes
            .filter((change) => !isNoticed(shown, change.card, standing, sound))
            .map(({ what }) => what);
          const excused = Object.keys(shown.alike).filter((each) => each.startsWith(`${title}: `));
          const named = missed.map((what) => `${title}: ${what}`);
          const left = named.filter((each) => !excused.includes(each));
          const idle = excused.filter((each) => !named.includes(each)).map((each) => `noticed after all: ${each}`);
          if (left.length + idle.length > 0) throw new Error([...left, ...idle].join('\n'));
        } finally {
          shown.restore();
        }
      });
    }
  });
}
