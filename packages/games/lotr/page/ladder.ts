/** The ladder of the round: the steps of each phase, and the windows between them as doors. */
import type { Phase, WindowName } from '../src/index.ts';
import { PHASES, WINDOWS } from '../src/index.ts';
import type { RingsFrame, RingsTable } from './engine/table.ts';

export type Rung = { readonly step: string } | { readonly door: WindowName };

const step = (name: string): Rung => ({ step: name });
const door = (name: WindowName): Rung => ({ door: name });

export const LADDER: Readonly<Record<Phase, readonly Rung[]>> = {
  setup: [step('setup')],
  resource: [step('resources'), step('cards'), door('resource')],
  planning: [step('plan'), door('planning')],
  quest: [
    door('questBegins'),
    step('commit'),
    door('committed'),
    step('staging'),
    door('staged'),
    step('resolve'),
    door('resolved'),
  ],
  travel: [step('travel'), door('travelled')],
  encounter: [step('optional'), door('optionalEngagement'), step('checks'), door('engagementChecks')],
  combat: [
    step('shadows'),
    door('shadowsDealt'),
    step('chooseEnemy'),
    door('enemyChosen'),
    step('defend'),
    door('defenderDeclared'),
    step('shadow'),
    door('shadowResolved'),
    step('enemyDamage'),
    door('enemyDamage'),
    step('declare'),
    door('attackDeclared'),
    step('strength'),
    door('attackStrength'),
    step('strike'),
    door('playerDamage'),
    step('leave'),
  ],
  refresh: [step('ready'), step('dials'), step('token'), door('refresh'), step('roundEnds')],
};

/** Phases of a round in their order. */
export const ROUND: readonly Phase[] = PHASES.slice(1);

/** Which rung a step of a procedure stands on; '' = any other step of it. */
const RUNG_OF: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  game: { '': 'setup' },
  resource: { resources: 'resources', '': 'cards' },
  planning: { '': 'plan' },
  quest: {
    count: 'staging',
    reveal: 'staging',
    staged: 'staging',
    '': 'commit',
    resolve: 'resolve',
    resolved: 'resolve',
  },
  travel: { '': 'travel' },
  encounter: { begin: 'optional', optional: 'optional', engaged: 'optional', optionalWindow: 'optional', '': 'checks' },
  combat: {
    enemyAttacks: 'chooseEnemy',
    chooseEnemy: 'chooseEnemy',
    attackComes: 'chooseEnemy',
    playerAttacks: 'declare',
    chooseTarget: 'declare',
    attackGoes: 'declare',
    shadowsLeave: 'leave',
    ends: 'leave',
    over: 'leave',
    '': 'shadows',
  },
  enemyAttack: {
    begin: 'chooseEnemy',
    afterChoice: 'chooseEnemy',
    declareDefender: 'defend',
    defender: 'defend',
    declared: 'defend',
    toSentinels: 'defend',
    sentinel: 'defend',
    sentinelDeclared: 'defend',
    defenderSettled: 'defend',
    afterDefender: 'defend',
    resolveShadow: 'shadow',
    afterShadow: 'shadow',
    '': 'enemyDamage',
  },
  playerAttack: {
    strength: 'strength',
    afterStrength: 'strength',
    strike: 'strike',
    struck: 'strike',
    afterDamage: 'strike',
    finish: 'strike',
    '': 'declare',
  },
  refresh: {
    dials: 'dials',
    token: 'token',
    window: 'token',
    ends: 'roundEnds',
    roundEnds: 'roundEnds',
    expire: 'roundEnds',
    '': 'ready',
  },
};

function rungOf({ procedure, step: name, locals }: RingsFrame): string | undefined {
  if (procedure === 'window') return `door.${WINDOWS[locals.what as number]}`;
  const found = RUNG_OF[procedure];
  return found === undefined ? undefined : `step.${found[name] ?? found['']}`;
}

/** Where a rung stands in the words. */
export const keyOfRung = (rung: Rung): string => ('door' in rung ? `door.${rung.door}` : `step.${rung.step}`);

/** The phase, and the rung the game stands on: that of the innermost procedure which has one. */
export function standing({ phase, flow }: Pick<RingsTable, 'phase' | 'flow'>): { phase: Phase; rung: string } {
  const rung = flow.map(rungOf).findLast((one) => one !== undefined);
  return { phase: PHASES[phase], rung: rung ?? '' };
}
