/** What scenario files can ask about a fight. See docs/scenarios.md. */
import type { Json } from '@kolbiste/kernel';
import type { Source } from '@kolbiste/testkit/adapter';
import { ARRIVAL, readingOrder } from './atoms/enemies.ts';
import { usesSpent } from './atoms/items.ts';
import { ENEMIES, relicCard } from './cards/pool.ts';
import { costOf } from './effects/cost.ts';
import { isDown } from './effects/uses.ts';
import { cardId, ENEMY_FIGURES, HERO_FIGURES, IN_ORDER, REWARD_PILES, SEATS, TOP_FIRST } from './scenario-setup.ts';
import { wayFacts } from './scenario-way.ts';
import * as H from './state.ts';
import { MOST_ENERGY, ORBS, STANCES } from './vocabulary.ts';

const OUTCOMES = ['under way', 'won', 'lost'];
const GONE = ['no', 'dead', 'left'];

/** The second of two alike is `id 2`, in the order they came. */
function enemyNames(s: H.State): string[] {
  return s.enemies.map((enemy, e) => {
    const before = s.enemies.slice(0, e).filter((other) => other[H.CARD] === enemy[H.CARD]).length;
    return `${ENEMIES[enemy[H.CARD]].id}${before === 0 ? '' : ` ${before + 1}`}`;
  });
}

function heroFacts(s: H.State, seat: number): Record<string, Json> {
  const name = SEATS[seat];
  const hero = s.heroes[seat];
  const out: Record<string, Json> = {};
  for (const [figure, at] of HERO_FIGURES) out[`${name}.${figure}`] = hero[at];
  for (const [pile, kind] of TOP_FIRST) out[`${name}.${pile}`] = H.pileOf(s, seat, kind).map(cardId).reverse();
  for (const [pile, kind] of IN_ORDER) out[`${name}.${pile}`] = H.pileOf(s, seat, kind).map(cardId);
  out[`${name}.orbs`] = H.pileOf(s, seat, H.ORBS).map((orb) => ORBS[orb]);
  out[`${name}.slots`] = hero[H.SLOTS];
  out[`${name}.attached`] = H.pileOf(s, seat, H.ATTACHED).map(cardId);
  out[`${name}.maxHp`] = hero[H.MAX_HP];
  out[`${name}.row`] = hero[H.ROW] + 1;
  out[`${name}.stance`] = STANCES[hero[H.STANCE]];
  out[`${name}.cubes`] = H.pileOf(s, seat, H.POWER_CUBES).map((cubes) => cubes & 255);
  out[`${name}.done`] = hero[H.DONE] === 1;
  out[`${name}.cards`] = H.pileOf(s, seat, H.HAND).length;
  out[`${name}.relics`] = H.pileOf(s, seat, H.RELICS).map((item) => relicCard(item).id);
  out[`${name}.used`] = H.pileOf(s, seat, H.RELICS)
    .filter((item, at) => isDown(item, H.pileOf(s, seat, H.USES)[at]))
    .map((item) => relicCard(item).id);
  H.pileOf(s, seat, H.RELICS).forEach((item, at) => {
    if (relicCard(item).uses > 0) out[`${name}.spent ${relicCard(item).id}`] = usesSpent(H.pileOf(s, seat, H.USES)[at]);
  });
  for (const [pile, kind] of REWARD_PILES) out[`${name}.${pile}`] = H.pileOf(s, seat, kind).map(cardId).reverse();
  out[`${name}.potions`] = H.pileOf(s, seat, H.POTIONS).map((item) => relicCard(item).id);
  H.pileOf(s, seat, H.HAND).forEach((face, at) => {
    const cost = costOf(s, seat, at);
    out[`${name}.cost ${cardId(face)}`] = cost < 0 ? (cost === -1 ? 'X' : 'none') : Math.min(cost, MOST_ENERGY);
  });
  return out;
}

export function facts(s: H.State): Record<string, Json> {
  const names = enemyNames(s);
  const out: Record<string, Json> = {
    ...wayFacts(s),
    round: s.round,
    die: s.die,
    outcome: OUTCOMES[s.outcome],
    fighting: s.fight > 0,
    enemies: readingOrder(s).map((e) => names[e]),
    arrivals: s.arrivals.flatMap((card, at) =>
      at % ARRIVAL === 0 ? [`${ENEMIES[card].kind} ${s.arrivals[at + 1] + 1}`] : [],
    ),
  };
  s.enemies.forEach((enemy, e) => {
    for (const [figure, at] of ENEMY_FIGURES) out[`${names[e]}.${figure}`] = enemy[at];
    out[`${names[e]}.row`] = enemy[H.ROW] + 1;
    out[`${names[e]}.gone`] = GONE[enemy[H.GONE]];
  });
  for (let seat = 0; seat < s.heroes.length; seat++) Object.assign(out, heroFacts(s, seat));
  return out;
}

/** `A.hand 1`, `A.draw 1` (the top): the card that lies there. */
export function secret(s: H.State, card: Source): Json {
  const match = /^([A-D])\.(hand|draw) (\d+)$/.exec(card.text()) ?? card.fail('A.hand 1 or A.draw 1');
  const seat = SEATS.indexOf(match[1]);
  if (seat >= s.heroes.length) card.fail('a hero of this fight');
  const pile = H.pileOf(s, seat, match[2] === 'hand' ? H.HAND : H.DRAW);
  const at = Number(match[3]);
  return pile[match[2] === 'hand' ? at - 1 : pile.length - at] ?? card.fail('a card that is there');
}
