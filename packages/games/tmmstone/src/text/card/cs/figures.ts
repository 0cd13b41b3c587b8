/** Czech life and figures: who gets how much. */
import type { Amount, Who } from '../../../cards/parts.ts';
import type { Speech } from '../speech.ts';
import { counted, forEach, reckon } from './amounts.ts';
import { agree } from './decline.ts';
import { signed } from './statics.ts';
import { phrase, short, whom, whose } from './whom.ts';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const LIFE_WORDS = { one: 'život', some: 'životy', many: 'životů' } as const;

/** A pronoun stands right after the verb, a number before the noun phrase. */
export function given(verb: string, a: Amount, what: string, to: string): string {
  return short(to) || typeof a !== 'number' ? `${verb} ${to} ${what}` : `${verb} ${what} ${to}`;
}

/** "+1/+1", "+2 útok", "+1 život". */
function bonus(attack: number, health: number): string {
  if (health === 0) return `${signed(attack)} útok`;
  if (attack === 0) return `${signed(health)} ${counted(Math.abs(health), LIFE_WORDS).replace(/^\d+ /, '')}`;
  return `${signed(attack)}/${signed(health)}`;
}

/** A figure as "so much for each ...": [2, cards played]. */
function perEach(a: Amount): [number, Amount] {
  if (typeof a === 'object' && 'times' in a && typeof a.times[0] === 'number') return [a.times[0], a.times[1]];
  return [1, a];
}

const attackOf = (a: Amount): Who | null => (typeof a === 'object' && 'attackOf' in a ? a.attackOf : null);
const healthOf = (a: Amount): Who | null => (typeof a === 'object' && 'healthOf' in a ? a.healthOf : null);

/** "její útok", "útok jednotky". */
export function its(figures: 'útok' | 'životy' | 'útok i životy' | 'útok a životy', who: Who, s: Speech): string {
  const { before, after } = whose(who, s);
  return `${before === '' ? '' : `${before} `}${figures}${after}`;
}

/** Buffs by the figures of somebody: doubling, adding. */
function byFigures(attack: Amount, health: Amount, to: Who, s: Speech): string | null {
  const [a, h] = [attackOf(attack), healthOf(health)];
  if (a !== null && same(a, to) && health === 0) return `zdvojnásob ${its('útok', to, s)}`;
  if (h !== null && same(h, to) && attack === 0) return `zdvojnásob ${its('životy', to, s)}`;
  if (a === null || h === null || !same(a, h)) return null;
  if (typeof a === 'string') return `přičti ${its('útok i životy', a, s)} ${whom(to, 'dat', s)}`;
  const receiver = whom(to, 'dat', s);
  return `přičti ${receiver} ${its('útok i životy', a, s)}`;
}

/** A figure raised or lowered. */
export function buffed(attack: Amount, health: Amount, to: Who, s: Speech): string {
  const figures = byFigures(attack, health, to, s);
  if (figures !== null) return figures;
  const receiver = whom(to, 'dat', s);
  if (typeof attack === 'number' && typeof health === 'number') {
    const more = bonus(attack, health);
    return receiver.endsWith('“') ? `dej ${more} ${receiver}` : `dej ${receiver} ${more}`;
  }
  const [n, each] = perEach(attack === 0 ? health : attack);
  const times = forEach(each, s);
  if (times !== null && (attack === 0 || health === 0 || same(attack, health)))
    return `dej ${receiver} ${bonus(attack === 0 ? 0 : n, health === 0 ? 0 : n)} ${times}`;
  const parts = [
    ...(attack === 0 ? [] : [`útok o ${reckon(attack, s).is}`]),
    ...(health === 0 ? [] : [`životy o ${reckon(health, s).is}`]),
  ];
  return `zvyš ${receiver} ${parts.join(' a ')}`;
}

const printed = (set: { attack?: Amount; health?: Amount }, to: Who): boolean =>
  same(set.attack, { printedAttackOf: to }) && same(set.health, { printedHealthOf: to });

/** Figures that become so much. */
export function figuresSet(to: Who, { attack, health }: { attack?: Amount; health?: Amount }, s: Speech): string {
  if (printed({ ...(attack === undefined ? {} : { attack }), ...(health === undefined ? {} : { health }) }, to))
    return `nastav ${its('útok i životy', to, s)} na vytištěné hodnoty`;
  if (attack === undefined && same(health, { roundTen: { healthOf: to } }))
    return `zaokrouhli ${its('životy', to, s)} na desítky (5 nahoru)`;
  const receiver = whom(to, 'dat', s);
  const value = (a: Amount): string => reckon(a, s).is;
  if (attack !== undefined && same(attack, health)) return `nastav ${receiver} útok i životy na ${value(attack)}`;
  const parts = [
    ...(attack === undefined ? [] : [`útok na ${value(attack)}`]),
    ...(health === undefined ? [] : [`životy na ${value(health)}`]),
  ];
  return `nastav ${receiver} ${parts.join(' a ')}`;
}

/** Who is hit: one by one where the damage is of each one's own figures. */
export function receivers(to: Who, a: Amount, s: Speech): string {
  if (to === 'those' && s.rolled === 'each') return `${agree('každý', s.ref('those').noun, false, 'dat')} z nich`;
  if (typeof to !== 'object' || !('each' in to) || !JSON.stringify(a).includes('"it"')) return whom(to, 'dat', s);
  s.know('it', { noun: to.tag ?? to.each, many: false });
  s.mention('it');
  return phrase(to.each, to, false, 'dat', s, 'svůj', ['každý']);
}
