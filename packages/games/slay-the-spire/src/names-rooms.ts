/** Short names of options about items and the group's gold, without language. */
import type { Option, Seat } from '@kolbiste/kernel';
import { faceOf, ITEMS } from './cards/pool.ts';
import { ASIDE, ASIDE_HAND, ASIDE_RELIC, handed } from './flow/aside.ts';
import { BUY_IT, DISCARD_IT, FROM_RELICS } from './flow/courier.ts';
import { dieEffects } from './flow/die-relics.ts';
import { DIE_POTION, PASS } from './flow/die-window.ts';
import { pileOfGift } from './flow/gifts.ts';
import { KEEP } from './flow/swap.ts';
import type { State } from './state.ts';
import { DECK, PILE_KINDS, POTIONS, RELICS } from './state.ts';
import type { View } from './view.ts';
import { HEROES } from './vocabulary.ts';

const pile = (v: View, seat: Seat, kind: number): readonly number[] => v.piles[seat * PILE_KINDS + kind];
const faceId = (face: number): string => `${faceOf(face).id}${faceOf(face).upgraded ? '+' : ''}`;
const letter = (seat: number): string => 'ABCD'[seat] ?? String(seat);

/** A thing of a pile by its name; which of equal ones by its number. */
function nth(v: View, seat: Seat, kind: number, at: number): string {
  const things = pile(v, seat, kind);
  const thing = things[at];
  if (thing === undefined) return `thing ${at}`;
  const before = things.slice(0, at).filter((other) => other === thing).length;
  return `${kind === DECK ? faceId(thing) : ITEMS[thing].id}${before === 0 ? '' : ` ${before + 1}`}`;
}

/** What is done beside a question. */
export function asideName(v: View, seat: Seat, option: Option): string {
  if (option < ASIDE_RELIC) return `potion ${nth(v, seat, POTIONS, option - ASIDE)}`;
  if (option < ASIDE_HAND) return `relic ${nth(v, seat, RELICS, option - ASIDE_RELIC)}`;
  const [at, to] = handed(option);
  return `hand ${nth(v, seat, POTIONS, at)} to ${letter(to)}`;
}

type Locals = Readonly<Record<string, unknown>>;
type Named = (v: View, seat: Seat, option: Option, x: Locals) => string;

const dieRelic: Named = (v, _seat, option, x) => {
  const effects = dieEffects(v as unknown as State, x['face'] as number);
  const [owner, relic] = effects.slice(option * 3);
  if (owner === undefined) return `effect ${option}`;
  let before = 0;
  for (let n = 0; n < option; n++) if (effects[n * 3] === owner && effects[n * 3 + 1] === relic) before++;
  return `trigger ${letter(owner)} ${ITEMS[relic].id}${before === 0 ? '' : ` #${before + 1}`}`;
};
const hero: Named = (_v, _seat, option) => `hero ${letter(option)}`;
const swap: Named = (v, seat, option, x) =>
  option === KEEP ? 'keep' : `swap ${nth(v, seat, x['cards'] === 1 ? DECK : RELICS, option)}`;

export const ROOM_NAMES: { readonly [decision: string]: Named } = {
  'dieWindow.change': (v, seat, option) => {
    if (option === PASS) return 'pass';
    return option >= DIE_POTION
      ? `potion ${nth(v, seat, POTIONS, option - DIE_POTION)}`
      : `relic ${nth(v, seat, RELICS, option)}`;
  },
  'setDie.face': (_v, _seat, option) => `face ${option}`,
  'dieRelics.which': dieRelic,
  'payment.give': (_v, _seat, option) => `give ${option}`,
  'gifts.which': (v, seat, option, x) => `give ${nth(v, seat, pileOfGift(x['gift'] as number), option)}`,
  'swap.mine': swap,
  'swap.theirs': swap,
  'swap.partner': hero,
  'oneHero.who': hero,
  'foreignReward.whose': (_v, _seat, option) => `deck of ${HEROES[option] ?? option}`,
  'courier.look': (_v, _seat, option) => (option === FROM_RELICS ? 'relics' : 'potions'),
  'courier.deal': (_v, _seat, option) => (option === DISCARD_IT ? 'discard' : option === BUY_IT ? 'buy' : 'together'),
  'playDrawn.pick': (_v, _seat, option, x) => {
    const face = (x['cards'] as readonly number[] | undefined)?.[option];
    return face === undefined ? `card ${option}` : `play ${faceId(face)}`;
  },
};
