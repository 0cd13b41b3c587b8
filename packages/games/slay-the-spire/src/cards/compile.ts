/** Cards as the rules read them: sides with their programs, enemies with their actions. */
import { CONDITION } from '../verbs/terms.ts';
import type { OwnerId } from '../vocabulary.ts';
import { CARD_TYPES, OWNERS, RARITIES } from '../vocabulary.ts';
import { STATICS } from './lasting.ts';
import { program } from './texts.ts';
import type { AbilityWritten, ActionWritten, CardWritten, EnemyWritten, SideWritten, When } from './types.ts';
import { WHENS } from './types.ts';

export interface Ability {
  readonly when: number;
  readonly program: number;
  /** Results of the die that it wants, by bit; 0 = any. */
  readonly die: number;
  /** -1 = nothing must hold. */
  readonly condition: number;
  readonly once: '' | 'turn' | 'combat' | 'room';
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
  readonly lessPerPower: boolean;
  readonly costIf: readonly [condition: number, cost: number] | null;
  readonly ethereal: boolean;
  readonly retain: boolean;
  readonly exhaust: boolean;
  readonly unplayable: boolean;
  readonly toDrawTop: boolean;
  /** Cannot be resolved more than once. */
  readonly single: boolean;
  /** Has the word in its name [STS 18.5]. */
  readonly strike: boolean;
  readonly starter: '' | 'strike' | 'defend';
  readonly playIf: number;
  readonly program: number;
  readonly abilities: readonly Ability[];
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

export function abilityOf(written: AbilityWritten, byHero: boolean): Ability {
  const condition = conditionOf(written.if);
  return {
    when: whenOf(written.when),
    program: program(written.do, byHero, condition),
    die: dieBits(written.die),
    condition,
    once: written.once ?? '',
  };
}

export const staticsOf = (written: Readonly<Record<string, number>> = {}): StaticValue[] =>
  Object.entries(written).map(([name, value]) => {
    const kind = (STATICS as readonly string[]).indexOf(name);
    if (kind < 0) throw new Error(`there is no lasting text ${name}`);
    return { kind, value };
  });

/** One side of a card. */
function sideOf(owner: OwnerId, written: CardWritten, side: SideWritten, card: number, upgraded: boolean): Face {
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
    lessPerPower: side.lessPer === 'power',
    costIf: costIf === null ? null : [conditionOf(costIf[0]), costIf[1]],
    ethereal: keywords.includes('ethereal'),
    retain: keywords.includes('retain'),
    exhaust: keywords.includes('exhaust'),
    unplayable: side.cost === undefined || keywords.includes('unplayable'),
    toDrawTop: keywords.includes('toDrawTop'),
    single: keywords.includes('single'),
    strike: /(^|-)strike($|-)/.test(written.id),
    starter: written.starter ?? '',
    playIf: conditionOf(side.playIf),
    program: program(side.do ?? [], true),
    abilities: (side.abilities ?? []).map((each) => abilityOf(each, true)),
    statics: staticsOf(side.statics),
    canUpgrade: !upgraded && written.up !== undefined,
  };
}

/** Both sides; a card without another side has the same one twice. What the other side does not say stays. */
export function facesOf(owner: OwnerId, written: CardWritten, card: number): [Face, Face] {
  const { up = {} } = written;
  return [sideOf(owner, written, written, card, false), sideOf(owner, written, { ...written, ...up }, card, true)];
}

export interface Action {
  readonly program: number;
  readonly once: boolean;
  readonly last: boolean;
}

const SINGLE = 0;
export const BY_DIE = 1;
export const BY_CUBE = 2;

export interface EnemyCard {
  readonly card: number;
  readonly id: string;
  readonly kind: string;
  readonly deck: EnemyWritten['deck'];
  readonly act: number;
  readonly copies: number;
  readonly hp: readonly number[];
  readonly pattern: number;
  /** By slot of the cube, or by result of the die less one; a single action stands alone. */
  readonly actions: readonly Action[];
  readonly summons: readonly string[];
  readonly summonsFrom: NonNullable<EnemyWritten['summonsFrom']> | null;
  readonly sentries: boolean;
  readonly rewards: readonly string[];
  readonly boss: readonly number[];
  readonly abilities: readonly Ability[];
  /** What one hit may do at most (0 = anything), and what each hit adds. */
  readonly mostPerHit: number;
  readonly slow: number;
  readonly keepsBlock: boolean;
  /** The first slot of its Defensive mode [STS 15.4]. */
  readonly defends: number;
  readonly startBlock: number;
  readonly splits: readonly string[];
  /** The text of its death; -1 = it has none. */
  readonly onDeath: number;
}

const actionOf = (written: ActionWritten): Action => ({
  program: program(written.do, false),
  once: written.once === true,
  last: written.last === true,
});

function actionsOf({ id, single, die, cube }: EnemyWritten): Pick<EnemyCard, 'pattern' | 'actions'> {
  if (single !== undefined) return { pattern: SINGLE, actions: [actionOf(single)] };
  if (cube !== undefined) return { pattern: BY_CUBE, actions: cube.map(actionOf) };
  if (die === undefined) throw new Error(`${id} has no action`);
  const byFaces = Object.entries(die).map(([faces, action]) => [faces, actionOf(action)] as const);
  const actions = [1, 2, 3, 4, 5, 6].map((face) => {
    const found = byFaces.find(([faces]) => faces.includes(String(face)));
    if (found === undefined) throw new Error(`${id} does nothing at ${face}`);
    return found[1];
  });
  return { pattern: BY_DIE, actions };
}

/** An enemy as the rules read it. */
export function enemyCardOf(written: EnemyWritten, card: number): EnemyCard {
  const { hp, traits = {}, onDeath } = written;
  const figure = (name: string): number => {
    const value = traits[name];
    return typeof value === 'number' ? value : 0;
  };
  return {
    card,
    id: written.id,
    kind: written.kind ?? written.id,
    deck: written.deck,
    act: written.act,
    copies: written.copies,
    hp: typeof hp === 'number' ? [hp, hp, hp, hp] : hp,
    ...actionsOf(written),
    summons: written.summons ?? [],
    summonsFrom: written.summonsFrom ?? null,
    sentries: written.sentries === true,
    rewards: written.rewards ?? [],
    boss: written.boss ?? [],
    abilities: (written.abilities ?? []).map((each) => abilityOf(each, false)),
    mostPerHit: figure('mostPerHit'),
    slow: figure('slow'),
    defends: figure('defends'),
    keepsBlock: traits['keepsBlock'] === true,
    startBlock: figure('startBlock'),
    splits: written.splits ?? [],
    onDeath: onDeath === undefined ? -1 : program(onDeath, false),
  };
}
