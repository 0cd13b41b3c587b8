/** High Card for the table: both players, their cards, what they showed last. */
import type { Beside } from '@kolbiste/tablekit/engine/adapter.ts';
import { plainAdapter } from '@kolbiste/tablekit/plain/adapter.ts';
import type { PlainRow, PlainThing, PlainZone } from '@kolbiste/tablekit/plain/data.ts';
import { both, faceDown, sign } from '@kolbiste/tablekit/plain/data.ts';
import type { Story } from '@kolbiste/tablekit/story/story.ts';
import { EVENTS } from '../../src/flow.ts';
import type { View } from '../../src/index.ts';
import { game } from '../../src/index.ts';
import type { State } from '../../src/state.ts';
import { CARDS } from '../../src/state.ts';
import { remedyText } from '../../src/words.ts';

const card = (key: string, n: number, inHand = false): PlainThing => ({
  key,
  face: sign(n),
  words: both(`Karta ${n}`, `Card ${n}`),
  ...(inHand ? { answers: { choose: [n] } } : {}),
});

/** The cards of a hand as whoever sits here knows them; a hand of nobody here from its back. */
function handOf(v: View, seat: number, beside?: Beside<View>): PlainThing[] {
  const views = beside === undefined ? [v] : [v, beside.before, beside.after];
  const own = views.find(({ who, counts }) => who === seat && counts[seat] === v.counts[seat]);
  const key = (k: number): string => `hand.${seat}.${k}`;
  if (own !== undefined) return own.hand.map((n, k) => card(key(k), n, true));
  return Array.from({ length: v.counts[seat] }, (_, k) => faceDown(key(k)));
}

/** What a seat has chosen in this round: its own card, or the back of the other's. */
function chosenBy(v: View, seat: number): PlainThing[] {
  const { chosen } = (v.flow.at(-1)?.locals ?? {}) as { chosen?: readonly number[] };
  const n = chosen?.[seat] ?? 0;
  const key = `chosen.${seat}`;
  return n === 0 ? [] : [n < 0 ? faceDown(key) : card(key, n)];
}

function zoneOf(v: View, seat: number, beside?: Beside<View>): PlainZone {
  const row = (key: string, cs: string, en: string, things: PlainThing[]): PlainRow => ({
    key,
    name: both(cs, en),
    things,
  });
  const shown = v.shown[seat] === 0 ? [] : [card(`shown.${seat}`, v.shown[seat])];
  return {
    seat,
    facts: [{ key: `points.${seat}`, name: both('Body', 'Points'), value: v.points[seat] }],
    rows: [
      row('hand', 'Ruka', 'Hand', handOf(v, seat, beside)),
      row('chosen', 'Zvolená karta', 'Chosen card', chosenBy(v, seat)),
      row('shown', 'Naposledy ukázaná', 'Shown last', shown),
    ],
  };
}

const story: Story<State> = {
  counted: () => ({ title: both('Body', 'Points'), of: 'seats', limit: null, time: both('{n}. kolo', 'round {n}') }),
  values: ({ points }) => points,
  time: ({ round, rounds }) => Math.min(round, rounds),
  luck: [
    {
      what: both('Součet karet v ruce', 'Sum of the hand'),
      how: both(
        'Každá karta proti průměru celého balíčku: vyšší karta je lepší.',
        'Each card against the mean of the whole deck: a higher card is a better one.',
      ),
      draw: (_s, { kind, a, b }) =>
        EVENTS[kind] === 'drew' ? { seat: a, came: b, expected: { over: 1 + CARDS, under: 2 } } : undefined,
    },
  ],
};

export const adapter = plainAdapter({
  game,
  mind: () => import('../../bot/index.ts'),
  remedy: remedyText,
  configSeen: ({ rounds }) => ({ rounds }),
  table(v, beside) {
    const round = Math.min(v.round, v.rounds);
    return {
      course: both(`${round}. kolo z ${v.rounds}`, `Round ${round} of ${v.rounds}`),
      zones: [zoneOf(v, 0, beside), zoneOf(v, 1, beside)],
    };
  },
  story,
  ready: (decision) => decision === 'round.choose',
  chance: ['drew'],
  quiet: ['dealt'],
});
