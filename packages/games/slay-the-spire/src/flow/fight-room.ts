/**
 * A room with a fight (9.2 to 9.4, 9.17), of the map or out of an event (R91): heroes take their rows (13.18), its enemies are dealt - the fight - its rewards
 * (13.14) - its cards go under their decks (13.17).
 */
import { call, emit } from '@kolbiste/kernel';
import { gainGold } from '../atoms/deck.ts';
import { gainKey } from '../atoms/keys.ts';
import { enemyCard } from '../cards/pool.ts';
import { isChanged } from '../changes.ts';
import { E } from '../events.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { ELITE_DECK, ENCOUNTER_DECK, FIRST_DECK, HP, ROW } from '../state.ts';
import * as V from '../vocabulary.ts';
import { callRelics, choosesRelics } from './boss-relics.ts';
import { callRows } from './choose-rows.ts';
import { combat } from './combat.ts';
import { layBoss, layElite, layEncounter } from './lay-enemies.ts';
import { flow } from './registry.ts';
import { CARD_REWARD, offer, POTION_REWARD, RARE_REWARD, RELIC_REWARD, settleOffers, UPGRADED } from './rewards.ts';

interface FightLocals {
  kind: number;
  /** 1 = cards of the first encounter, which leave the game. */
  first: number;
  /** The card of the boss. */
  boss: number;
  /** 1 = an event pays for it, a relic and a card each, instead of the card. */
  prize: number;
}

const DEALT = cite('9.2', '9.3', '9.4', '9.17');
const PAID = cite('13.14', 'R69', 'R91');
const UNDER = cite('13.17');
const GONE = cite('9.2');
const VETERANS = cite('21.24', 'R101');
const EMERALD = cite('22.5', 'R97');

/** Encounter cards for every row from the top of a deck. */
function dealEncounter(s: State, deck: number): void {
  s.dealt = s.heroes.map(() => s.decks[deck].pop() ?? -1);
  s.dealt.forEach((card, row) => {
    if (card >= 0) layEncounter(s, card, row);
  });
}

/** An elite that burns is an elite [STS R97]. */
const isElite = (kind: number): boolean => kind === V.ELITE || kind === V.BURNING;
export const isFightRoom = (kind: number): boolean => isElite(kind) || kind === V.ENCOUNTER || kind === V.BOSS;

const rows = flow.step<FightLocals>('rows', cite('13.18', '4.7'), (s) => callRows(s));

const deal = flow.step<FightLocals>('deal', DEALT, (s, { kind, first, boss }) => {
  s.dealt = [];
  if (kind === V.BOSS) layBoss(s, boss);
  else if (isElite(kind)) {
    s.dealt = [s.decks[ELITE_DECK].pop() ?? -1];
    if (s.dealt[0] >= 0) layElite(s, s.dealt[0]);
  } else dealEncounter(s, first === 1 ? FIRST_DECK : ENCOUNTER_DECK);
  s.fight = kind + 1;
  call(s, combat, {});
});

const KINDS: Readonly<Record<string, number>> = {
  card: CARD_REWARD,
  upgradedCard: UPGRADED,
  rare: RARE_REWARD,
  potion: POTION_REWARD,
  relic: RELIC_REWARD,
};
const PRIZE = ['relic', 'card'];

/** What an enemy card pays to a hero; a card for an encounter may stand for a relic [STS 21.24]. */
function pay(s: State, seat: number, rewards: readonly string[], kind: number): void {
  for (const each of rewards) {
    const [name, count] = each.split(' ');
    if (name === 'gold') gainGold(s, seat, Number(count), PAID);
    else if (name === 'card' && kind === V.ENCOUNTER && isChanged(s, V.M_RELICS))
      offer(s, seat, RELIC_REWARD, 1, VETERANS);
    else if (name in KINDS && !(name === 'relic' && isElite(kind) && choosesRelics(s))) offer(s, seat, KINDS[name]);
  }
}

const rewarded = flow.step<FightLocals>('rewarded', PAID, (s, { kind, boss, prize }) => {
  for (let seat = 0; seat < s.heroes.length; seat++) {
    if (s.heroes[seat][HP] <= 0) continue;
    const card = kind === V.BOSS ? boss : s.dealt[isElite(kind) ? 0 : s.heroes[seat][ROW]];
    if (card >= 0) pay(s, seat, prize === 1 ? PRIZE : enemyCard(card).rewards, kind);
  }
  if (kind === V.BURNING) gainKey(s, V.EMERALD, EMERALD);
  settleOffers(s, isElite(kind));
});

/** By a variant the relics of an elite are chosen among as many as there are players [STS 23.5]. */
const chosen = flow.step<FightLocals>('chosen', cite('23.5', 'R103'), (s, { kind, prize }) => {
  if (prize === 0 && isElite(kind) && choosesRelics(s)) callRelics(s);
});

/** Cards of the first encounter leave the game [STS 9.2]. */
const under = flow.step<FightLocals>('under', UNDER, (s, { first }) => {
  if (first === 0)
    for (const card of s.dealt)
      if (card >= 0) s.decks[enemyCard(card).deck === 'elite' ? ELITE_DECK : ENCOUNTER_DECK].unshift(card);
  if (s.dealt.length > 0) emit(s, E.wentUnder, first === 0 ? UNDER : GONE, 1);
  s.dealt = [];
});

const fightRoom = flow.procedure<FightLocals>(
  'fightRoom',
  { rule: DEALT, locals: { kind: 0, first: 0, boss: 0, prize: 0 }, see: 'open' },
  [rows, deal, rewarded, chosen, under],
);

export function callFight(s: State, kind: number, how: Partial<FightLocals> = {}): void {
  call(s, fightRoom, { kind, first: 0, boss: 0, prize: 0, ...how });
}
