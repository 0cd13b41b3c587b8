/** The combat that is fought, in words: phase, tactic, both strikes with the figures that are compared. */
import type { Canvas } from '@kolbiste/gamekit/desk';
import { say, wrapped } from '@kolbiste/gamekit/desk';
import type { Combat } from '../src/pieces.ts';
import type { State } from '../src/state.ts';
import type { View } from '../src/view.ts';
import { A } from '../src/vocabulary.ts';
import { partsWords, quoted } from './card.ts';
import type { Forecast, Strike } from './engine.ts';
import { combatNow, forecast, tacticsOfBoth } from './engine.ts';
import { piecePlaces } from './places.ts';
import { FATE_WORDS, FIGURE_WORDS, PHASE_WORDS, TABLE, TACTIC_WORDS } from './words.ts';

/** From this phase on nothing is foretold: what becomes of both is decided. */
const RESOLVED = 6;

interface Fought {
  readonly v: View;
  readonly s: State;
  readonly c: Combat;
  readonly canvas: Canvas;
  readonly places: ReadonlyMap<number, string>;
}

/** `A s1 “Dragoon”`; whoever is not there any more has no place. */
function fighter({ v, canvas, places }: Fought, id: number): string {
  const p = v.pieces.find((each) => each.id === id);
  return p === undefined ? '–' : `${places.get(id) ?? ''} ${quoted(p.card, canvas)}`;
}

const cardAt = ({ v, canvas }: Fought, id: number): string =>
  quoted(v.pieces.find((p) => p.id === id)?.card ?? 0, canvas);

function strikeLine(at: Fought, tactic: number, strike: Strike): string[] {
  const { lang, width } = at.canvas;
  const { by, attack, armor, fate, order, happens, weapon } = strike;
  const given = {
    by: fighter(at, by),
    tactic: say(lang, TACTIC_WORDS[tactic]),
    attack,
    armor,
    fate: say(lang, FATE_WORDS[fate]),
  };
  const words = [
    say(lang, TABLE.strike, given),
    ...(weapon === 0 ? [] : [say(lang, TABLE.weapon, { card: cardAt(at, weapon) })]),
    ...(order > 0 ? [say(lang, TABLE.first)] : []),
    ...(order < 0 && happens ? [say(lang, TABLE.back)] : []),
    ...(happens ? [] : [say(lang, TABLE.notAtAll)]),
  ];
  return [...wrapped(words.join(' · '), width, '   ', '      '), ...madeOf(at, tactic, strike)];
}

/** What both figures are made of, where the table is wanted in full. */
function madeOf({ canvas }: Fought, tactic: number, { attack, attackParts, armor, armorParts }: Strike): string[] {
  const { lang, width, odds } = canvas;
  const sides = [
    [TACTIC_WORDS[tactic], attack, attackParts],
    [FIGURE_WORDS[A], armor, armorParts],
  ] as const;
  if (!odds) return [];
  return sides.flatMap(([word, n, parts]) =>
    wrapped(`${say(lang, word)} ${n}: ${partsWords(parts, canvas)}`, width, '      ', '         '),
  );
}

const forecastLines = (at: Fought, { tactic, attack, back }: Forecast): string[] => [
  ...strikeLine(at, tactic, attack),
  ...strikeLine(at, tactic, back),
];

function fateLines(at: Fought): string[] {
  const { lang, width } = at.canvas;
  const { attacker, defender, attackerFate, defenderFate } = at.c;
  return [[attacker, attackerFate] as const, [defender, defenderFate] as const].flatMap(([id, fate]) => {
    const given = { card: fighter(at, id), fate: say(lang, FATE_WORDS[fate]) };
    return wrapped(say(lang, TABLE.becomes, given), width, '   ', '      ');
  });
}

function outlook(at: Fought): string[] {
  const { s, c } = at;
  if (c.phase >= RESOLVED) return fateLines(at);
  const tactics = c.tactic === 0 ? tacticsOfBoth(s, c.attacker, c.defender) : [c.tactic];
  return tactics.flatMap((tactic) => {
    const ahead = forecast(s, c.attacker, c.defender, tactic);
    return ahead === null ? [] : forecastLines(at, ahead);
  });
}

/** Nothing where nobody fights. */
export function combatLines(v: View, s: State, canvas: Canvas): string[] {
  const c = combatNow(s);
  if (c === null) return [];
  const { lang, width, paint } = canvas;
  const at: Fought = { v, s, c, canvas, places: piecePlaces(v) };
  const isNamed = c.attacker !== 0;
  const head = [
    say(lang, TABLE.combat, { n: Math.max(1, c.phase), phase: say(lang, PHASE_WORDS[Math.max(1, c.phase) - 1]) }),
    ...(isNamed ? [say(lang, TACTIC_WORDS[c.tactic])] : []),
    ...(v.combats.length > 1 ? [say(lang, TABLE.waiting, { n: v.combats.length - 1 })] : []),
  ];
  const pair = { attacker: fighter(at, c.attacker), defender: fighter(at, c.defender) };
  const zone = c.zone === 0 ? [] : [say(lang, TABLE.zone, { card: cardAt(at, c.zone) })];
  return [
    ...wrapped(head.join(' · '), width).map((line) => paint('strong', line)),
    ...(isNamed ? wrapped([say(lang, TABLE.against, pair), ...zone].join(' · '), width, '   ', '      ') : []),
    ...(isNamed ? outlook(at) : []),
  ];
}
