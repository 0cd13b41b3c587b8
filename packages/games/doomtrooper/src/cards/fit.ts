/** What a card says in words that are sound and that nothing would come of: numbers of no card, targets that nobody names, moments that nobody waits for. */
import type { Misfit } from '@kolbiste/cardkit';
import { membersIn } from '@kolbiste/cardkit';
import type { Bilingual } from '@kolbiste/kernel/files';
import { both } from '@kolbiste/kernel/files';
import type { OwnCard } from './own-cards.ts';
import type { AbilityWords, TargetWords } from './types.ts';

const FIGURED: readonly string[] = ['warrior', 'beast', 'warzone'];
const ANSWERS: readonly string[] = ['reaction', 'trigger'];

const CARD = both('číslo karty, která existuje', 'the number of a card that exists');
/** By which paragraphs. */
const [OF_FIGURES, OF_PRICE, OF_REACTION, OF_SCALE, OF_GEAR, OF_TARGETS, OF_VIRUS] = [
  '9.8',
  '4.1.4',
  '7.2.3',
  '4.19.4',
  '4.7.1',
  '4.19.5',
  '9.23',
];
const FIGURES = both('čtyři čísla: zápas, střelba, obrana, hodnota', 'four numbers: fight, shoot, armor, value');
const NO_FIGURES = both('nic u karty, která čísla nemá', 'nothing with a kind of card that has no figures');
const NO_PLAY = both(
  'nic u bojovníka: vykládá se za svou hodnotu',
  'nothing with a warrior, who is played for his value',
);
const MOMENT = both('okamžik (on), na který se reaguje', 'the moment (on) that is answered');
const NO_MOMENT = both('nic mimo reakci a spoušť', 'nothing except with a reaction or a trigger');
const SCALE = both('cena za každý další krok (scale)', 'the price of each further step (scale)');
const GEAR = both('nic mimo vybavení a relikvie', 'nothing except with equipment and relics');
const VIRUS = both(
  'nic mimo to, co karta udělá při zahrání (play.do)',
  'nothing except in what the card does as it is played (play.do)',
);
const targetsFirst = (n: number): Bilingual =>
  both(`nejdřív cíl (targets), kterých je potřeba ${n}`, `targets before it, ${n} of them`);

/** So many things are pointed at. */
const pointed = (targets: readonly TargetWords[]): number =>
  targets.reduce((sum, { upTo = 1 }) => sum + (upTo === 'any' ? 2 : upTo), 0);
/** How many must be pointed at for a word to mean something. */
const WANTS: Readonly<Record<string, number | undefined>> = {
  target: 1,
  targets: 1,
  controller: 1,
  target2: 2,
  area: 2,
};
const stepped = (name: string, value: unknown): boolean => value === 'steps' || name === 'steps';

/** An ability: what it points at, answers and pays for must go together. */
function* inAbility(ability: AbilityWords, path: string): Generator<Misfit> {
  const { timing, on, about, by, targets = [], scale, most } = ability;
  const answers = ANSWERS.includes(timing);
  if (answers && (on === undefined || on === 'none')) yield [`${path}.on`, MOMENT, undefined, OF_REACTION];
  for (const [name, value] of Object.entries({ on, about, by }))
    if (!answers && value !== undefined) yield [`${path}.${name}`, NO_MOMENT, undefined, OF_REACTION];
  if (most !== undefined && scale === undefined) yield [`${path}.scale`, SCALE, undefined, OF_SCALE];
  const count = pointed(targets);
  for (const [name, place, value] of membersIn(ability.do ?? [], `${path}.do`)) {
    const wants = typeof value === 'string' ? (WANTS[value] ?? 0) : 0;
    if (wants > count) yield [place, targetsFirst(wants), undefined, OF_TARGETS];
    if (scale === undefined && stepped(name, value)) yield [place, SCALE, undefined, OF_SCALE];
  }
}

const isAbility = (part: object): part is AbilityWords => 'timing' in part;

/** Numbers of cards where filters and kinds name some. */
function* cardsNamed(card: OwnCard): Generator<readonly [place: string, id: number]> {
  const { id: _own, figures: _figures, name: _name, ...rest } = card;
  for (const [name, place, value] of membersIn(rest)) {
    if ((name !== 'kinds' && name !== 'notKinds' && name !== 'cards') || !Array.isArray(value)) continue;
    for (const [at, each] of value.entries()) if (typeof each === 'number') yield [`${place}[${at}]`, each];
  }
}

/** A virus lies on nobody as a card: what it does is read off its playing. */
function* virusesElsewhere({ play, text = [] }: OwnCard): Generator<Misfit> {
  for (const [name, place] of membersIn({ play, text }))
    if (name === 'virus' && !/^\.play\.do\[\d+\]\.virus$/.test(place)) yield [place, VIRUS, undefined, OF_VIRUS];
}

/** What nothing would come of, by its place. @param known numbers of the cards that there are */
export function* misfits(card: OwnCard, known: ReadonlySet<number>): Generator<Misfit> {
  const { kind, figures, play, gear, text = [] } = card;
  for (const [place, id] of cardsNamed(card)) if (!known.has(id)) yield [place, CARD];
  if (kind === 'warrior' && figures === undefined) yield ['.figures', FIGURES, undefined, OF_FIGURES];
  if (!FIGURED.includes(kind) && figures !== undefined) yield ['.figures', NO_FIGURES, undefined, OF_FIGURES];
  if (kind === 'warrior' && play !== undefined) yield ['.play', NO_PLAY, undefined, OF_PRICE];
  if (gear !== undefined && kind !== 'equipment' && kind !== 'relic') yield ['.gear', GEAR, undefined, OF_GEAR];
  if (play !== undefined) yield* inAbility(play, '.play');
  for (const [at, part] of text.entries()) if (isAbility(part)) yield* inAbility(part, `.text[${at}]`);
  yield* virusesElsewhere(card);
}
