/** English life and figures: who gets how much. */
import type { Amount, Who } from '../../../cards/parts.ts';
import type { Speech } from '../speech.ts';
import { amount, forEach, short } from './amounts.ts';
import { signed } from './statics.ts';
import { isRef, noun, owners, whom } from './whom.ts';

const same = (x: unknown, y: unknown): boolean => JSON.stringify(x) === JSON.stringify(y);

/** "+1/+1", "+2 attack", "+1 health". */
function bonus(attack: number, health: number): string {
  if (health === 0) return `${signed(attack)} attack`;
  return attack === 0 ? `${signed(health)} health` : `${signed(attack)}/${signed(health)}`;
}

/** A figure as "so much for each ...": [2, cards played]. */
function perEach(n: Amount): [number, Amount] {
  if (typeof n === 'object' && 'times' in n && typeof n.times[0] === 'number') return [n.times[0], n.times[1]];
  return [1, n];
}

const attackOf = (n: Amount): Who | null => (typeof n === 'object' && 'attackOf' in n ? n.attackOf : null);
const healthOf = (n: Amount): Who | null => (typeof n === 'object' && 'healthOf' in n ? n.healthOf : null);

/** Buffs by the figures of somebody: doubling, adding. */
function byFigures(attack: Amount, health: Amount, to: Who, s: Speech): string | null {
  const [x, y] = [attackOf(attack), healthOf(health)];
  if (x !== null && same(x, to) && health === 0) return `double ${owners(to, s)} attack`;
  if (y !== null && same(y, to) && attack === 0) return `double ${owners(to, s)} health`;
  if (x === null || y === null || !same(x, y)) return null;
  const figures = isRef(x) ? `${owners(x, s)} attack and health` : `the attack and health of ${whom(x, s)}`;
  return `add ${figures} to ${whom(to, s)}`;
}

/** A figure raised or lowered. */
export function buffed(attack: Amount, health: Amount, to: Who, s: Speech): string {
  const figures = byFigures(attack, health, to, s);
  if (figures !== null) return figures;
  if (typeof attack === 'number' && typeof health === 'number') return `give ${whom(to, s)} ${bonus(attack, health)}`;
  const [n, each] = perEach(attack === 0 ? health : attack);
  const times = forEach(each, s);
  if (times !== null && (attack === 0 || health === 0 || same(attack, health)))
    return `give ${whom(to, s)} ${bonus(attack === 0 ? 0 : n, health === 0 ? 0 : n)} ${times}`;
  const receiver = owners(to, s);
  const parts = [
    ...(attack === 0 ? [] : [`attack by ${amount(attack, s)}`]),
    ...(health === 0 ? [] : [`health by ${amount(health, s)}`]),
  ];
  return `raise ${receiver} ${parts.join(' and ')}`;
}

/** Figures that become so much. */
export function figuresSet(to: Who, figures: { attack?: Amount; health?: Amount }, s: Speech): string {
  const { attack, health } = figures;
  if (same(attack, { printedAttackOf: to }) && same(health, { printedHealthOf: to }))
    return `set ${owners(to, s)} attack and health to their printed values`;
  if (attack === undefined && same(health, { roundTen: { healthOf: to } }))
    return `round ${owners(to, s)} health to the nearest ten (5 goes up)`;
  const whose = owners(to, s);
  if (attack !== undefined && same(attack, health)) return `set ${whose} attack and health to ${amount(attack, s)}`;
  const parts = [
    ...(attack === undefined ? [] : [`attack to ${amount(attack, s)}`]),
    ...(health === undefined ? [] : [`health to ${amount(health, s)}`]),
  ];
  return `set ${whose} ${parts.join(' and ')}`;
}

/** Who is hit: one by one where the damage is of each one's own figures. */
export function receivers(to: Who, n: Amount, s: Speech): string {
  if (to === 'those' && s.rolled === 'each') return 'each of them';
  if (typeof to !== 'object' || !('each' in to) || !JSON.stringify(n).includes('"it"')) return whom(to, s);
  s.know('it', { noun: to.tag ?? to.each, many: false });
  s.mention('it');
  return `each ${noun(to.tag ?? to.each, false)}`;
}

/** "deal 3 damage to ...", "deal damage to ... equal to ...". */
export function dealt(verb: string, thing: string, n: Amount, to: string, s: Speech): string {
  const number = short(n, s);
  if (number !== null) return `${verb} ${number} ${thing} to ${to}`;
  return `${verb} ${thing} to ${to} equal to ${amount(n, s)}`;
}
