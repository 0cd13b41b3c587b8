/** Files of positions for combat alone (docs/lotr-combat.md): who stands there, engaged with whom, with what on it. */
import type { Json } from '@kolbiste/kernel';
import { parseJson } from '@kolbiste/kernel/files';
import { cardCalled, nearestCard, readConfig } from '@kolbiste/lotr';
import { messageOf, UserError } from '../../support/errors.ts';
import type { DealPlan } from '../row.ts';

const FIELDS = ['card', 'damage', 'exhausted', 'with'] as const;
const PARTS = ['heroes', 'allies', 'enemies', 'deck'] as const;

class PositionFile {
  readonly #file: string;
  constructor(file: string) {
    this.#file = file;
  }

  fail(path: string, what: string): never {
    throw new UserError(`${this.#file}: ${path}: ${what}`);
  }

  record(j: unknown, path: string, fields: readonly string[]): Record<string, unknown> {
    if (j === null || typeof j !== 'object' || Array.isArray(j)) return this.fail(path, 'expected a record');
    const odd = Object.keys(j).find((name) => !fields.includes(name));
    if (odd !== undefined) this.fail(path, `expected only ${fields.join(', ')}, but there is ${JSON.stringify(odd)}`);
    return j as Record<string, unknown>;
  }

  list(j: unknown, path: string): readonly unknown[] {
    if (j === undefined) return [];
    return Array.isArray(j) ? j : this.fail(path, 'expected a list');
  }

  card(j: unknown, path: string): number {
    if (typeof j === 'number') return j;
    if (typeof j !== 'string') return this.fail(path, 'expected the name or the number of a card');
    const found = cardCalled(j);
    if (found !== 0) return found;
    const near = nearestCard(j);
    return this.fail(
      path,
      `no card is called ${JSON.stringify(j)}${near === undefined ? '' : ` (perhaps “${near}”?)`}`,
    );
  }

  /** A card with what lies on it: its name alone, or a record. */
  placed(j: unknown, path: string, seat: number): Json {
    if (typeof j !== 'object') return { card: this.card(j, path), seat };
    const row = this.record(j, path, FIELDS);
    return {
      card: this.card(row['card'], `${path}.card`),
      seat,
      damage: (row['damage'] ?? 0) as Json,
      exhausted: row['exhausted'] === true,
      with: this.list(row['with'], `${path}.with`).map((each, i) => this.card(each, `${path}.with[${i}]`)),
    };
  }
}

/** The configuration of a combat. @throws UserError that names the place */
export function positionOf(plan: DealPlan, mode: 'combat' | 'waves', seats: number): Json {
  if (plan.position === undefined) throw new UserError(`--mode ${mode} wants a position: --position FILE.`);
  const { file, text } = plan.position;
  const parsed = parseJson(text);
  const reader = new PositionFile(file);
  if (!parsed.ok)
    throw new UserError(`${file}:${parsed.fault.line ?? 1}:${parsed.fault.column ?? 1}: ${parsed.fault.message.en}`);
  const row = reader.record(parsed.value, '$', ['players', 'encounter', 'easy']);
  const players = reader.list(row['players'], '$.players');
  if (players.length !== seats)
    reader.fail('$.players', `there are ${players.length}, but ${seats} at the table: see --seats`);
  const placed: Json[] = [];
  const lists = players.map((each, seat) => {
    const path = `$.players[${seat}]`;
    const player = reader.record(each, path, PARTS);
    for (const part of ['heroes', 'allies', 'enemies'] as const)
      reader.list(player[part], `${path}.${part}`).forEach((one, i) => {
        placed.push(reader.placed(one, `${path}.${part}[${i}]`, seat));
      });
    return {
      heroes: [],
      cards: reader.list(player['deck'], `${path}.deck`).map((one, i) => reader.card(one, `${path}.deck[${i}]`)),
    };
  });
  const encounter = reader.list(row['encounter'], '$.encounter').map((one, i) => reader.card(one, `$.encounter[${i}]`));
  const easy = plan.easy === true || row['easy'] === true;
  try {
    return readConfig({ mode, easy, lists, placed, encounter, profile: plan.profile }) as unknown as Json;
  } catch (error) {
    return reader.fail('$', messageOf(error));
  }
}
