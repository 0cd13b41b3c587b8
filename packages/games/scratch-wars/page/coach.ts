/** What is told in somebody's first duel. */
import type { CoachSeen, CoachStep, Fills } from '@kolbiste/tablekit/coach/step.ts';
import { atStep } from '@kolbiste/tablekit/coach/step.ts';
import type { WeaponCard } from '../src/index.ts';
import { breaking } from './draw/odds.ts';
import { duelOf, shownOf } from './table/duel.ts';

const READY = 0;
const BROKEN = 1;
const SLOTS = 5;

const of = (seen: CoachSeen) => ({ seat: seen.prompt.seat, table: shownOf(seen), config: duelOf(seen).config });

/** Fields with which one spin attacks, by the best weapon that is ready and can be paid for. */
function strike(seen: CoachSeen): Fills | null {
  const { seat, table, config } = of(seen);
  if (seen.prompt.step !== 'chooseAction' || table === null || config === null) return null;
  const attacks = ({ fields }: WeaponCard): number => fields.filter(({ kind }) => /attack/i.test(kind)).length;
  const ready = config.decks[seat].weapons.filter(
    ({ energyCost }, k) => table.weapons[seat * SLOTS + k] === READY && energyCost <= table.energy[seat],
  );
  const best = ready.toSorted((a, b) => attacks(b) / b.fields.length - attacks(a) / a.fields.length)[0];
  if (best === undefined) return null;
  const [hits, fields] = [attacks(best), best.fields.length];
  return {
    actions: table.actions,
    energy: table.energy[seat],
    hits,
    fields,
    percent: Math.round((100 * hits) / fields),
  };
}

/** How often a spin of the own weapons would put the weakest weapon of the other side out of use. */
function weakest(seen: CoachSeen): Fills | null {
  const { seat, table, config } = of(seen);
  if (seen.prompt.step !== 'chooseTarget' || table === null || config === null) return null;
  const far = config.decks[1 - seat].weapons.map(({ resistance }) => resistance);
  const resistance = Math.min(...far);
  const fields = config.decks[seat].weapons.flatMap((weapon) => weapon.fields);
  return { life: table.life[1 - seat], resistance, hits: breaking(fields, resistance), fields: fields.length };
}

/** A weapon of one's own is broken, and there is an action to repair it. */
function repair(seen: CoachSeen): Fills | null {
  const { seat, table } = of(seen);
  if (seen.prompt.step !== 'chooseAction' || table === null) return null;
  const broken = table.weapons.slice(seat * SLOTS, seat * SLOTS + SLOTS).filter((state) => state === BROKEN).length;
  return broken > 0 ? { broken, actions: table.actions } : null;
}

/** Rounds until both lose life by themselves. */
function sudden(seen: CoachSeen): Fills | null {
  const { table } = of(seen);
  return seen.prompt.step === 'chooseAction' && table !== null && table.round >= 3
    ? { round: table.round, left: 9 - table.round }
    : null;
}

export const steps: readonly CoachStep[] = [
  { key: 'spin', rule: ['1.4.8.2', '2.1.1.1'], tell: atStep('chooseStartWeapon') },
  { key: 'starter', rule: ['2.1.1.4'], tell: atStep('chooseStarter') },
  { key: 'repair', rule: ['2.5.2.1'], tell: repair },
  { key: 'action', rule: ['2.5.1.1', '2.2.3.2'], tell: strike },
  { key: 'colours', rule: ['3.1.2.1', '3.1.3.1', '3.1.4.1'], tell: atStep('useOrIgnore', 'trick') },
  { key: 'target', rule: ['3.4.4.2', '2.7.3.1'], tell: weakest },
  { key: 'shield', rule: ['3.5.2.1', '3.2.3.2'], tell: atStep('shields') },
  { key: 'sudden', rule: ['2.3.3.1'], tell: sudden },
];
