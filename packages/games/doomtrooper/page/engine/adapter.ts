/** Doomtrooper for the table: points of each, areas with what lies there, the own hand. */
import type { Beside } from '@kolbiste/tablekit/engine/adapter.ts';
import { plainAdapter } from '@kolbiste/tablekit/plain/adapter.ts';
import type { PlainFact, PlainRow, PlainThing, PlainZone } from '@kolbiste/tablekit/plain/data.ts';
import { both, faceDown } from '@kolbiste/tablekit/plain/data.ts';
import type { Story } from '@kolbiste/tablekit/story/story.ts';
import { nameOf } from '../../src/cards/names.ts';
import type { State, View } from '../../src/index.ts';
import { cardOf, figureOf, game } from '../../src/index.ts';
import * as O from '../../src/options.ts';
import type { Piece } from '../../src/pieces.ts';
import { remedyText } from '../../src/text/refusals.ts';
import { figuresIn } from '../../src/view.ts';
import { ATTACHED, MARK, WARRIOR } from '../../src/vocabulary.ts';

const ROWS = [
  ['squad', 'Mužstvo', 'Squad'],
  ['kohort', 'Kohorta', 'Kohort'],
  ['outpost', 'Stanice', 'Outpost'],
  ['outside', 'Mimo oblasti', 'No area'],
  ['attached', 'Přiloženo', 'Attached'],
  ['player', 'U hráče', 'At the player'],
] as const;
const MARKS = [
  [MARK.wounded, 'zraněn', 'wounded'],
  [MARK.covered, 'v úkrytu', 'in cover'],
  [MARK.inside, 'uvnitř', 'inside'],
] as const;

const called = (card: number) => both(nameOf(card, 'cs', 'real'), nameOf(card, 'en', 'real'));

/** Which options pointing at a card in play means. */
const answersOf = (p: Piece): Record<string, number[]> => {
  const moves = O.MOVE_NAMES.map((_, move) => O.moveOption(move, p.id));
  const uses = cardOf(p.card).abilities.map((_, k) => O.useOption(p.id, k));
  return {
    act: [...moves, ...uses],
    ask: [...moves, ...uses],
    target: [p.id],
    place: [p.id],
    choose: [p.id],
    by: [p.id],
    zone: [p.id],
  };
};

function pieceThing(v: View, s: State, p: Piece): PlainThing {
  if (p.card === 0) return faceDown(`piece.${p.id}`);
  const { cs, en } = called(p.card);
  const figures = cardOf(p.card).kind === WARRIOR ? ` ${[0, 1, 2, 3].map((k) => figureOf(s, p, k)).join('/')}` : '';
  const bearer = p.zone === ATTACHED ? v.pieces.find(({ id }) => id === p.on) : undefined;
  const on = bearer === undefined || bearer.card === 0 ? both('', '') : called(bearer.card);
  const marks = MARKS.filter(([bit]) => p.marks & bit);
  const words = both(
    [`${cs}${figures}`, ...marks.map((m) => m[1]), ...(on.cs ? [`u karty ${on.cs}`] : [])].join(', '),
    [`${en}${figures}`, ...marks.map((m) => m[2]), ...(on.en ? [`on ${on.en}`] : [])].join(', '),
  );
  return { key: `piece.${p.id}`, face: words, words, answers: answersOf(p) };
}

/** The hand of a seat as whoever sits here knows it; a hand of nobody here from its back. */
function handOf(v: View, seat: number, beside?: Beside<View>): PlainThing[] {
  const views = beside === undefined ? [v] : [v, beside.before, beside.after];
  const own = views.find(({ who, counts }) => who === seat && counts[seat][0] === v.counts[seat][0]);
  const key = (k: number): string => `hand.${seat}.${k}`;
  const hand = own?.hands[seat];
  if (hand === undefined || hand === null) return Array.from({ length: v.counts[seat][0] }, (_, k) => faceDown(key(k)));
  return hand.map((card, k) => {
    const ways = [O.handOption(card, O.OPENLY), O.handOption(card, O.INTO_COVER)];
    return {
      key: key(k),
      face: called(card),
      words: called(card),
      answers: { act: ways, ask: ways, discard: ways.slice(0, 1) },
    };
  });
}

function zoneOf(v: View, s: State, seat: number, beside?: Beside<View>): PlainZone {
  const fact = (key: string, cs: string, en: string, value: number): PlainFact => ({
    key: `${key}.${seat}`,
    name: both(cs, en),
    value,
  });
  const rows = ROWS.flatMap(([key, cs, en], zone): PlainRow[] => {
    const there = v.pieces.filter((p) => p.seat === seat && p.zone === zone);
    return there.length === 0 ? [] : [{ key, name: both(cs, en), things: there.map((p) => pieceThing(v, s, p)) }];
  });
  return {
    seat,
    facts: [
      fact('promotion', 'Vítězné body', 'Promotion', v.promotion[seat]),
      fact('destiny', 'Body osudu', 'Destiny', v.destiny[seat]),
      fact('library', 'Knihovna', 'Library', v.counts[seat][1]),
    ],
    rows: [{ key: 'hand', name: both('Ruka', 'Hand'), things: handOf(v, seat, beside) }, ...rows],
  };
}

const story: Story<State> = {
  counted: () => ({
    title: both('Vítězné body', 'Promotion'),
    of: 'seats',
    limit: null,
    time: both('{n}. kolo', 'turn {n}'),
  }),
  values: ({ promotion }) => promotion,
  time: ({ turn }) => turn,
  luck: [],
};

export const adapter = plainAdapter({
  game,
  mind: () => import('../../bot/index.ts'),
  remedy: remedyText,
  configSeen: ({ profile, counts }) => ({ rounds: profile.rounds, seats: counts.length }),
  table(v, beside) {
    const s = figuresIn(v);
    const [normal, extra, nonAttack, attack] = v.actions;
    return {
      course: both(
        `${v.turn}. kolo; akce ${normal + extra}, neútočné ${nonAttack}, útočné ${attack}`,
        `Turn ${v.turn}; actions ${normal + extra}, non-attack ${nonAttack}, attack ${attack}`,
      ),
      zones: v.counts.map((_, seat) => zoneOf(v, s, seat, beside)),
    };
  },
  story,
  chance: ['drew', 'shuffled', 'starter'],
  quiet: ['shuffled', 'lasts'],
});
