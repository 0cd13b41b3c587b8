/** What is told in somebody's first quest. */
import type { CoachSeen, CoachStep, Fills } from '@kolbiste/tablekit/coach/step.ts';
import { atStep } from '@kolbiste/tablekit/coach/step.ts';
import { ALLY, CHARACTERS, EXHAUSTED, HERO, printed } from '../src/index.ts';
import { boardOf } from './board.ts';
import type { RingsTable, RingsThing } from './engine/table.ts';

/** The table and the seat that is asked; null = this is asked elsewhere. */
function at(
  seen: CoachSeen,
  procedure: string,
  ...steps: readonly string[]
): { table: RingsTable; seat: number } | null {
  const table = boardOf(seen);
  const { prompt } = seen;
  const here = prompt.procedure === procedure && steps.includes(prompt.step);
  return table === null || !here ? null : { table, seat: prompt.seat };
}

const led = ({ things }: RingsTable, seat: number, types: readonly number[]): RingsThing[] =>
  things.filter(
    (thing) => thing.seat === seat && thing.zone === CHARACTERS && types.includes(printed(thing.card).type),
  );

const ready = (table: RingsTable, seat: number): RingsThing[] =>
  led(table, seat, [HERO, ALLY]).filter(({ marks }) => (marks & EXHAUSTED) === 0);

const sum = (things: readonly RingsThing[], figure: (thing: RingsThing) => number): number =>
  things.reduce((total, thing) => total + figure(thing), 0);

/** In planning: what can be paid with. */
function planning(seen: CoachSeen): Fills | null {
  const found = at(seen, 'window', 'act');
  if (found === null || seen.flow.every(({ step }) => step !== 'planning')) return null;
  const heroes = led(found.table, found.seat, [HERO]);
  return { resources: sum(heroes, ({ resources }) => resources), heroes: heroes.length };
}

/** Willpower that could be sent against the threat that lies there. */
function quest(seen: CoachSeen): Fills | null {
  const found = at(seen, 'quest', 'who');
  if (found === null) return null;
  const { table, seat } = found;
  return {
    threat: table.staging,
    willpower: sum(ready(table, seat), (thing) => thing.willpower),
    dial: table.threat[seat],
  };
}

/** The best that can be put against the enemy that attacks. */
function defend(seen: CoachSeen): Fills | null {
  const found = at(seen, 'enemyAttack', 'defender');
  if (found === null) return null;
  const { table, seat } = found;
  const enemy = table.flow.findLast(({ procedure }) => procedure === 'enemyAttack')?.locals['enemy'];
  const attack = table.things.find(({ id }) => id === enemy)?.attack ?? 0;
  const defense = Math.max(0, ...ready(table, seat).map((thing) => thing.defense));
  return { attack, defense, damage: Math.max(0, attack - defense) };
}

function strike(seen: CoachSeen): Fills | null {
  const found = at(seen, 'combat', 'chooseTarget') ?? at(seen, 'playerAttack', 'attackers');
  return found === null ? null : { attack: sum(ready(found.table, found.seat), (thing) => thing.attack) };
}

/** Once the dial has risen: how far it is from defeat. */
function threat(seen: CoachSeen): Fills | null {
  const table = boardOf(seen);
  if (table === null || table.round < 2) return null;
  const dial = table.threat[seen.prompt.seat];
  return { dial, left: 50 - dial };
}

export const steps: readonly CoachStep[] = [
  { key: 'hand', rule: ['S.2', 'S.6'], tell: atStep('mulligan') },
  { key: 'defend', rule: ['6.2.2.1', '6.2.5.1'], tell: defend },
  { key: 'strike', rule: ['6.3.0.1', '6.3.1.1'], tell: strike },
  { key: 'quest', rule: ['3.1', '3.3'], tell: quest },
  { key: 'travel', rule: ['4.1', '3.3'], tell: (seen) => (at(seen, 'travel', 'where') === null ? null : {}) },
  { key: 'engage', rule: ['5.1', '5.2'], tell: (seen) => (at(seen, 'encounter', 'optional') === null ? null : {}) },
  { key: 'planning', rule: ['2.1', '1.1'], tell: planning },
  { key: 'threat', rule: ['7.2', 'X.1'], tell: threat },
];
