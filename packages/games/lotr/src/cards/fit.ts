/** What is against a card whose words are all sound: figures of another type, an X without a cost, a choice nobody made. */
import { membersIn } from '@kolbiste/cardkit';
import type { Bilingual } from '@kolbiste/kernel/files';
import { both } from '@kolbiste/kernel/files';
import { lifeTexts } from './life.ts';
import type { Ability, Card, CardType } from './types.ts';

type Member = keyof Card;
export type Unfit = readonly [member: string, expected: Bilingual];

const BODY: readonly Member[] = ['attack', 'defense', 'hitPoints'];
const PLAYED: readonly Member[] = ['sphere', 'cost'];

/** The figures that a card of the type must have; all others it must not. */
const NEEDED: Readonly<Record<CardType, readonly Member[]>> = {
  hero: ['sphere', 'unique', 'threatCost', 'willpower', ...BODY],
  ally: [...PLAYED, 'willpower', ...BODY],
  attachment: [...PLAYED, 'attach'],
  event: [...PLAYED, 'abilities'],
  enemy: ['engagement', 'threat', ...BODY],
  location: ['threat', 'questPoints'],
  treachery: [],
  objective: [],
  quest: ['stage', 'questPoints'],
};
const PLAYER_TYPES: readonly CardType[] = ['hero', 'ally', 'attachment', 'event'];
const FIGURES = [...new Set(Object.values(NEEDED).flat())];
const FREE: readonly Member[] = ['unique', 'abilities', 'keywords'];

export const isPlayerCard = ({ type }: Pick<Card, 'type'>): boolean => PLAYER_TYPES.includes(type);

/** The words that begin the abilities of a type. */
const HEADS: Readonly<Record<'player' | 'encounter' | 'objective' | 'quest', readonly string[]>> = {
  player: ['action', 'response', 'forced', 'passive'],
  encounter: ['response', 'forced', 'passive', 'revealed', 'shadow', 'travel'],
  objective: ['action', 'response', 'forced', 'passive', 'revealed', 'shadow'],
  quest: ['response', 'forced', 'passive', 'revealed', 'setup'],
};

const headsOf = (type: CardType): readonly string[] => {
  if (PLAYER_TYPES.includes(type)) return HEADS.player;
  if (type === 'quest' || type === 'objective') return HEADS[type];
  return type === 'location' ? HEADS.encounter : HEADS.encounter.filter((head) => head !== 'travel');
};

/** Whether a word stands anywhere inside a part of a card, with any value or with this one. */
export const says = (part: unknown, word: string, wanted?: unknown): boolean =>
  [...membersIn(part)].some(([name, , value]) => name === word && (wanted === undefined || value === wanted));
const speaksOf = (part: unknown, wanted: string): boolean =>
  [...membersIn(part)].some(([, , value]) => value === wanted);

function* ofFigures(card: Card): Generator<Unfit> {
  const needed = NEEDED[card.type];
  for (const member of needed)
    if (card[member] === undefined)
      yield [member, both(`${member} u typu ${card.type}`, `${member} of type ${card.type}`)];
  for (const member of FIGURES)
    if (card[member] !== undefined && !needed.includes(member) && !FREE.includes(member))
      yield [member, both(`nic u typu ${card.type}`, `nothing with type ${card.type}`)];
  const player = isPlayerCard(card);
  if (player !== (card.set === 'core')) yield ['set', both('core jen u karet hráčů', 'core with player cards alone')];
  if (player !== (card.easy === undefined))
    yield ['easy', both('počet lehké hry u karet setkání', 'the easy quantity of encounter cards')];
  if ((card.easy ?? 0) > card.copies) yield ['easy', both('nejvýše copies', 'copies at most')];
  if (player && (card.victory !== undefined || card.doomed !== undefined))
    yield [card.victory === undefined ? 'doomed' : 'victory', both('jen u karet setkání', 'encounter cards alone')];
  if (card.type === 'hero' && card.sphere === 'neutral')
    yield ['sphere', both('jedna ze čtyř sfér', 'one of the four spheres')];
  if (card.payers !== undefined && !(typeof card.cost === 'number' && card.cost >= card.payers))
    yield ['payers', both('cena aspoň tak vysoká', 'a cost at least as high')];
}

/** Whether something in play is chosen: by an instruction, or in paying. */
const choosesThing = (ability: Ability): boolean =>
  says(ability, 'pick') ||
  says(ability, 'choose') ||
  ('cost' in ability && (ability.cost ?? []).some((each) => 'exhaust' in each && each.exhaust !== 'self'));

/** A choice that an instruction speaks of has been made before: in the cost, or by an instruction. */
function* ofAbility(card: Card, ability: Ability, place: string): Generator<Unfit> {
  const head = Object.keys(ability).find((word) => headsOf(card.type).includes(word));
  if (head === undefined)
    yield [
      place,
      both(
        `u typu ${card.type} jen ${headsOf(card.type).join(', ')}`,
        `only ${headsOf(card.type).join(', ')} with type ${card.type}`,
      ),
    ];
  if (speaksOf(ability, 'chosen') && !says(ability, 'choosePlayer'))
    yield [place, both('choosePlayer před „chosen“', 'choosePlayer before "chosen"')];
  const said = speaksOf(ability, 'it') ? 'it' : 'notIt';
  if ((said === 'it' || says(ability, 'notIt')) && !choosesThing(ability))
    yield [
      place,
      both(`pick, choose nebo cena s výběrem před „${said}“`, `pick, choose or a cost with a choice before "${said}"`),
    ];
  if (speaksOf(ability, 'X') && card.cost !== 'X') yield [place, both('cena X karty', 'a cost X of the card')];
  if (speaksOf(ability, 'amount') && !('response' in ability || 'forced' in ability))
    yield [place, both('„amount“ jen za spouštěčem', '"amount" after a trigger alone')];
  if (speaksOf(ability, 'host') && card.attach === undefined && !says(card, 'self', 'attach'))
    yield [
      place,
      both(
        '„host“ jen u doplňku nebo u karty, která se sama připojí',
        '"host" with attachments and cards that attach themselves alone',
      ),
    ];
  if (card.type === 'quest' && (says(ability, 'discard', 'self') || says(ability, 'self', 'discard')))
    yield [place, both('žádné odhození úkolu', 'no discarding of the quest card')];
}

/** Hit points of the card by its own texts that always hold: below one it could never stay in play [LOTR HP.4]. */
function* ofLife(card: Card): Generator<Unfit> {
  if (card.hitPoints === undefined) return;
  const least = lifeTexts(card, 'self').reduce(
    (sum: number, n) => sum + (typeof n === 'number' ? n : Number.POSITIVE_INFINITY),
    card.hitPoints,
  );
  if (least < 1)
    yield ['hitPoints', both('aspoň 1 život i s jejími vlastními texty', '1 hit point at least with its own texts')];
}

/** What is unfit, with the member it is about. */
export function* unfit(card: Card): Generator<Unfit> {
  yield* ofFigures(card);
  yield* ofLife(card);
  const { abilities = [] } = card;
  for (const [at, ability] of abilities.entries()) yield* ofAbility(card, ability, `abilities[${at}]`);
  if (card.type === 'event' && !abilities.some((each) => 'action' in each || 'response' in each))
    yield ['abilities', both('akce nebo odezva', 'an action or a response')];
}
