/** What is against an own enemy whose words are all sound: a verb where no printed enemy has it, a word that means heroes' things, a part that does not go with its kind. */
import type { Misfit } from '@kolbiste/cardkit';
import { membersIn } from '@kolbiste/cardkit';
import type { Bilingual } from '@kolbiste/kernel/files';
import { both } from '@kolbiste/kernel/files';
import type { Condition, Count, Whom } from '../verbs/terms.ts';
import { CONDITIONS, COUNTS } from '../verbs/terms.ts';
import { instructionsIn, verbIn } from './fit-places.ts';
import type { OwnEnemy } from './own-cards.ts';
import type { ActionWritten, When } from './types.ts';

/** Verbs of its actions: those of printed ones, but for what speaks of a part that only such a card has (a mode, rage). */
const HARMS = ['hit', 'weak', 'vulnerable', 'daze', 'burn', 'slimed'];
const HELPS = ['block', 'strength', 'heal'];
const OTHERS = ['steal', 'flee', 'wait', 'perish', 'summon', 'fill', 'addCubes', 'cleanse', 'if'];
const IN_ACTIONS = [...HARMS, ...HELPS, ...OTHERS];
const IN_ABILITIES = ['damage', 'daze', 'weak', 'vulnerable', 'block', 'strength'];
const AT_DEATH = ['damage', 'weak', 'vulnerable', 'daze', 'burn', 'slimed'];

/** Whom these verbs may mean; what is not named is what a text means that names nobody. */
const AT_HEROES: readonly Whom[] = ['rowHero', 'heroes'];
const AT_ENEMIES: readonly Whom[] = ['self', 'all'];
/** What set the ability off is a hero there. */
const BY_A_HERO: readonly When[] = [
  'skillInRow',
  'attacked',
  'attackedItself',
  'hurtByHit',
  'hurtByAttack',
  'hurtsHero',
];
/** What can be counted of an enemy, and what can be asked of it. */
const COUNTED: readonly Count[] = ['block', 'strength', 'heroes', 'cubes'];
const ASKED: readonly Condition[] = [
  'die12',
  'die34',
  'die56',
  'die123',
  'die456',
  'die1234',
  'firstTurn',
  'noBlock',
  'alone',
];

const only = (words: readonly string[]): Bilingual => both(`jen ${words.join(', ')}`, `only ${words.join(', ')}`);
const nothing = (cs: string, en: string): Bilingual => both(`nic ${cs}`, `nothing ${en}`);
const VERBS = (verbs: readonly string[]): Bilingual =>
  both(`sloveso, které tu nepřátelé mají: ${verbs.join(', ')}`, `a verb that enemies have here: ${verbs.join(', ')}`);

/** Whom an instruction may mean. */
function meant(verb: string, when: When | undefined): readonly string[] {
  if (HELPS.includes(verb)) return verb === 'block' ? [...AT_ENEMIES, 'rowHero'] : AT_ENEMIES;
  return when !== undefined && BY_A_HERO.includes(when) ? [...AT_HEROES, 'subject'] : AT_HEROES;
}

const isWord = (value: unknown, words: readonly string[]): value is string =>
  typeof value === 'string' && words.includes(value);

/** Words that speak of a hero's things, which an enemy has not. */
function* ofAmounts(text: unknown, path: string, when: When | undefined): Generator<Misfit> {
  const counted = when === 'lostHp' ? [...COUNTED, 'lost'] : COUNTED;
  for (const [name, at, value] of membersIn(text)) {
    if (name === 'of' && isWord(value, COUNTS) && !counted.includes(value as Count))
      yield [`${path}${at}`, only(counted)];
    if (name === 'if' && isWord(value, CONDITIONS) && !ASKED.includes(value as Condition))
      yield [`${path}${at}`, only(ASKED)];
    if (value === 'X') yield [`${path}${at}`, both('počet bez X', 'an amount without X')];
  }
}

function* ofText(text: unknown, path: string, verbs: readonly string[], when?: When): Generator<Misfit> {
  for (const [instruction, at] of instructionsIn(text)) {
    const verb = verbIn(instruction);
    const { to } = instruction as { readonly to?: unknown };
    if (!verbs.includes(verb)) yield [`${path}${at}`, VERBS(verbs), both(`sloveso ${verb}`, `the verb ${verb}`)];
    else if (to !== undefined && !isWord(to, meant(verb, when))) yield [`${path}${at}.to`, only(meant(verb, when))];
  }
  yield* ofAmounts(text, path, when);
}

/** What happens once stands before what happens again: past the end the cube goes to the first of those [STS 13.9]. */
function* ofCube(cube: readonly ActionWritten[]): Generator<Misfit> {
  const again = cube.findIndex(({ once }) => once !== true);
  for (const [at, { once }] of cube.entries())
    if (once === true && again >= 0 && at > again)
      yield [`.cube[${at}].once`, both('once jen na prvních políčkách', 'once on the first slots alone')];
}

/** Every action with its place. */
function* actionsIn({ single, die, cube }: OwnEnemy): Generator<readonly [action: ActionWritten, path: string]> {
  if (single !== undefined) yield [single, '.single'];
  for (const [results, action] of Object.entries(die ?? {})) yield [action, `.die.${results}`];
  for (const [at, action] of (cube ?? []).entries()) yield [action, `.cube[${at}]`];
}

function* ofKind({ deck, act, rewards, summons, single, die, cube, traits = {} }: OwnEnemy): Generator<Misfit> {
  if ([single, die, cube].filter((each) => each !== undefined).length !== 1)
    yield ['.single', both('právě jedno ze single, die, cube', 'exactly one of single, die, cube')];
  if (deck === 'first' && act !== 1) yield ['.act', both('1 u „first“', '1 with "first"')];
  if (deck === 'summon' && rewards !== undefined) yield ['.rewards', nothing('u posily', 'with a summon')];
  if (deck === 'summon' && summons !== undefined) yield ['.summons', nothing('u posily', 'with a summon')];
  if (deck !== 'boss' && rewards?.includes('bossRelic') === true)
    yield ['.rewards', both('bossRelic jen u bosse', 'bossRelic with a boss alone')];
  if (traits['cubes'] !== undefined && traits['mostCubes'] === undefined)
    yield ['.traits.mostCubes', both('mostCubes ke cubes', 'mostCubes with cubes')];
}

/** What is wrong with an enemy whose words are sound, each with its place. */
export function* enemyMisfits(own: OwnEnemy): Generator<Misfit> {
  yield* ofKind(own);
  if (own.cube !== undefined) yield* ofCube(own.cube);
  for (const [{ do: text, once }, path] of actionsIn(own)) {
    if (once === true && own.cube === undefined) yield [`${path}.once`, nothing('jen u cube', 'but with cube')];
    yield* ofText(text, `${path}.do`, IN_ACTIONS);
  }
  for (const [at, { when, do: text }] of (own.abilities ?? []).entries())
    yield* ofText(text, `.abilities[${at}].do`, IN_ABILITIES, when);
  if (own.onDeath !== undefined) yield* ofText(own.onDeath, '.onDeath', AT_DEATH);
}

/** Names of summons that it calls for, with their places. */
export function* calledBy(own: OwnEnemy): Generator<readonly [name: string, path: string]> {
  for (const [at, kind] of (own.summons ?? []).entries()) yield [kind, `.summons[${at}]`];
  for (const [{ do: text }, path] of actionsIn(own))
    for (const [name, at, value] of membersIn(text))
      if ((name === 'summon' || name === 'fill') && typeof value === 'string') yield [value, `${path}.do${at}`];
}
