/**
 * What a card may not say although each of its words is sound: words where nobody would hear them. A text that the engine
 * would pass over in silence is refused here, so that what a card says is what happens.
 */
import { membersIn } from '@kolbiste/cardkit';
import type { Bilingual } from '@kolbiste/kernel/files';
import { both } from '@kolbiste/kernel/files';
import type { Kind } from '../vocabulary.ts';
import type { Card, Effect, When } from './types.ts';

/** A place inside a card and what is expected there. */
export type Misfit = readonly [path: string, expected: Bilingual];

/** Texts that are said by units alone. */
const OF_UNITS: readonly When[] = [
  'onPlay',
  'onSummon',
  'onDeath',
  'activated',
  'dealtDamage',
  'killed',
  'targetedBySpell',
];
/** Texts about the own turn: a field has none, and an experiment is not sprung in it [TMM R26] [TMM exp.4]. */
const OWN_TURN: readonly When[] = ['startOfTurn', 'endOfTurn'];
const ABOUT_UNITS: readonly When[] = ['summoned', 'died', 'damaged', 'attacks', 'attackedHero', 'healed', 'unitPlayed'];
const ABOUT_CARDS: readonly When[] = ['spellPlayed', 'cardPlayed'];
const ABOUT_HEROES: readonly When[] = ['attacks', 'attackedHero', 'heroDamaged'];
/** Texts that are always about the card itself. */
const ABOUT_SELF: readonly When[] = ['dealtDamage', 'killed', 'targetedBySpell'];
const BY_SOMEBODY: readonly When[] = [...ABOUT_UNITS, ...ABOUT_CARDS, 'heroDamaged', 'abilityUsed', 'targetedBySpell'];

/** Words about an event, and the texts that know them. */
const OF_EVENTS: Readonly<Record<string, readonly When[]>> = {
  subject: [...ABOUT_UNITS, 'heroDamaged', 'onDeath', 'killed', 'dealtDamage'],
  object: ['attacks', 'attackedHero', 'dealtDamage', 'killed', 'damaged', 'heroDamaged', 'died', 'onDeath'],
  notObject: ['attacks', 'attackedHero', 'dealtDamage', 'killed', 'damaged', 'heroDamaged', 'died', 'onDeath'],
  amount: ['damaged', 'dealtDamage', 'healed', 'heroDamaged'],
  inAttack: ['killed'],
  momentum: ['use', 'onPlay'],
  redirect: ['attacks'],
  counter: ['counter'],
  copySpellOn: ['targetedBySpell'],
  spellTo: ['spellPlayed'],
  setAside: ['gameStart'],
};
/** Words that mean something on cards of these kinds alone. */
const OF_KINDS: Readonly<Record<string, readonly Kind[]>> = {
  self: ['unit'],
  notSelf: ['unit'],
  other: ['unit'],
  momentum: ['unit', 'spell'],
  release: ['unit'],
  flipInto: ['ability'],
  selfTo: ['unit', 'spell'],
};
const ON_OTHERS = ['lifesteal', 'poisonous', 'castOnDraw'];
/** Static texts that speak of the card that bears them. */
const OF_BEARER = ['ownAttack', 'attackIsHealth', 'cannotAttack'];
const USED_UP = ['cost', 'costTo', 'costsLife', 'spellDamage'];

const nowhere = (word: string): Bilingual =>
  both(`„${word}“ jen tam, kde něco znamená`, `"${word}" only where it means something`);

/** Every word, name or value, inside a part of a card with its place; members of lists have no name. */
function* wordsIn(part: unknown, path: string): Generator<readonly [word: string, path: string, value: unknown]> {
  for (const member of membersIn(part, path)) {
    yield member;
    const [, here, value] = member;
    if (typeof value === 'string') yield [value, here, value];
  }
}

/** Words that draw by chance where something is only read. */
function* drawn(part: unknown, path: string): Generator<Misfit> {
  for (const [word, here, value] of wordsIn(part, path))
    if (word === 'random' && value !== 'random')
      yield [here, both('nic náhodného, kde se jen čte', 'nothing random where something is only read')];
}

function* unfitOf(e: Effect, path: string): Generator<Misfit> {
  const about = typeof e.of === 'object' ? e.of : {};
  const may = (member: string, where: readonly When[]): boolean =>
    !Object.hasOwn(about, member) || where.includes(e.when);
  if (e.of === 'self' && ![...ABOUT_UNITS, ...ABOUT_SELF].includes(e.when)) yield [`${path}.of`, nowhere('self')];
  if (e.of === 'notSelf' && !ABOUT_UNITS.includes(e.when)) yield [`${path}.of`, nowhere('notSelf')];
  if (!may('hero', ABOUT_HEROES)) yield [`${path}.of.hero`, nowhere('hero')];
  if (!may('sort', ['healed'])) yield [`${path}.of.sort`, nowhere('sort')];
  for (const word of ['tag', 'card'])
    if (!may(word, [...ABOUT_UNITS, ...ABOUT_CARDS])) yield [`${path}.of.${word}`, nowhere(word)];
}

function* unfitEffect(card: Card, e: Effect, path: string): Generator<Misfit> {
  const { kind } = card;
  if (kind !== 'unit' && OF_UNITS.includes(e.when)) yield [`${path}.when`, nowhere(e.when)];
  if ((kind === 'field' || kind === 'experiment') && OWN_TURN.includes(e.when)) yield [`${path}.when`, nowhere(e.when)];
  if (kind !== 'experiment' && e.when === 'counter') yield [`${path}.when`, nowhere('counter')];
  if (e.when === 'gameStart' && card.token === true) yield [`${path}.when`, nowhere('gameStart')];
  if (e.when === 'onDraw' && card.keywords?.includes('castOnDraw')) yield [`${path}.when`, nowhere('onDraw')];
  if (e.pay !== undefined && e.when !== 'activated') yield [`${path}.pay`, nowhere('pay')];
  if (e.by !== undefined && (kind === 'field' || !BY_SOMEBODY.includes(e.when))) yield [`${path}.by`, nowhere('by')];
  if (e.by === 'opp' && e.when === 'targetedBySpell') yield [`${path}.by`, nowhere('opp')];
  yield* unfitOf(e, path);
  yield* unfitWords(card, e, path);
  yield* drawn(e.if, `${path}.if`);
  yield* drawn(e.targets, `${path}.targets`);
}

/** Words inside a text that nobody would hear there. */
function* unfitWords(card: Card, e: Effect, path: string): Generator<Misfit> {
  const { when: _when, ...rest } = e;
  for (const [word, here, value] of wordsIn(rest, path)) {
    const texts = Object.hasOwn(OF_EVENTS, word) ? OF_EVENTS[word] : undefined;
    const kinds = Object.hasOwn(OF_KINDS, word) ? OF_KINDS[word] : undefined;
    if (texts?.includes(e.when) === false || kinds?.includes(card.kind) === false) yield [here, nowhere(word)];
    if (word === 'selfTo' && card.kind === 'unit' && e.when !== 'onDeath') yield [here, nowhere(word)];
    if (word === 'exile' && card.kind !== 'unit' && !here.includes('under') && !hasUnder(e, value))
      yield [here, both('„under“ u karty, která není jednotka', '"under" with a card that is no unit')];
    if (word === 'lasting') yield* unfitLasting(e, value, here);
  }
  if (says(e, 'enter') && !(card.effects ?? []).some((each) => says(each, 'setAside'))) yield [path, nowhere('enter')];
}

const says = (part: unknown, wanted: string): boolean => [...wordsIn(part, '')].some(([word]) => word === wanted);

/** Whether the instruction that exiles somebody says under whom. */
const hasUnder = (e: Effect, exiled: unknown): boolean =>
  [...wordsIn(e, '')].some(
    ([, , value]) =>
      typeof value === 'object' &&
      value !== null &&
      Object.hasOwn(value, 'under') &&
      Reflect.get(value, 'exile') === exiled,
  );

/** A text that holds for a while: whatever speaks of its bearer, of a card in hand or of a list has nothing to hold for. */
function* unfitLasting(e: Effect, statics: unknown, path: string): Generator<Misfit> {
  for (const [word, here] of wordsIn(statics, path)) {
    if ([...OF_BEARER, 'ownCost', 'deckSize', 'self'].includes(word)) yield [here, nowhere(word)];
    if (word === 'banNamed' && !says(e, 'nameCard')) yield [here, both('„nameCard“ předtím', '"nameCard" before it')];
  }
  yield* unfitStaticWords(statics, path);
  const parent = [...wordsIn(e, '')].map(([, , value]) => value).find((v) => isLasting(v, statics));
  const { uses, until } = (parent ?? {}) as { uses?: unknown; until?: unknown };
  yield* unfitUse(statics, uses, until, path);
}

const isLasting = (value: unknown, statics: unknown): boolean =>
  typeof value === 'object' && value !== null && Reflect.get(value, 'lasting') === statics;

/** What is used up by a card says so, and nothing else does. */
function* unfitUse(statics: unknown, uses: unknown, until: unknown, path: string): Generator<Misfit> {
  const list = Array.isArray(statics) ? statics : [];
  const usable = list.length > 0 && list.every((t) => USED_UP.some((word) => Object.hasOwn(t as object, word)));
  if (until === 'used' && uses === undefined)
    yield [path, both('„uses“ vedle until „used“', '"uses" beside until "used"')];
  if (uses !== undefined && !usable)
    yield [path, both('jen cena nebo poškození kouzel vedle „uses“', 'cost or spell damage alone beside "uses"')];
}

/** A figure that is read anew each time may neither draw nor ask for itself. */
function* unfitStaticWords(statics: unknown, path: string): Generator<Misfit> {
  yield* drawn(statics, path);
  for (const [i, t] of (Array.isArray(statics) ? statics : []).entries()) {
    if (!Object.hasOwn(t, 'attack') && !Object.hasOwn(t, 'ownAttack')) continue;
    for (const [word, here] of wordsIn(t, `${path}[${i}]`))
      if (word === 'attackAtMost' || word === 'attackOf') yield [here, nowhere(word)];
  }
}

function* unfitStatics(card: Card): Generator<Misfit> {
  const { kind, statics = [] } = card;
  for (const [word, here] of wordsIn(statics, '.statics')) {
    if (OF_BEARER.includes(word) && kind !== 'unit') yield [here, nowhere(word)];
    if (word === 'side' && kind === 'field')
      yield [here, both('bez strany: pole se týká obou', 'no side: a field concerns both')];
    if ((word === 'self' || word === 'other') && kind !== 'unit') yield [here, nowhere(word)];
    if (word === 'deckSize' && card.token === true) yield [here, nowhere(word)];
    if (word === 'banNamed' && (kind !== 'spell' || !says(card.effects, 'nameCard')))
      yield [here, both('kouzlo s „nameCard“', 'a spell with "nameCard"')];
  }
  for (const t of statics)
    if ('cannotAttack' in t && JSON.stringify(t.cannotAttack) !== '{"oppositeOf":"self"}')
      yield ['.statics', both('cannotAttack {"oppositeOf": "self"}', 'cannotAttack {"oppositeOf": "self"}')];
  yield* unfitStaticWords(statics, '.statics');
  yield* unfitUse(statics, card.uses, card.until, '.uses');
}

function* unfitKeywords({ kind, keywords = [], until }: Card): Generator<Misfit> {
  for (const [i, word] of keywords.entries()) {
    const path = `.keywords[${i}]`;
    if (kind !== 'unit' && !ON_OTHERS.includes(word)) yield [path, nowhere(word)];
    if (word === 'castOnDraw' && (until !== undefined || (kind !== 'unit' && kind !== 'spell')))
      yield [path, nowhere(word)];
  }
}

/** Everything that a card says where nobody would hear it, by places inside the card. */
export function* misfits(card: Card): Generator<Misfit> {
  yield* unfitKeywords(card);
  yield* unfitStatics(card);
  for (const [i, e] of (card.effects ?? []).entries()) yield* unfitEffect(card, e, `.effects[${i}]`);
}

/** Numbers of cards that must be of a kind: what is summoned is a unit, what is flipped into an ability. */
export function* cardsOfKind(card: Card): Generator<readonly [path: string, id: number, kind: Kind]> {
  for (const [word, here, value] of wordsIn(card.effects ?? [], '.effects')) {
    if (typeof value !== 'number') continue;
    if (word === 'summon' || word === 'into') yield [here, value, 'unit'];
    if (word === 'flipInto') yield [here, value, 'ability'];
  }
}
