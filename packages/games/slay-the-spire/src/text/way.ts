/** What is asked between the fights, and what may be answered: the way, rewards, campfires, events, the merchant. */
import { cap } from '@kolbiste/cardkit/words';
import type { Option, Seat } from '@kolbiste/kernel';
import { BLESSINGS, EVENT_CARDS } from '../cards/events.ts';
import { mapOf } from '../cards/maps.ts';
import { faceOf, ITEMS } from '../cards/pool.ts';
import { NONE } from '../flow/boss-relics.ts';
import { PASS, REST, restWouldHeal } from '../flow/campfire.ts';
import { NO_CARD, TO_OFFER, TO_REMOVE, TO_TRANSFORM } from '../flow/deck-cards.ts';
import { NO_SECOND } from '../flow/event-room.ts';
import { GO_ON, REMOVE_CARD, removalPrice, W_CARD } from '../flow/merchant.ts';
import { TOGETHER } from '../flow/payment.ts';
import {
  DECLINE,
  FIRST,
  isItemReward,
  LOOK_AT,
  PER_OFFER,
  THROW_AWAY,
  TRANSFORM_REWARD,
  UPGRADED,
} from '../flow/rewards.ts';
import { DECK, POTIONS } from '../state.ts';
import type { View } from '../view.ts';
import { clauseOf, faceText, itemText } from './card.ts';
import { eventOption } from './event-cards.ts';
import { rewardKind, room } from './event-words.ts';
import { isTogether, together } from './rooms.ts';
import * as scene from './scene.ts';
import type { Talk } from './talk.ts';
import { card, count, item, two } from './talk.ts';

type Answer = (t: Talk, v: View, seat: Seat, option: Option) => string;

/** A card or an item with what it says. */
const cardWithText = (t: Talk, face: number): string =>
  face < 0 ? card(t, face) : `${card(t, face)}: ${faceText(face, t.lang).replace(/\.$/, '')}`;
const itemWithText = (t: Talk, n: number): string =>
  n < 0 ? item(t, n) : `${item(t, n)}: ${itemText(n, t.lang).replace(/\.$/, '')}`;
const deckCard = (v: View, seat: Seat, at: number): number => scene.pile(v, seat, DECK)[at] ?? -1;

const vote: Answer = (t, v, _seat, option) => {
  const node = mapOf(v.act, v.map).nodes[option];
  const token = (v.tokens[option] ?? 0) - 1;
  const kind = token >= 0 ? token : (node?.kind ?? -1);
  const where = node === undefined ? '' : two(t, ` (${node.column + 1}. sloupec)`, ` (column ${node.column + 1})`);
  return cap(`${room(t, kind)}${where}`);
};

const reward: Answer = (t, v, seat, option) => {
  if (option >= THROW_AWAY) {
    const potion = item(t, scene.pile(v, seat, POTIONS)[option - THROW_AWAY] ?? -1);
    return two(t, `Odhodit lektvar ${potion}`, `Discard the potion ${potion}`);
  }
  const [, kind = -1] = v.offers[(option / PER_OFFER) | 0] ?? [];
  const what = option % PER_OFFER;
  const named = rewardKind(t, kind);
  if (what === LOOK_AT && kind === TRANSFORM_REWARD) return two(t, 'Proměnit kartu', 'Transform a card');
  if (what === LOOK_AT) return two(t, `Prohlédnout si odměnu: ${named}`, `Look at the reward: ${named}`);
  if (what === DECLINE) return two(t, `Odmítnout odměnu: ${named}`, `Decline the reward: ${named}`);
  const thing = v.offers[(option / PER_OFFER) | 0]?.[FIRST + what - 1] ?? -1;
  if (isItemReward(kind)) return two(t, `Vzít si ${itemWithText(t, thing)}`, `Take ${itemWithText(t, thing)}`);
  const face = kind === UPGRADED && thing >= 0 && faceOf(thing).canUpgrade ? thing + 1 : thing;
  return two(t, `Vzít si ${cardWithText(t, face)}`, `Take ${cardWithText(t, face)}`);
};

/** What resting would do now. */
function rest(t: Talk, v: View, seat: number): string {
  const n = restWouldHeal(scene.asState(v), seat);
  return n === 0
    ? two(t, 'Odpočinout si (máte plný počet žt)', 'Rest (you have all your HP)')
    : two(t, `Odpočinout si: zhojit si ${n} žt`, `Rest: heal ${n} HP`);
}

const fire: Answer = (t, v, seat, option) => {
  if (option === REST) return rest(t, v, seat);
  if (option === PASS) return two(t, 'Odejít bez odpočinku i vyspravení', 'Leave without resting or smithing');
  const face = deckCard(v, seat, option - 1);
  return two(t, `Vylepšit ${card(t, face)}`, `Upgrade ${card(t, face)}`);
};

const eventText = (t: Parameters<Answer>[0], v: Parameters<Answer>[1], option: number): string => {
  if (option === NO_SECOND) return two(t, 'Druhou možnost nevyužít', 'Take no second option');
  if (isTogether(option)) return together(t, eventText(t, v, option - TOGETHER));
  const wanted = EVENT_CARDS[v.event]?.options[option];
  return wanted === undefined ? two(t, `${option + 1}. možnost`, `Option ${option + 1}`) : eventOption(wanted, t.lang);
};
const ofEvent: Answer = (t, v, _seat, option) => eventText(t, v, option);

const trade: Answer = (t, v, seat, option) => {
  if (option === GO_ON) return two(t, 'Jít dál', 'Go on');
  if (isTogether(option)) return together(t, trade(t, v, seat, option - TOGETHER));
  if (option >= REMOVE_CARD) {
    const face = card(t, deckCard(v, seat, option - REMOVE_CARD));
    const cost = count(t, removalPrice(v), 'gold');
    return two(t, `Vyřadit z balíčku ${face} za ${cost}`, `Remove ${face} from the deck for ${cost}`);
  }
  const [kind = W_CARD, , thing = -1, price = 0] = v.wares[option] ?? [];
  const cost = count(t, price, 'gold');
  const text = kind === W_CARD ? cardWithText(t, thing) : itemWithText(t, thing);
  const noun =
    kind === W_CARD
      ? two(t, 'kartu', 'the card')
      : ITEMS[thing]?.kind === 'potion'
        ? two(t, 'lektvar', 'the potion')
        : two(t, 'relikvii', 'the relic');
  return two(t, `Koupit za ${cost} ${noun} ${text}`, `Buy for ${cost} ${noun} ${text}`);
};

const blessing: Answer = (t, v, seat, option) => {
  const cards = scene.localsOf(v, 'blessings')['cards'];
  const blue = Array.isArray(cards) ? BLESSINGS[cards[seat] as number]?.blue[option] : undefined;
  return blue === undefined
    ? two(t, `${option + 1}. požehnání`, `Blessing ${option + 1}`)
    : cap(clauseOf(blue, t.lang));
};

const bossRelic: Answer = (t, v, _seat, option) => {
  if (option === NONE) return two(t, 'Nevzít si žádnou', 'Take none');
  const relics = scene.localsOf(v, 'bossRelics')['relics'];
  const relic = Array.isArray(relics) ? ((relics[option] as number | undefined) ?? -1) : -1;
  return two(t, `Vzít si ${itemWithText(t, relic)}`, `Take ${itemWithText(t, relic)}`);
};

const DECK_VERBS: Readonly<Record<number, readonly [cs: string, en: string]>> = {
  [TO_REMOVE]: ['Vyřadit', 'Remove'],
  [TO_TRANSFORM]: ['Proměnit', 'Transform'],
  [TO_OFFER]: ['Obětovat', 'Offer'],
};
const aimOfDeck = (v: View): number => scene.numberIn(scene.localsOf(v, 'deckCards'), 'aim', -1);
const ofDeck: Answer = (t, v, seat, option) =>
  option === NO_CARD
    ? two(t, 'Žádnou kartu', 'No card')
    : `${two(t, ...(DECK_VERBS[aimOfDeck(v)] ?? (['Vylepšit', 'Upgrade'] as const)))} ${card(t, deckCard(v, seat, option))}`;

export const WAY_OPTIONS: { readonly [decision: string]: Answer } = {
  'route.vote': vote,
  'rewards.choose': reward,
  'campfire.choose': fire,
  'event.choose': ofEvent,
  'event.agree': ofEvent,
  'merchant.trade': trade,
  'blessings.blue': blessing,
  'bossRelics.take': bossRelic,
  'deckCards.pick': ofDeck,
};

const DECK_QUESTIONS: Readonly<Record<number, readonly [cs: string, en: string]>> = {
  [TO_REMOVE]: ['Kterou kartu vyřadíte z balíčku?', 'Which card do you remove from your deck?'],
  [TO_TRANSFORM]: ['Kterou kartu proměníte?', 'Which card do you transform?'],
  [TO_OFFER]: ['Kterou kartu obětujete?', 'Which card do you offer?'],
};

type Asked = (t: Talk, v: View, seat: Seat) => string;
const asks =
  (cs: string, en: string): Asked =>
  (t) =>
    two(t, cs, en);

export const WAY_QUESTIONS: { readonly [decision: string]: Asked } = {
  'route.vote': asks('Kudy půjdete dál?', 'Which way do you go?'),
  'rewards.choose': asks('Jaké odměny si vezmete?', 'Which rewards do you take?'),
  'campfire.choose': asks('Co uděláte u táboráku?', 'What do you do at the campfire?'),
  'event.choose': asks('Jak se v této události zachováte?', 'What do you do in this event?'),
  'event.agree': asks('Jak se má skupina v této události zachovat?', 'What should the group do in this event?'),
  'merchant.trade': asks('Co si koupíte?', 'What do you buy?'),
  'blessings.blue': asks('Které požehnání zvolíte?', 'Which blessing do you choose?'),
  'bossRelics.take': asks('Kterou relikvii si vezmete?', 'Which relic do you take?'),
  'deckCards.pick': (t, v) =>
    two(t, ...(DECK_QUESTIONS[aimOfDeck(v)] ?? (['Kterou kartu vylepšíte?', 'Which card do you upgrade?'] as const))),
};
