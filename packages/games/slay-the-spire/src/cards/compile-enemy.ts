/** Enemy cards as the rules read them: their actions, what they are by themselves, and who comes with them. */
import type { Ability } from './compile.ts';
import { abilityOf, program, whenOf } from './compile.ts';
import type { PutText } from './texts.ts';
import type { ActionWritten, EnemySet, EnemyWritten, RisesWritten } from './types.ts';
import { SETS } from './types.ts';

export interface Action {
  readonly program: number;
  readonly once: boolean;
  readonly last: boolean;
  readonly immune: boolean;
  /** Cards that each hero may play; 0 = any number. */
  readonly limit: number;
  /** What happens to heroes who face it; -1 = nothing. */
  readonly facing: number;
}

const SINGLE = 0;
export const BY_DIE = 1;
export const BY_CUBE = 2;

export interface EnemyCard {
  readonly card: number;
  readonly id: string;
  readonly kind: string;
  readonly tag: string;
  readonly deck: EnemyWritten['deck'];
  readonly act: number;
  readonly copies: number;
  /** Its set, and the one whose cards replace it (-1 = none), by their places. */
  readonly set: number;
  readonly until: number;
  readonly partner: boolean;
  readonly hp: readonly number[];
  readonly pattern: number;
  /** By slot of the cube, or by result of the die less one; a single action stands alone. */
  readonly actions: readonly Action[];
  /** What it does in the first round, and once it is enraged. */
  readonly first: Action | null;
  readonly fury: Action | null;
  readonly summons: readonly string[];
  readonly summonsFrom: NonNullable<EnemyWritten['summonsFrom']> | null;
  readonly sentries: boolean;
  /** Ids of cards that are laid beside it. */
  readonly with: readonly string[];
  readonly rewards: readonly string[];
  readonly boss: readonly number[];
  readonly abilities: readonly Ability[];
  /** What one hit may do at most (0 = anything), and what each hit adds. */
  readonly mostPerHit: number;
  readonly slow: number;
  readonly keepsBlock: boolean;
  /** The first slot of its Defensive mode [STS 15.4]. */
  readonly defends: number;
  /** The first slot of a second mode that it never leaves; 0 = it has none. */
  readonly secondMode: number;
  readonly startBlock: number;
  /** Cubes of an ability: at the beginning, and at most. */
  readonly cubes: number;
  readonly mostCubes: number;
  /** Costs of the first card of a turn, by pairs of results; none = it does not confuse. */
  readonly confuses: readonly number[];
  /** HP with which it comes back while another of its kind lives. */
  readonly regrows: number;
  /** HP for each hero below which it does not fall until it loses that. */
  readonly invincible: number;
  /** Its hits do more to a hero for each power in play. */
  readonly curious: boolean;
  /** Slimed must be paid away as soon as it is drawn. */
  readonly voids: boolean;
  /** It comes with strength: as much as the most powers of one hero. */
  readonly envious: boolean;
  /** Rows that it stands in, upward from its own. */
  readonly spans: number;
  readonly rises: RisesWritten | null;
  readonly splits: readonly { readonly kind: string; readonly strength: number }[];
  readonly becomes: string;
  /** The text of its death; -1 = it has none. */
  readonly onDeath: number;
  /** Whether some slot keeps it from losing HP, or limits cards; and whether it hears that an attack is over. */
  readonly immune: boolean;
  readonly limits: boolean;
  readonly hearsAttacks: boolean;
  readonly hearsWounds: boolean;
}

const actionOf = (written: ActionWritten, put: PutText): Action => ({
  program: put(written.do, false),
  once: written.once === true,
  last: written.last === true,
  immune: written.immune === true,
  limit: written.limit ?? 0,
  facing: written.facing === undefined ? -1 : put(written.facing, false),
});

function actionsOf({ id, single, die, cube }: EnemyWritten, put: PutText): Pick<EnemyCard, 'pattern' | 'actions'> {
  if (single !== undefined) return { pattern: SINGLE, actions: [actionOf(single, put)] };
  if (cube !== undefined) return { pattern: BY_CUBE, actions: cube.map((action) => actionOf(action, put)) };
  if (die === undefined) throw new Error(`${id} has no action`);
  const byFaces = Object.entries(die).map(([faces, action]) => [faces, actionOf(action, put)] as const);
  const actions = [1, 2, 3, 4, 5, 6].map((face) => {
    const found = byFaces.find(([faces]) => faces.includes(String(face)));
    if (found === undefined) throw new Error(`${id} does nothing at ${face}`);
    return found[1];
  });
  return { pattern: BY_DIE, actions };
}

const setOf = (name: EnemySet): number => SETS.indexOf(name);

/** `large-slime +1` comes with 1 strength. */
function splitOf(written: string): EnemyCard['splits'][number] {
  const [kind, strength = '0'] = written.split(' +');
  return { kind, strength: Number(strength) };
}

/** What it is by itself. */
function traitsOf(traits: Readonly<Record<string, unknown>>) {
  const figure = (name: string): number => {
    const value = traits[name];
    return typeof value === 'number' ? value : 0;
  };
  const confuses = traits['confuses'];
  return {
    mostPerHit: figure('mostPerHit'),
    slow: figure('slow'),
    defends: figure('defends'),
    secondMode: figure('secondMode'),
    keepsBlock: traits['keepsBlock'] === true,
    startBlock: figure('startBlock'),
    cubes: figure('cubes'),
    mostCubes: figure('mostCubes'),
    confuses: Array.isArray(confuses) ? (confuses as number[]) : [],
    regrows: figure('regrows'),
    invincible: figure('invincible'),
    curious: traits['curious'] === true,
    voids: traits['voids'] === true,
    envious: traits['envious'] === true,
    spans: figure('spans') || 1,
  };
}

/** Who hears what, so that nobody is asked in vain. */
function hearing(abilities: readonly Ability[], actions: readonly Action[]) {
  const hears = (...whens: readonly number[]): boolean => abilities.some(({ when }) => whens.includes(when));
  return {
    immune: actions.some(({ immune }) => immune),
    limits: actions.some(({ limit }) => limit > 0),
    hearsAttacks: hears(whenOf('attackedItself'), whenOf('hurtByAttack')),
    hearsWounds: hears(whenOf('hurtsHero')),
  };
}

/** An enemy as the rules read it. */
export function enemyCardOf(written: EnemyWritten, card: number, put: PutText = program): EnemyCard {
  const { hp, traits = {}, onDeath, until } = written;
  const abilities = (written.abilities ?? []).map((each) => abilityOf(each, false, put));
  const { pattern, actions } = actionsOf(written, put);
  return {
    card,
    id: written.id,
    kind: written.kind ?? written.id,
    tag: written.tag ?? '',
    deck: written.deck,
    act: written.act,
    copies: written.copies,
    set: setOf(written.set ?? 'base'),
    until: until === undefined ? -1 : setOf(until),
    partner: written.partner === true,
    hp: typeof hp === 'number' ? [hp, hp, hp, hp] : hp,
    pattern,
    actions,
    first: written.first === undefined ? null : actionOf(written.first, put),
    fury: written.fury === undefined ? null : actionOf(written.fury, put),
    summons: written.summons ?? [],
    summonsFrom: written.summonsFrom ?? null,
    sentries: written.sentries === true,
    with: written.with ?? [],
    rewards: written.rewards ?? [],
    boss: written.boss ?? [],
    abilities,
    ...traitsOf(traits),
    rises: written.rises ?? null,
    splits: (written.splits ?? []).map(splitOf),
    becomes: written.becomes ?? '',
    onDeath: onDeath === undefined ? -1 : put(onDeath, false),
    ...hearing(abilities, actions),
  };
}
