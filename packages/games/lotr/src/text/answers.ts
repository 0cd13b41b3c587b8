/**
 * Answers as the log tells them: what was chosen, by name. A thing is named as long as the view knows it; one that is
 * long gone is told in general words.
 */
import type { Case } from '@kolbiste/cardkit/czech';
import { deed, does } from '@kolbiste/cardkit/words';
import type { GameEvent, Seat } from '@kolbiste/kernel';
import type { AskName } from '../flow/pick-list.ts';
import { APART, ASKS } from '../flow/pick-list.ts';
import { flow } from '../flow/registry.ts';
import { DOINGS, W_PLAY, W_USE } from '../flow/window.ts';
import type { View } from '../view.ts';
import { BY_NOTE, FROM_HAND, thingIn } from './scene.ts';
import type { Talk } from './talk.ts';
import { card, name, plain, quoted } from './talk.ts';

/** A talk about what one player does. */
interface Doing extends Talk {
  readonly by: Seat;
}

/** What somebody does who chose so. */
type Chosen = (t: Doing, v: View, option: number) => string;
type Both = readonly [cs: string, en: string];

const done = (t: Doing, cs: string, en: string): string => does(t, t.by, cs, en);

const saying =
  (both: Both): Chosen =>
  (t) =>
    done(t, ...both);

/** 'hrdinu „X“'; undefined = the view knows the thing no more. */
function named(t: Talk, v: View, id: number, inCase: Case): string | undefined {
  const thing = thingIn(v, id);
  return thing === undefined ? undefined : card(t, thing.card, inCase);
}

/** A verb and a thing: 'vysílá hrdinu „X“'. */
const withThing =
  ([cs, en]: Both, inCase: Case = 'acc', [csAny, enAny]: Both = ['kartu', 'a card']): Chosen =>
  (t, v, option) =>
    done(t, `${cs} ${named(t, v, option, inCase) ?? csAny}`, `${en} ${named(t, v, option, 'nom') ?? enAny}`);

/** A verb and a card: 'odhazuje událost „X“'. */
const withCard =
  ([cs, en]: Both): Chosen =>
  (t, _v, option) =>
    done(t, `${cs} ${card(t, option, 'acc')}`, `${en} ${card(t, option)}`);

/** Words for an answer of 0, and for any other. */
const either =
  (none: Both, some: Chosen): Chosen =>
  (t, v, option) =>
    option === 0 ? done(t, ...none) : some(t, v, option);

const PASS: Both = ['pasuje', 'pass'];
const ABILITY = withThing(['používá schopnost', 'use the ability of'], 'gen', ['karty', 'a card']);
const RESPONSE = withThing(['odpovídá schopností', 'respond with the ability of'], 'gen', ['karty', 'a card']);

const act: Chosen = (t, v, option) =>
  option >= W_USE ? ABILITY(t, v, ((option - W_USE) / DOINGS) | 0) : withCard(['hraje', 'play'])(t, v, option - W_PLAY);

const respond: Chosen = (t, v, option) => {
  const rest = (option - 1) % BY_NOTE;
  if (rest < FROM_HAND) return RESPONSE(t, v, (rest / DOINGS) | 0);
  const id = rest - FROM_HAND;
  return done(t, `odpovídá kartou ${quoted(t, id)}`, `respond with ${card(t, id)}`);
};

const OWNER = 8;
const numbered =
  ([cs, en]: Both): Chosen =>
  (t, _v, option) =>
    done(t, `${cs} č. ${plain(option)}`, `${en} no. ${plain(option)}`);

const ENEMY_NOM: Both = ['nepřítel', 'an enemy'];

const LISTS: Readonly<Record<AskName, Chosen>> = {
  discardHand: withCard(['odhazuje', 'discard']),
  allyFromHand: withCard(['dává do hry', 'put into play']),
  fromDiscard: (t, v, option) => withCard(['vybírá', 'choose'])(t, v, (option / OWNER) | 0),
  search: either(['nebere žádnou', 'take none'], withCard(['bere', 'take'])),
  putBack: withCard(['vrací', 'put back']),
  fetch: either(['nedává nic', 'add nothing'], withCard(['dává do předpolí', 'add to the staging area'])),
  costX: (t, _v, option) => done(t, `volí X = ${plain(option)}`, `choose X = ${plain(option)}`),
  payer: withThing(['volí, kdo platí:', 'choose who pays:'], 'nom', ['hrdina', 'a hero']),
  costThing: withThing(['vyčerpává', 'exhaust']),
  host: withThing(['volí, kam připojit doplněk:', 'choose where to attach:'], 'nom', ['karta ve hře', 'a card']),
  surplus: withThing(['odhazuje', 'discard']),
  topOrUnder: either(
    ['nechává kartu navrchu', 'leave it on top'],
    saying(['dává kartu dospod', 'put it on the bottom']),
  ),
  yes: either(['neplatí', 'do not pay'], saying(['platí', 'pay'])),
  dealNext: withThing(['volí, kdo dostane kartu stínu:', 'choose who gets a shadow card:'], 'nom', ENEMY_NOM),
  check: withThing(['volí, kdo se střetne:', 'choose who engages:'], 'nom', ENEMY_NOM),
  target: withThing(['útočí na', 'attack'], 'acc', ['nepřítele', 'an enemy']),
  shadowNext: numbered(['otáčí kartu stínu', 'turn up shadow card']),
  forcedNext: numbered(['začíná vynuceným efektem', 'begin with forced effect']),
  endNext: (t, v, option) =>
    withThing(['volí, co bude první:', 'choose what comes first:'], 'nom', ['karta', 'a card'])(t, v, option % APART),
};

const ENEMY: Both = ['nepřítele', 'an enemy'];
const CHARACTER: Both = ['postavu', 'a character'];
const DEFEND = either(
  ['nebrání nikým', 'do not defend'],
  withThing(['volí obránce:', 'choose the defender:'], 'nom', ['postava', 'a character']),
);

const CHOSEN: { readonly [decision: string]: Chosen } = {
  'game.mulligan': either(['si nechává ruku', 'keep the hand'], saying(['vyměňuje ruku', 'replace the hand'])),
  'window.act': either(PASS, act),
  'settle.respond': either(PASS, respond),
  'quest.who': either(
    ['nevysílá nikoho dalšího', 'commit nobody else'],
    withThing(['vysílá', 'commit'], 'acc', CHARACTER),
  ),
  'travel.where': either(
    ['necestuje', 'do not travel'],
    withThing(['cestuje na', 'travel to'], 'acc', ['místo', 'a location']),
  ),
  'encounter.optional': either(
    ['se nestřetává s nikým', 'engage nobody'],
    withThing(['volí, s kým se střetne:', 'engage'], 'nom', ENEMY_NOM),
  ),
  'combat.chooseEnemy': withThing(['volí, kdo zaútočí:', 'choose who attacks:'], 'nom', ENEMY_NOM),
  'combat.chooseTarget': either(['neútočí dál', 'stop attacking'], withThing(['útočí na', 'attack'], 'acc', ENEMY)),
  'enemyAttack.defender': DEFEND,
  'enemyAttack.sentinel': DEFEND,
  'enemyAttack.victim': withThing(['volí, kdo dostane poškození:', 'choose who takes the damage:'], 'nom', [
    'postava',
    'a character',
  ]),
  'pickThing.thing': either(['nevybírá nikoho', 'choose nobody'], withThing(['vybírá', 'choose'])),
  'pickPlayer.player': (t, _v, option) =>
    done(t, `vybírá hráče (${name(t, option)})`, `choose a player (${name(t, option)})`),
  'pickMode.mode': (t, _v, option) => done(t, `volí ${option + 1}. možnost`, `choose option ${option + 1}`),
  'playerAttack.attackers': either(
    ['nepřidává další útočníky', 'add no more attackers'],
    withThing(['volí útočníka:', 'attack with'], 'nom', ['postava', 'a character']),
  ),
  'playerAttack.join': either(
    ['se nepřipojuje', 'do not join'],
    withThing(['se připojuje, útočí i', 'join with'], 'nom', ['střelec', 'a ranged character']),
  ),
  ...Object.fromEntries(ASKS.map((ask) => [`pickOne.${ask}`, LISTS[ask]])),
};

/** What a player chose, as a sentence without its full stop. */
export function answerText(t: Talk, v: View, { a: by, b: option, c, d }: GameEvent): string {
  const chosen = CHOSEN[flow.procedures[c]?.steps[d]?.id ?? ''];
  const one = { ...t, by };
  return deed(t, by, chosen === undefined ? done(one, 'se rozhoduje', 'decide') : chosen(one, v, option));
}
