/**
 * Every text of the printed cards stands in a scenario that shows it. A card of Scratch Wars has no sentence of its own:
 * a disc is nine fields of a colour, an effect, a value and a resistance, a hero's time of day is bonuses and specials.
 * What all 140 kinds of weapons and 81 kinds of heroes have between them is therefore the "cards" here: each colour with
 * each effect that is printed in it, each bonus and malus, each special effect. In the positions of the scenarios the
 * colour, the effect and each figure of such a text is changed in turn, and a scenario that has it must notice.
 */
import { fileURLToPath } from 'node:url';
import type { CardChange } from '@kolbiste/testkit';
import { describeCardsShown } from '@kolbiste/testkit';
import { describe, it } from 'vitest';
import { figureRange, heroKinds, weaponKinds } from '../src/cards/kinds.ts';
import type { Colour } from '../src/cards/types.ts';
import { COLOURS, isDeferred } from '../src/cards/types.ts';
import { scenarioAdapter } from '../src/scenario.ts';

type Figures = readonly [value: number, resistance: number];

/** One printed text, and in a change how it is written instead. */
interface Text {
  readonly title: string;
  /** Where it stands in a position: its value is the first group, a resistance the second. */
  readonly found: RegExp;
  readonly write: (figures: Figures) => string;
  readonly changes: readonly (readonly [what: string, write: (figures: Figures) => string])[];
}

const field = (colour: Colour, kind: string, [value, resistance]: Figures): string =>
  `${colour} ${kind} ${value}${resistance > 0 ? `/${resistance}` : ''}`;

/** Another effect of the same sort, so that the position is still one. */
const OTHERS: Readonly<Record<string, string>> = { energy: 'heal', shield: 'trap', comboIgniter: 'nightAttack' };
const other = (kind: string, usual: string): string => OTHERS[kind] ?? usual;

function fieldTexts(): Text[] {
  const printed = new Map(weaponKinds.flatMap(({ fields }) => fields.map(([c, k]) => [`${c} ${k}`, [c, k] as const])));
  return [...printed]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([title, [colour, kind]]) => {
      const deferred = isDeferred(kind);
      const instead = other(kind, deferred ? 'shield' : 'energy');
      return {
        title,
        found: new RegExp(`\\b${title} (-?\\d+)(?:/(\\d+))?`, 'g'),
        write: (figures) => field(colour, kind, figures),
        changes: [
          [`value + 1`, ([value, resistance]) => field(colour, kind, [value + 1, resistance])],
          ...(deferred
            ? ([['resistance + 1', ([value, r]) => field(colour, kind, [value, r + 1])]] satisfies Text['changes'])
            : []),
          ...COLOURS.filter((each) => each !== colour).map(
            (each) => [each, (figures: Figures) => field(each, kind, figures)] as const,
          ),
          [instead, (figures) => field(colour, instead, figures)],
        ],
      };
    });
}

const signed = (value: number): string => (value < 0 ? `${value}` : `+${value}`);

/** A bonus, malus or special of one sign: `heroAttack +`, `blessing -`. */
function heroTexts(): Text[] {
  const slots = heroKinds.flatMap((hero) => hero.slots);
  const titles = new Set<string>();
  for (const [kind, figure] of slots.flatMap((slot) => [...slot.bonuses, ...slot.specials])) {
    const { low, high } = figureRange(figure, true);
    if (low < 0) titles.add(`${kind} -`);
    if (high >= 0) titles.add(`${kind} +`);
  }
  return [...titles].sort().map((title) => {
    const [kind = '', sign] = title.split(' ');
    const special = ['comboIgniter', 'nightAttack', 'mechanic', 'trick'].includes(kind);
    const instead = special ? other(kind, 'comboIgniter') : kind === 'heal' ? 'energy' : 'heal';
    const step = sign === '-' ? -1 : 1;
    return {
      title,
      found: new RegExp(`(?<!(?:${COLOURS.join('|')}) )\\b${kind} (${sign === '-' ? '-' : '\\+?'}\\d+)\\b`, 'g'),
      write: ([value]) => `${kind} ${signed(value)}`,
      changes: [
        [`value ${signed(step)}`, ([value]) => `${kind} ${signed(value + step)}`],
        [instead, ([value]) => `${instead} ${signed(value)}`],
      ],
    };
  });
}

const changesOf = (text: Text): CardChange<Text>[] =>
  text.changes.map(([what, write]) => ({ what, card: { ...text, write } }));

/** The position of a file alone: what follows `play` speaks of it. */
const split = (text: string): [position: string, rest: string] => {
  const at = text.search(/^play:/m);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
};

let played: Text | undefined;

function written(text: string): string {
  if (played === undefined) return text;
  const { found, write } = played;
  const [position, rest] = split(text);
  return (
    position.replace(found, (_all: string, value: string, resistance?: string | number) =>
      write([Number(value), typeof resistance === 'string' ? Number(resistance) : 0]),
    ) + rest
  );
}

describeCardsShown<Text>(
  { describe, it },
  {
    adapter: scenarioAdapter,
    folder: fileURLToPath(new URL('../scenarios', import.meta.url)),
    cards: [...fieldTexts(), ...heroTexts()],
    title: ({ title }) => title,
    changes: changesOf,
    stands: ({ found }, text) => split(text)[0].search(found) >= 0,
    play: (text) => {
      played = text;
    },
    restore: () => {
      played = undefined;
    },
    written,
    alike: {},
  },
);
