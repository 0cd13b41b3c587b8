/** The check of a game's card files: what is wrong with the file itself, and what mutations of the game's own cards say. */
import { rng } from '@kolbiste/kernel';
import type { TimedRunner } from './timed.ts';
import { mustBe, PATIENT } from './timed.ts';

type Checked<C> =
  | { readonly ok: true; readonly value: readonly C[] }
  | { readonly ok: false; readonly faults: readonly { readonly message: { readonly en: string } }[] };

export interface CardFileLaws<C> {
  /** The game's name in files. */
  readonly game: string;
  readonly check: (json: unknown) => Checked<C>;
  /** So many cards stand in a file at most. */
  readonly most: number;
  /** One sound card. */
  readonly card: object;
  /** The game's own files of cards. */
  readonly files: readonly string[];
  readonly mutations: number;
  /** Words that are strange where they do not belong. */
  readonly strange: readonly string[];
  /** What is wrong with the cards of mutations that the check takes: they must be played with, and read. */
  readonly wrong: (files: readonly (readonly C[])[]) => readonly unknown[];
}

const faultsOf = <C>({ check }: CardFileLaws<C>, json: unknown): readonly string[] => {
  const result = check(json);
  return result.ok ? [] : result.faults.map(({ message }) => message.en);
};

/** Every place inside a value, as the thing that holds it and its key. */
function placesIn(value: unknown, out: [Record<string, unknown>, string][] = []): [Record<string, unknown>, string][] {
  if (typeof value !== 'object' || value === null) return out;
  for (const [key, item] of Object.entries(value)) {
    out.push([value as Record<string, unknown>, key]);
    placesIn(item, out);
  }
  return out;
}

const STRANGE: readonly unknown[] = [null, true, -1, 0, 3.5, 1e12, '', [], {}, [[]], { each: 'unit' }, 9999];

/** The cards of a file with one place gone, made something else, doubled under another name or replaced by another. */
function mutated({ files, strange }: Pick<CardFileLaws<never>, 'files' | 'strange'>, seed: string): unknown {
  const { int } = rng(seed);
  const copy = JSON.parse(files[int(files.length)]) as unknown;
  const places = placesIn(copy);
  const [holder, key] = places[int(places.length)];
  const [other, otherKey] = places[int(places.length)];
  const values = [...STRANGE, ...strange];
  const how = int(4);
  if (how === 0) delete holder[key];
  else if (how === 1) holder[key] = values[int(values.length)];
  else if (how === 2) holder[otherKey] = holder[key];
  else holder[key] = structuredClone(other[otherKey]);
  // A hole in a list is nothing that JSON could say.
  return JSON.parse(JSON.stringify(copy)) as unknown;
}

const FAULT = /^\$(\[\d+\]|\.| *:|\[")?.*: expected .+, but there is .+/;

function mutations<C>(laws: CardFileLaws<C>): void {
  const sound: (readonly C[])[] = [];
  for (let i = 0; i < laws.mutations; i++) {
    const result = laws.check(mutated(laws, `mutation ${i}`));
    if (result.ok) sound.push(result.value);
    else {
      const odd = result.faults.map(({ message }) => message.en).filter((text) => !FAULT.test(text));
      mustBe(`faults of mutation ${i} that do not tell their place`, odd, []);
    }
  }
  // Neither is everything refused nor everything taken.
  mustBe(
    'sound mutations',
    [sound.length > laws.mutations / 30, sound.length < (laws.mutations * 3) / 4],
    [true, true],
  );
  mustBe('wrong though the check takes it', laws.wrong(sound), []);
}

const wraps = (game: string, cards: unknown): object => ({ format: 'kolbiste-cards/1', game, cards });

/** Files that are none, each with how its fault begins. */
const strangeFiles = ({
  game,
  card,
  most,
}: Pick<CardFileLaws<never>, 'game' | 'card' | 'most'>): readonly (readonly [unknown, string])[] => [
  [undefined, '$: expected an object with format, game, cards'],
  [wraps(game, 7), `$.cards: expected a list of 1–${most} items`],
  [wraps('another', [card]), `$.game: expected one of "${game}"`],
  [new Array(most + 1).fill(0), `$: expected a list of 1–${most} items`],
  [[{ ...card, colour: 'red' }], '$[0].colour: expected only id'],
  [[card, card], '$[1].id: expected each'],
];

/** One test for each: `describeCardFile({ describe, it }, laws)`. */
export function describeCardFile<C>({ describe, it }: TimedRunner, laws: CardFileLaws<C>): void {
  describe('files of cards', () => {
    it('are told what is wrong with the file itself', PATIENT, () => {
      mustBe('faults of a sound card', faultsOf(laws, wraps(laws.game, [laws.card])), []);
      for (const [json, begins] of strangeFiles(laws)) {
        const faults = faultsOf(laws, json);
        if (!faults.some((fault) => fault.startsWith(begins)))
          throw new Error(`expected ${begins}; there is ${faults.join('; ')}`);
      }
    });
    it(`${laws.mutations} mutations of the game's own cards are refused with a path, or are sound`, PATIENT, () =>
      mutations(laws),
    );
  });
}
