/**
 * Answers as the log tells them: what was chosen, by name. A thing is named as long as the view knows it; one that is
 * long gone is told in general words.
 */
import type { Case } from '@kolbiste/cardkit/czech';
import type { GameEvent } from '@kolbiste/kernel';
import type { AskName } from '../flow/pick-list.ts';
import { APART, ASKS } from '../flow/pick-list.ts';
import { flow } from '../flow/registry.ts';
import { DOINGS, W_PLAY, W_USE } from '../flow/window.ts';
import type { View } from '../view.ts';
import { BY_NOTE, FROM_HAND, thingIn } from './scene.ts';
import type { Talk } from './talk.ts';
import { card, name, plain, two } from './talk.ts';

/** What was chosen. */
type Chosen = (t: Talk, v: View, option: number) => string;
type Both = readonly [cs: string, en: string];

const saying =
  (both: Both): Chosen =>
  (t) =>
    two(t, ...both);

/** 'hrdinu „X“'; undefined = the view knows the thing no more. */
function named(t: Talk, v: View, id: number, inCase: Case): string | undefined {
  const thing = thingIn(v, id);
  return thing === undefined ? undefined : card(t, thing.card, inCase);
}

/** A verb and a thing: 'vyslat hrdinu „X“'. */
const withThing =
  ([cs, en]: Both, inCase: Case = 'acc', [csAny, enAny]: Both = ['kartu', 'a card']): Chosen =>
  (t, v, option) =>
    two(t, `${cs} ${named(t, v, option, inCase) ?? csAny}`, `${en} ${named(t, v, option, 'nom') ?? enAny}`);

/** A verb and a card: 'odhodit událost „X“'. */
const withCard =
  ([cs, en]: Both): Chosen =>
  (t, _v, option) =>
    two(t, `${cs} ${card(t, option, 'acc')}`, `${en} ${card(t, option)}`);

/** Words for an answer of 0, and for any other. */
const either =
  (none: Both, some: Chosen): Chosen =>
  (t, v, option) =>
    option === 0 ? two(t, ...none) : some(t, v, option);

const PASS: Both = ['pasovat', 'pass'];
const ABILITY = withThing(['použít schopnost', 'use the ability of'], 'gen', ['karty', 'a card']);
const RESPONSE = withThing(['odpovědět schopností', 'respond with the ability of'], 'gen', ['karty', 'a card']);

const act: Chosen = (t, v, option) =>
  option >= W_USE
    ? ABILITY(t, v, ((option - W_USE) / DOINGS) | 0)
    : withCard(['zahrát', 'play'])(t, v, option - W_PLAY);

const respond: Chosen = (t, v, option) => {
  const rest = (option - 1) % BY_NOTE;
  if (rest < FROM_HAND) return RESPONSE(t, v, (rest / DOINGS) | 0);
  const id = rest - FROM_HAND;
  return two(t, `odpovědět, ${card(t, id)}`, `respond with ${card(t, id)}`);
};

const OWNER = 8;
const numbered =
  ([cs, en]: Both): Chosen =>
  (t, _v, option) =>
    two(t, `${cs} č. ${plain(option)}`, `${en} no. ${plain(option)}`);

const LISTS: Readonly<Record<AskName, Chosen>> = {
  discardHand: withCard(['odhodit', 'discard']),
  allyFromHand: withCard(['dát do hry', 'put into play']),
  fromDiscard: (t, v, option) => withCard(['vybrat', 'choose'])(t, v, (option / OWNER) | 0),
  search: either(['nevzít žádnou', 'take none'], withCard(['vzít', 'take'])),
  putBack: withCard(['vrátit', 'put back']),
  fetch: either(['nic', 'nothing'], withCard(['dát do předpolí', 'add to the staging area'])),
  costX: (_t, _v, option) => `X = ${plain(option)}`,
  payer: withThing(['platí', 'paid by'], 'nom', ['hrdina', 'a hero']),
  costThing: withThing(['vyčerpat', 'exhaust']),
  host: withThing(['připojit ke kartě', 'attach to'], 'nom', ['ve hře', 'a card']),
  surplus: withThing(['odhodit', 'discard']),
  topOrUnder: either(['nechat navrchu', 'leave it on top'], saying(['dát dospod', 'put it on the bottom'])),
  yes: either(['neplatit', 'do not pay'], saying(['zaplatit', 'pay'])),
  dealNext: withThing(['kartu stínu dostane', 'a shadow card for'], 'nom', ['nepřítel', 'an enemy']),
  check: withThing(['střetne se', 'engaged by'], 'nom', ['nepřítel', 'an enemy']),
  target: withThing(['zaútočit na', 'attack'], 'acc', ['nepřítele', 'an enemy']),
  shadowNext: numbered(['otočit kartu stínu', 'turn up shadow card']),
  forcedNext: numbered(['nejdřív vynucený efekt', 'first forced effect']),
  endNext: (t, v, option) => withThing(['nejdřív', 'first'], 'nom', ['karta', 'a card'])(t, v, option % APART),
};

const ENEMY: Both = ['nepřítele', 'an enemy'];
const CHARACTER: Both = ['postavu', 'a character'];
const DEFEND = either(
  ['nebránit', 'do not defend'],
  withThing(['brání', 'defended by'], 'nom', ['postava', 'a character']),
);

const CHOSEN: { readonly [decision: string]: Chosen } = {
  'game.mulligan': either(['nechat si ruku', 'keep the hand'], saying(['vyměnit ruku', 'replace the hand'])),
  'window.act': either(PASS, act),
  'settle.respond': either(PASS, respond),
  'quest.who': either(
    ['nikoho dalšího nevysílat', 'commit nobody else'],
    withThing(['vyslat', 'commit'], 'acc', CHARACTER),
  ),
  'travel.where': either(
    ['necestovat', 'do not travel'],
    withThing(['cestovat na', 'travel to'], 'acc', ['místo', 'a location']),
  ),
  'encounter.optional': either(
    ['nestřetnout se', 'engage nobody'],
    withThing(['střetne se', 'engage'], 'nom', ['nepřítel', 'an enemy']),
  ),
  'combat.chooseEnemy': withThing(['útočí', 'attacked by'], 'nom', ['nepřítel', 'an enemy']),
  'combat.chooseTarget': either(['už neútočit', 'stop attacking'], withThing(['zaútočit na', 'attack'], 'acc', ENEMY)),
  'enemyAttack.defender': DEFEND,
  'enemyAttack.sentinel': DEFEND,
  'enemyAttack.victim': withThing(['poškození dostane', 'the damage goes to'], 'nom', ['postava', 'a character']),
  'pickThing.thing': either(['nevybrat nikoho', 'choose nobody'], withThing(['vybrat', 'choose'])),
  'pickPlayer.player': (t, _v, option) =>
    two(t, `vybrat hráče (${name(t, option)})`, `choose a player (${name(t, option)})`),
  'pickMode.mode': (t, _v, option) => two(t, `zvolit ${option + 1}. možnost`, `choose option ${option + 1}`),
  'playerAttack.attackers': either(
    ['útočníků je dost', 'enough attackers'],
    withThing(['útočí', 'attack with'], 'nom', ['postava', 'a character']),
  ),
  'playerAttack.join': either(
    ['nepřipojit se', 'do not join'],
    withThing(['připojuje se', 'join with'], 'nom', ['střelec', 'a ranged character']),
  ),
  ...Object.fromEntries(ASKS.map((ask) => [`pickOne.${ask}`, LISTS[ask]])),
};

/** What a player chose, as the rest of a sentence after the player's name. */
export function answerText(t: Talk, v: View, { b: option, c, d }: GameEvent): string {
  const chosen = CHOSEN[flow.procedures[c]?.steps[d]?.id ?? ''];
  return chosen === undefined ? two(t, 'volba', 'a choice') : chosen(t, v, option);
}
