/**
 * Before the first act: decks are shuffled, those that are unlocked too (4.1, 4.4, 20.3, 20.4) - levels of ascension change the heroes (20.8, 20.11, 20.15) - a daily
 * climb rolls two changes of the rules (21.19), or two were chosen (21.26) - what heroes begin with by them (21.20 to 21.22, 21.30).
 */
import { chance, emit, shuffle } from '@kolbiste/kernel';
import { gainCard, gainCurse } from '../atoms/deck.ts';
import { gainRelic } from '../atoms/items.ts';
import { faceNamed, ITEMS } from '../cards/pool.ts';
import { isChanged } from '../changes.ts';
import { E } from '../events.ts';
import { cite } from '../rulebook.ts';
import { colorlessCards } from '../setup.ts';
import * as H from '../state.ts';
import * as V from '../vocabulary.ts';

export const MIX = cite('4.1', '4.4', '20.3', '20.4', '23.1');
export const ASCEND = cite('20.6', 'R93');
export const VARY = cite('21.19', '21.26', 'R101');
const LESS_HP = cite('20.8', 'R93');
const BANE = cite('20.11');
const WOUNDED = cite('20.15', 'R93');
const RULES = [cite('21.20'), cite('21.21'), cite('21.22')];
const SHARD = cite('21.25');
const CURSED = cite('21.30');
const [A_HP, A_BANE, A_WOUND] = [2, 5, 9];
const [GAINED, CURSES, FACES] = [5, 2, 6];

/** Every deck that lies there all game is shuffled, each by itself. */
export function mixDecks(s: H.State): void {
  for (const deck of [H.RELIC_DECK, H.POTION_DECK, H.BOSS_RELIC_DECK, H.CURSE_DECK]) shuffle(s, 'deck', s.decks[deck]);
  if (s.config.colorless) shuffle(s, 'deck', s.decks[H.COLORLESS_DECK]);
  for (let seat = 0; seat < s.heroes.length; seat++) {
    for (const pile of [H.REWARD, H.RARE]) shuffle(s, 'rewardDeck', H.pileOf(s, seat, pile));
    emit(s, E.rewardsShuffled, MIX, seat, H.pileOf(s, seat, H.REWARD).length);
  }
  for (const deck of s.decks.slice(H.OTHER_REWARD)) if (deck.length > 0) shuffle(s, 'rewardDeck', deck);
}

/** Every deck and pile whose order nobody knows: of an adventure that goes on. */
export function mixAll(s: H.State): void {
  for (const deck of s.decks) shuffle(s, 'deck', deck);
  for (let seat = 0; seat < s.heroes.length; seat++)
    for (const pile of [H.DRAW, H.REWARD, H.RARE]) shuffle(s, 'rewardDeck', H.pileOf(s, seat, pile));
}

/** What levels of ascension do to the heroes before the game [STS R93]. */
export function ascend(s: H.State, from = 0): void {
  const { ascension } = s.config;
  for (let seat = from; seat < s.heroes.length; seat++) {
    const hero = s.heroes[seat];
    if (ascension >= A_HP) {
      hero[H.MAX_HP]--;
      hero[H.HP] = Math.min(hero[H.HP], hero[H.MAX_HP]);
      emit(s, E.levelApplied, LESS_HP, A_HP, seat);
    }
    if (ascension >= A_BANE) gainCard(s, seat, faceNamed('ascenders-bane'), BANE);
    if (ascension >= A_WOUND) {
      hero[H.HP]--;
      emit(s, E.levelApplied, WOUNDED, A_WOUND, seat);
    }
  }
}

/** Two rolls, one change of each list; or what the group has chosen. */
function inForce(s: H.State): readonly number[] {
  if (!s.config.daily) return s.config.modifiers.map((id) => V.MODIFIERS.indexOf(id));
  return [chance(s, 'daily', FACES), FACES + chance(s, 'daily', FACES)];
}

/** Cards from the top of a deck go into the hero's own. */
function gainTop(s: H.State, seat: number, deck: number[], rule: (typeof RULES)[number]): void {
  for (let k = 0; k < GAINED; k++) {
    const face = deck.pop();
    if (face !== undefined) gainCard(s, seat, face, rule);
  }
}

/** Colourless cards that are locked lie there for this gain alone [STS R101]. */
function colorless(s: H.State): void {
  const deck = s.config.colorless ? s.decks[H.COLORLESS_DECK] : shuffle(s, 'deck', colorlessCards());
  for (let seat = 0; seat < s.heroes.length; seat++) gainTop(s, seat, deck, RULES[V.M_COLORLESS]);
}

/** The changes come into force, with what the heroes begin with [STS R101]. */
export function vary(s: H.State): void {
  for (const change of inForce(s)) {
    s.changes |= 1 << change;
    emit(s, E.changeInForce, VARY, change);
  }
  if (s.changes === 0) return;
  if (isChanged(s, V.M_COLORLESS)) colorless(s);
  const shard = ITEMS.find(({ id }) => id === 'prismatic-shard');
  for (let seat = 0; seat < s.heroes.length; seat++) {
    if (isChanged(s, V.M_RARES)) gainTop(s, seat, H.pileOf(s, seat, H.RARE), RULES[V.M_RARES]);
    const relic = isChanged(s, V.M_BOSS_RELIC) ? s.decks[H.BOSS_RELIC_DECK].pop() : undefined;
    if (relic !== undefined) gainRelic(s, seat, relic, RULES[V.M_BOSS_RELIC]);
    if (isChanged(s, V.M_PRISMATIC) && shard !== undefined) gainRelic(s, seat, shard.item, SHARD);
    if (isChanged(s, V.M_CURSED)) for (let k = 0; k < CURSES; k++) gainCurse(s, seat, CURSED);
  }
}
