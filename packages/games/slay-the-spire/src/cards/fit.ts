/** What is against a card whose words are all sound: a verb where no printed card has it, a figure that does not go with its kind. */
import type { Misfit } from '@kolbiste/cardkit';
import { membersIn } from '@kolbiste/cardkit';
import type { Bilingual } from '@kolbiste/kernel/files';
import { both } from '@kolbiste/kernel/files';
import type { Whom } from '../verbs/terms.ts';
import { enemyMisfits } from './fit-enemy.ts';
import { eventMisfits } from './fit-event.ts';
import { instructionsIn, OUT_OF_FIGHTS, verbIn, verbsAt, whensOf } from './fit-places.ts';
import type { OwnCard, OwnDeckCard } from './own-cards.ts';
import { isEnemy, isEvent, isItem } from './own-cards.ts';
import type { AbilityWritten, ItemWritten, SideWritten, When } from './types.ts';

/** Whom the text of a hero may mean. */
const MEANT: readonly Whom[] = ['enemy', 'each', 'row', 'all', 'self', 'hero', 'heroes', 'eachHero', 'second'];
/** What set a text off is known to these alone. */
const OF_WHAT_HAPPENED: Partial<Readonly<Record<When, Whom>>> = { tokenPlaced: 'subject', hostDied: 'subjectRow' };

const only = (words: readonly string[]): Bilingual => both(`jen ${words.join(', ')}`, `only ${words.join(', ')}`);
const HERE = (verbs: readonly string[]): Bilingual =>
  both(
    `sloveso, které tu mají tištěné karty: ${verbs.join(', ')}`,
    `a verb that printed cards have here: ${verbs.join(', ')}`,
  );
const nothing = (cs: string, en: string): Bilingual => both(`nic ${cs}`, `nothing ${en}`);

/** Verbs and words of whom, each where somebody hears it. */
function* ofText(text: unknown, path: string, kind: string, when?: When): Generator<Misfit> {
  const verbs = verbsAt(kind, when);
  for (const [instruction, at] of instructionsIn(text)) {
    const verb = verbIn(instruction);
    if (!verbs.includes(verb)) yield [`${path}${at}`, HERE(verbs), both(`sloveso ${verb}`, `the verb ${verb}`)];
  }
  const happened = when === undefined ? undefined : OF_WHAT_HAPPENED[when];
  for (const [name, at, value] of membersIn(text)) {
    const meant = name === 'to' && typeof value === 'string' && WHOM_WORDS.has(value);
    if (meant && !MEANT.includes(value as Whom) && value !== happened) yield [`${path}${at}`, only(MEANT)];
  }
}
const WHOM_WORDS: ReadonlySet<string> = new Set(['rowHero', 'subject', 'subjectRow', 'others']);

/** What is used when its owner likes. */
const AT_WILL: readonly When[] = ['activated', 'dieRolled'];
/** How often that is: a power is ready again with each turn, an item with each fight or room. */
const OF_POWERS: readonly string[] = ['turn'];
const OF_ITEMS: readonly string[] = ['combat', 'room'];

interface Bearer {
  /** What it is, and whose verbs it may say. */
  readonly kind: string;
  readonly sort: string;
  /** One use is all there is to it, or it is not used in fights. */
  readonly isSpent: boolean;
}

function* ofAbility(ability: AbilityWritten, path: string, { kind, sort, isSpent }: Bearer): Generator<Misfit> {
  const { when, die, once, times } = ability;
  const whens = whensOf(kind);
  if (!whens.includes(when)) yield [`${path}.when`, only(whens)];
  if ((when === 'die') !== (die !== undefined))
    yield [`${path}.die`, both('výsledky u „die“, a jen tam', 'results with "die", and only there')];
  if (AT_WILL.includes(when) && once === undefined && !isSpent)
    yield [`${path}.once`, both(`once u „${when}“`, `once with "${when}"`)];
  const often = kind === 'power' ? OF_POWERS : OF_ITEMS;
  if (AT_WILL.includes(when) && once !== undefined && !often.includes(once)) yield [`${path}.once`, only(often)];
  if (times !== undefined && once === undefined) yield [`${path}.times`, nothing('bez once', 'without once')];
  yield* ofText(ability.do, `${path}.do`, sort, when);
}

function* ofSide(card: OwnDeckCard, side: SideWritten, path: string): Generator<Misfit> {
  const { cost, abilities = [] } = side;
  const costs = cost ?? card.cost;
  if (costs === undefined && abilities.length === 0 && card.abilities === undefined)
    yield [`${path}.cost`, both('náklady, nebo schopnost', 'a cost, or an ability')];
  if (costs !== 'X')
    for (const [name, at, value] of membersIn(side))
      if (name === 'xMin' || name === 'xCubes' || value === 'X')
        yield [`${path}${at}`, nothing('bez nákladů X', 'without a cost X')];
  if (side.statics !== undefined && card.type !== 'power')
    yield [`${path}.statics`, nothing(`u typu ${card.type}`, `with type ${card.type}`)];
  yield* ofText(side.do, `${path}.do`, card.type);
  const bearer = { kind: card.type, sort: card.type, isSpent: false };
  for (const [at, ability] of abilities.entries()) yield* ofAbility(ability, `${path}.abilities[${at}]`, bearer);
}

const DECKS = ['ironclad', 'silent', 'defect', 'watcher', 'colorless'];

function* ofCard(card: OwnDeckCard): Generator<Misfit> {
  if (!DECKS.includes(card.owner)) yield ['.owner', only(DECKS)];
  const rarities = card.owner === 'colorless' ? ['uncommon', 'rare'] : ['starter', 'common', 'uncommon', 'rare'];
  if (!rarities.includes(card.rarity)) yield ['.rarity', only(rarities)];
  yield* ofSide(card, card, '');
  if (card.up !== undefined) yield* ofSide(card, card.up, '.up');
}

function* ofItem(own: ItemWritten): Generator<Misfit> {
  const { kind, abilities = [], price, anywhere, outside } = own;
  if (kind === 'special') return yield ['.kind', only(['relic', 'bossRelic', 'potion'])];
  if (kind === 'bossRelic' && price !== undefined) yield ['.price', nothing('u relikvie bossů', 'with a boss relic')];
  if (abilities.length === 0 && own.statics === undefined) yield ['.abilities', both('co věc dělá', 'what it does')];
  if (kind === 'potion' && own.statics !== undefined) yield ['.statics', nothing('u lektvaru', 'with a potion')];
  if (outside === true && kind !== 'relic') yield ['.outside', nothing('jen u relikvie', 'but with a relic')];
  if (anywhere === true && kind !== 'potion') yield ['.anywhere', nothing('jen u lektvaru', 'but with a potion')];
  const sort = anywhere === true || outside === true ? OUT_OF_FIGHTS : kind;
  const bearer = { kind, sort, isSpent: kind === 'potion' || outside === true || own.discards === true };
  for (const [at, ability] of abilities.entries()) yield* ofAbility(ability, `.abilities[${at}]`, bearer);
}

/** What is wrong with a card whose words are sound, each with its place. */
export function misfits(own: OwnCard): Iterable<Misfit> {
  if (isEnemy(own)) return enemyMisfits(own);
  if (isEvent(own)) return eventMisfits(own);
  return isItem(own) ? ofItem(own) : ofCard(own);
}
