/**
 * An adventure (2.1), begun or gone on with: decks are shuffled (4.1, 4.4), the heroes made ready (20.6, 21.19) - a quick start (22.8) - the act is
 * laid out (4.4 to 4.9, 4.14) - heroes heal (4.16) - Neow's blessings (4.11) - room after room up the map (9.1), the first one an
 * encounter (4.13) - the boss at its top (9.17), perhaps another (20.19) - the act is won - the group stops or goes on (2.1) - the
 * last act is won (2.2). Or a single fight against a named card.
 */
import { call, emit, goto, shuffle } from '@kolbiste/kernel';
import { heal } from '../atoms/creatures.ts';
import { countUp, judgeThird } from '../atoms/outcome.ts';
import type { EnemyCard } from '../cards/compile-enemy.ts';
import { isTop } from '../cards/maps.ts';
import { ENEMIES, enemyCard, enemyNamed } from '../cards/pool.ts';
import { E } from '../events.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { HP, MAX_HP, pileOf, REWARD, WON } from '../state.ts';
import * as V from '../vocabulary.ts';
import { bless } from './blessings.ts';
import { callBossRelics, callRelics, choosesRelics } from './boss-relics.ts';
import { campfire } from './campfire.ts';
import { combat } from './combat.ts';
import { callEvent } from './event-room.ts';
import { callFight, isFightRoom } from './fight-room.ts';
import { callGoOn, mayGoOn } from './go-on.ts';
import { ACT, drawBoss, layBoard } from './lay-act.ts';
import { layBoss, layElite, layEncounter } from './lay-enemies.ts';
import { callMerchant } from './merchant.ts';
import { ASCEND, ascend, MIX, mixAll, mixDecks, VARY, vary } from './prepare.ts';
import { callCatchUp, callQuickStart } from './quick-start.ts';
import { flow } from './registry.ts';
import { offer, RELIC_REWARD, settleOffers } from './rewards.ts';
import { callRoute, kindOfRoom } from './route.ts';

const ROOM = cite('9.1', '9.2', '9.3', '9.4', '4.13');
const ACT_WON = cite('9.17', '2.2');
/** One who lives is enough, but no other act follows. */
const WON_BY_SOME = cite('9.17', '2.2', '23.4', 'R102');
const OVER = cite('2.2', '9.17');
const RENEWED = cite('4.16', '4.17');
const HEALED = cite('4.16', '22.1', 'R93');
const HEALED_LESS = cite('20.12', 'R93');
const MIXED = cite('4.17');
const TWICE = cite('20.19', 'R95');
const TREASURE = cite('9.10');
const THIRD = 3;
const [A_HEAL, HEALS, A_TWICE, TWO_BOSSES] = [6, 4, 13, 2];
/** Whether the group stands at the top: nobody stays there but whoever has beaten its boss [STS 9.17]. */
const isActWon = ({ act, map, node }: State): boolean => isTop(act, map, node);
const isFight = ({ config }: State): boolean => config.fight !== '';

/** An adventure that was sealed goes on before its next room, or where an act was won; what nobody knew is dealt anew. */
const goesOn = flow.step('goesOn', cite('2.1', '9.1', '22.14'), (s, _x, f) => {
  if (s.config.from === null) return;
  mixAll(s);
  if (!isActWon(s)) return goto(f, way);
  if (s.config.joining === 0) {
    goto(f, next);
    return callGoOn(s);
  }
  // Who joins catches up, then the next act is laid out.
  const first = s.heroes.length - s.config.joining;
  ascend(s, first);
  s.act++;
  goto(f, layAct);
  callCatchUp(s, first);
});

const mix = flow.step('mix', MIX, (s) => {
  if (!isFight(s)) mixDecks(s);
});

const ascended = flow.step('ascended', ASCEND, (s) => ascend(s));

const varied = flow.step('varied', VARY, (s) => vary(s));

const quick = flow.step('quick', cite('22.8'), (s) => {
  if (!isFight(s) && s.act > 1) callQuickStart(s);
});

const layAct = flow.step('layAct', ACT, (s) => {
  if (!isFight(s)) layBoard(s);
});

/** Every act but the first of a game: heroes heal and shuffle their reward decks, not the rare ones [STS 4.16] [STS 4.17]. */
const renewed = flow.step('renewed', RENEWED, (s) => {
  if (isFight(s) || s.act === s.config.first) return;
  const less = s.config.ascension >= A_HEAL;
  for (let seat = 0; seat < s.heroes.length; seat++) {
    heal(s, seat, less ? HEALS : s.heroes[seat][MAX_HP], less ? HEALED_LESS : HEALED);
    const deck = shuffle(s, 'rewardDeck', pileOf(s, seat, REWARD));
    emit(s, E.rewardsShuffled, MIXED, seat, deck.length);
  }
});

const blessed = flow.step('blessed', cite('4.11'), (s) => {
  if (!isFight(s) && s.act === 1) bless(s);
});

/** The other cards of the deck of a named one, mixed; alone nobody needs them. */
function othersOf(s: State, { card, deck, act }: EnemyCard): readonly number[] {
  if (s.heroes.length === 1) return [];
  const rest = ENEMIES.filter((each) => each.deck === deck && each.act === act && each.card !== card);
  return shuffle(
    s,
    'encounter',
    rest.map((each) => each.card),
  );
}

/** A single fight: the named card in the lowest row, others of its deck at random above. */
function dealNamed(s: State): void {
  const named = enemyNamed(s.config.fight);
  const { card, deck } = named;
  if (deck === 'boss') layBoss(s, card);
  else if (deck === 'elite') layElite(s, card);
  else {
    const rest = othersOf(s, named);
    layEncounter(s, card, 0);
    for (let row = 1; row < s.heroes.length && row <= rest.length; row++) layEncounter(s, rest[row - 1], row);
  }
  s.fight = (deck === 'boss' ? V.BOSS : deck === 'elite' ? V.ELITE : V.ENCOUNTER) + 1;
}

const room = flow.step('room', ROOM, (s) => {
  if (isFight(s)) {
    dealNamed(s);
    return call(s, combat, {});
  }
  const kind = kindOfRoom(s, s.node);
  if (kind === V.BOSS && s.boss < 0) drawBoss(s);
  if (isFightRoom(kind)) callFight(s, kind, { first: s.node === 0 && s.act === 1 ? 1 : 0, boss: s.boss });
  else if (kind === V.EVENT) callEvent(s);
  else if (kind === V.CAMPFIRE) call(s, campfire, { chosen: s.heroes.map(() => 0) });
  else if (kind === V.MERCHANT) callMerchant(s);
  else if (choosesRelics(s)) callRelics(s);
  else {
    for (let seat = 0; seat < s.heroes.length; seat++) offer(s, seat, RELIC_REWARD, 1, TREASURE);
    settleOffers(s, true);
  }
});

const after = flow.step('after', cite('9.1', '9.17'), (s, _x, f) => {
  if (isFight(s)) return goto(f, over);
  if (!isActWon(s)) return goto(f, way);
  s.beaten.push(s.boss);
});

/** Bosses of the last acts pay nothing, no relic either; where none is left nobody is asked. */
const draft = flow.step('draft', cite('8.15', 'R81'), (s) => {
  if (enemyCard(s.boss).rewards.length > 0) callBossRelics(s);
});

/** At the highest level another boss waits at the top of Act III [STS 20.19]. */
const second = flow.step('second', TWICE, (s, _x, f) => {
  const here = s.beaten.filter((card) => enemyCard(card).act === s.act).length;
  if (s.config.ascension < A_TWICE || s.act !== THIRD || here >= TWO_BOSSES) return;
  drawBoss(s, TWICE);
  goto(f, room);
});

const actWon = flow.step('actWon', ACT_WON, (s) => {
  emit(s, E.actWon, s.heroes.some((hero) => hero[HP] <= 0) ? WON_BY_SOME : ACT_WON, s.act);
  if (s.act === THIRD) judgeThird(s);
  s.stopping = mayGoOn(s) ? 0 : 1;
  if (s.stopping === 0) callGoOn(s);
});

const next = flow.step('next', cite('2.1', '4.14'), (s, _x, f) => {
  if (s.stopping === 1) return goto(f, over);
  s.act++;
  goto(f, layAct);
});

const way = flow.step('way', cite('9.1'), (s, _x, f) => {
  goto(f, room);
  callRoute(s);
});

const over = flow.step('over', OVER, (s) => {
  s.outcome = WON;
  emit(s, E.won, OVER, s.act);
  if (!isFight(s)) countUp(s);
});

export const adventure = flow.procedure('adventure', { rule: cite('2.1'), locals: {}, see: 'open' }, [
  goesOn,
  mix,
  ascended,
  varied,
  quick,
  layAct,
  renewed,
  blessed,
  room,
  after,
  draft,
  second,
  actWon,
  next,
  way,
  over,
]);
