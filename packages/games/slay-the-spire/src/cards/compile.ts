/** Cards as the rules read them: sides with their programs, enemies with their actions. */
import { CONDITION } from '../verbs/terms.ts';
import type { OwnerId } from '../vocabulary.ts';
import { CARD_TYPES, OWNERS, RARITIES } from '../vocabulary.ts';
import { STATICS } from './lasting.ts';
import type { PutText } from './texts.ts';
import { textsOf } from './texts.ts';
import type { AbilityWritten, CardWritten, SideWritten, When } from './types.ts';
import { WHENS } from './types.ts';

/** Of every printed card: they are compiled in one place, one after another. */
export const program = textsOf('cards');

export interface Ability {
  readonly when: number;
  readonly program: number;
  /** Results of the die that it wants, by bit; 0 = any. */
  readonly die: number;
  /** -1 = nothing must hold. */
  readonly condition: number;
  readonly once: '' | 'turn' | 'combat' | 'room';
  /** The kind of enemy whose death it speaks of; '' = nobody's. */
  readonly of: string;
  readonly times: number;
}

export interface StaticValue {
  readonly kind: number;
  readonly value: number;
}

/** Costs that are none. */
export const COST_X = -1;
export const NO_COST = -2;

export interface Face {
  readonly face: number;
  readonly card: number;
  readonly id: string;
  readonly upgraded: boolean;
  readonly owner: number;
  readonly type: number;
  readonly rarity: number;
  readonly cost: number;
  readonly xMin: number;
  readonly lessPerPower: boolean;
  readonly costIf: readonly [condition: number, cost: number] | null;
  /** Cubes beside X with which it comes into play; -1 = none lie on it. */
  readonly xCubes: number;
  readonly ethereal: boolean;
  readonly retain: boolean;
  readonly exhaust: boolean;
  readonly unplayable: boolean;
  readonly toDrawTop: boolean;
  /** Enters stances; handles orbs [STS 19.4]. */
  readonly stances: boolean;
  readonly orbs: boolean;
  /** Asks for the card that lies on top of the discard pile. */
  readonly seesTop: boolean;
  /** Cannot be resolved more than once. */
  readonly single: boolean;
  /** Has the word in its name [STS 18.5]. */
  readonly strike: boolean;
  readonly starter: '' | 'strike' | 'defend';
  readonly playIf: number;
  readonly program: number;
  readonly abilities: readonly Ability[];
  /** The one among them that is used in the play phase. */
  readonly use: Ability | null;
  readonly statics: readonly StaticValue[];
  /** Whether there is another side to turn it to. */
  readonly canUpgrade: boolean;
}

export const whenOf = (name: When): number => WHENS.indexOf(name);
const conditionOf = (name: string | undefined): number =>
  name === undefined ? -1 : CONDITION[name as keyof typeof CONDITION];

/** Results of a die as bits: '12' are the bits 1 and 2. */
const dieBits = (faces: string | undefined): number =>
  Array.from(faces ?? '').reduce((bits, face) => bits | (1 << Number(face)), 0);

export function abilityOf(written: AbilityWritten, byHero: boolean, put: PutText = program): Ability {
  const condition = conditionOf(written.if);
  return {
    when: whenOf(written.when),
    program: put(written.do, byHero, condition),
    die: dieBits(written.die),
    condition,
    once: written.once ?? '',
    of: written.of ?? '',
    times: written.times ?? 1,
  };
}

export const staticsOf = (written: Readonly<Record<string, number>> = {}): StaticValue[] =>
  Object.entries(written).map(([name, value]) => {
    const kind = (STATICS as readonly string[]).indexOf(name);
    if (kind < 0) throw new Error(`there is no lasting text ${name}`);
    return { kind, value };
  });

/** The ability that is used in the play phase, where there is one. */
export const useOf = (abilities: readonly Ability[]): Ability | null =>
  abilities.find(({ when }) => when === WHENS.indexOf('activated')) ?? null;

/** Verbs by which a card enters stances, and by which it handles orbs. */
const OF_STANCES = ['stance'];
const OF_ORBS = ['channel', 'evoke', 'evokeAll', 'orbEnd', 'orbSlots', 'removeOrbs'];
/** Whether a text asks for the card that lies on top of the discard pile. */
const seesTop = (text: unknown): boolean =>
  text === 'topFree' || (typeof text === 'object' && text !== null && Object.values(text).some(seesTop));
/** Whether a verb stands anywhere in a text. */
const says = (text: unknown, verbs: readonly string[]): boolean =>
  typeof text === 'object' &&
  text !== null &&
  Object.entries(text).some(([word, inner]) => verbs.includes(word) || says(inner, verbs));

interface Printed {
  readonly owner: OwnerId;
  readonly written: CardWritten;
  readonly card: number;
  readonly put: PutText;
}

/** One side of a card. */
function sideOf({ owner, written, card, put }: Printed, side: SideWritten, upgraded: boolean): Face {
  const abilities = (side.abilities ?? []).map((each) => abilityOf(each, true, put));
  const keywords = side.is ?? [];
  const costIf = side.costIf ?? null;
  return {
    face: 2 * card + (upgraded ? 1 : 0),
    card,
    id: written.id,
    upgraded,
    owner: OWNERS.indexOf(owner),
    type: CARD_TYPES.indexOf(written.type),
    rarity: RARITIES.indexOf(written.rarity),
    cost: side.cost === 'X' ? COST_X : (side.cost ?? NO_COST),
    xMin: side.xMin ?? 0,
    lessPerPower: side.lessPer === 'power',
    costIf: costIf === null ? null : [conditionOf(costIf[0]), costIf[1]],
    xCubes: side.xCubes ?? -1,
    ethereal: keywords.includes('ethereal'),
    retain: keywords.includes('retain'),
    exhaust: keywords.includes('exhaust'),
    unplayable: side.cost === undefined || keywords.includes('unplayable'),
    toDrawTop: keywords.includes('toDrawTop'),
    stances: says([side.do, side.abilities], OF_STANCES),
    orbs: says([side.do, side.abilities], OF_ORBS),
    seesTop: seesTop([side.do, side.abilities, side.playIf, side.costIf]),
    single: keywords.includes('single'),
    strike: /(^|-)strike($|-)/.test(written.id),
    starter: written.starter ?? '',
    playIf: conditionOf(side.playIf),
    program: put(side.do ?? [], true),
    abilities,
    use: useOf(abilities),
    statics: staticsOf(side.statics),
    canUpgrade: !upgraded && written.up !== undefined,
  };
}

/** Both sides; a card without another side has the same one twice. What the other side does not say stays. */
export function facesOf(owner: OwnerId, written: CardWritten, card: number, put: PutText = program): [Face, Face] {
  const printed = { owner, written, card, put };
  const { up = {} } = written;
  return [sideOf(printed, written, false), sideOf(printed, { ...written, ...up }, true)];
}
