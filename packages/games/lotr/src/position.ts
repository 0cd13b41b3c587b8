/** Positions for combat alone (docs/lotr-combat.md): who stands there, engaged with whom, with what on it. Text in, text out. */
import type { Checked, FaultList } from '@kolbiste/kernel/files';
import {
  addFault,
  both,
  checked,
  checkInt,
  checkList,
  checkObject,
  describeValue,
  layJson,
  locate,
  own,
  parseJson,
} from '@kolbiste/kernel/files';
import { cardOf } from './cards/all.ts';
import { cardCalled, nearestCard } from './cards/find.ts';
import { lifeTexts } from './cards/life.ts';
import type { NameSet } from './cards/names.ts';
import { nameOf } from './cards/names.ts';
import type { CardType } from './cards/types.ts';
import { readConfig } from './setup.ts';
import type { Config, Placed } from './state.ts';
import { MAX_SEATS } from './vocabulary.ts';

/** A card with what lies on it. */
export interface PlacedCard {
  readonly card: number;
  readonly damage: number;
  readonly exhausted: boolean;
  readonly with: readonly number[];
}

/** What a player has before him, and his deck from its bottom to its top. */
export interface PositionSide {
  readonly heroes: readonly PlacedCard[];
  readonly allies: readonly PlacedCard[];
  readonly enemies: readonly PlacedCard[];
  readonly deck: readonly number[];
}

export interface Position {
  readonly easy: boolean;
  readonly players: readonly PositionSide[];
  /** The encounter deck from its top; empty = that of the first scenario, shuffled. */
  readonly encounter: readonly number[];
}

/** So many cards at most stand in one part of a side, lie on one card, or in one deck. */
export const POSITION_LIMITS = { placed: 12, with: 10, deck: 100, damage: 99 } as const;

/** Which cards each part of a position holds. */
export const POSITION_TYPES = {
  heroes: ['hero'],
  allies: ['ally'],
  enemies: ['enemy'],
  deck: ['ally', 'attachment', 'event'],
  encounter: ['enemy', 'location', 'treachery', 'objective'],
  with: ['attachment', 'treachery', 'objective'],
} as const satisfies Readonly<Record<string, readonly CardType[]>>;
type Part = keyof typeof POSITION_TYPES;

function readCard(list: FaultList, json: unknown, path: string, part: Part): number {
  const id = typeof json === 'number' ? json : typeof json === 'string' ? cardCalled(json) : 0;
  const found = cardOf(id);
  const types: readonly CardType[] = POSITION_TYPES[part];
  if (found !== undefined && types.includes(found.type)) return id;
  const near =
    found === undefined && typeof json === 'string' ? nearestCard(json, ({ type }) => types.includes(type)) : undefined;
  const hint = near === undefined ? both('', '') : both(` (snad „${near}“?)`, ` (perhaps “${near}”?)`);
  const expected = both(
    `jméno nebo číslo karty (${types.join(', ')})${hint.cs}`,
    `the name or the number of a card (${types.join(', ')})${hint.en}`,
  );
  addFault(list, path, describeValue(json), expected, 'CA.1');
  return id;
}

function readCards(list: FaultList, json: unknown, path: string, part: Part, most: number): number[] {
  if (json === undefined) return [];
  return checkList(list, json, path, 0, most, null).map((each, i) => readCard(list, each, `${path}[${i}]`, part));
}

const FIELDS = ['card', 'damage', 'exhausted', 'with'] as const;

/** The most hit points that a card can have by its texts and those of what lies on it; null = none are printed. */
function mostLife(id: number, on: readonly number[]): number | null {
  const card = cardOf(id);
  if (card?.hitPoints === undefined) return null;
  const added = [...lifeTexts(card, 'self'), ...on.flatMap((each) => lifeTexts(cardOf(each) ?? {}, 'host'))];
  return added.reduce(
    (sum: number, n) => sum + (typeof n === 'number' ? Math.max(0, n) : Number.POSITIVE_INFINITY),
    card.hitPoints,
  );
}

/** Whoever stands in a position has a hit point left: with none he would be defeated before anybody acts [LOTR HP.4]. */
function checkAlive(list: FaultList, { card, damage, with: on }: PlacedCard, path: string): void {
  const most = mostLife(card, on);
  if (most === null || damage < most) return;
  const expected = both(`nejvýše ${most - 1}, aby zbyl život`, `at most ${most - 1}, so that a hit point is left`);
  addFault(list, `${path}.damage`, describeValue(damage), expected, 'HP.4');
}

/** A card with what lies on it: its name or number alone, or a record. */
function readPlaced(list: FaultList, json: unknown, path: string, part: Part): PlacedCard {
  if (typeof json !== 'object' || json === null)
    return { card: readCard(list, json, path, part), damage: 0, exhausted: false, with: [] };
  const row = checkObject(list, json, path, FIELDS) ?? {};
  const damage = own(row, 'damage') ?? 0;
  const exhausted = own(row, 'exhausted') ?? false;
  if (typeof exhausted !== 'boolean') {
    const expected = both('true, nebo false', 'true or false');
    addFault(list, `${path}.exhausted`, describeValue(exhausted), expected, null);
  }
  const placed = {
    card: readCard(list, own(row, 'card'), `${path}.card`, part),
    damage: checkInt(list, damage, `${path}.damage`, 0, POSITION_LIMITS.damage, null),
    exhausted: exhausted === true,
    with: readCards(list, own(row, 'with'), `${path}.with`, 'with', POSITION_LIMITS.with),
  };
  checkAlive(list, placed, path);
  return placed;
}

function readSide(list: FaultList, json: unknown, path: string): PositionSide {
  const row = checkObject(list, json, path, ['heroes', 'allies', 'enemies', 'deck']) ?? {};
  const part = (name: 'heroes' | 'allies' | 'enemies', least: number): PlacedCard[] =>
    checkList(list, own(row, name) ?? [], `${path}.${name}`, least, POSITION_LIMITS.placed, 'CA.1').map((each, i) =>
      readPlaced(list, each, `${path}.${name}[${i}]`, name),
    );
  return {
    heroes: part('heroes', 1),
    allies: part('allies', 0),
    enemies: part('enemies', 0),
    deck: readCards(list, own(row, 'deck'), `${path}.deck`, 'deck', POSITION_LIMITS.deck),
  };
}

function readRow(list: FaultList, json: unknown): Position {
  const row = checkObject(list, json, '$', ['players', 'encounter', 'easy']) ?? {};
  const easy = own(row, 'easy') ?? false;
  if (typeof easy !== 'boolean')
    addFault(list, '$.easy', describeValue(easy), both('true, nebo false', 'true or false'), null);
  const players = checkList(list, own(row, 'players'), '$.players', 1, MAX_SEATS, 'CA.1');
  return {
    easy: easy === true,
    players: players.map((each, i) => readSide(list, each, `$.players[${i}]`)),
    encounter: readCards(list, own(row, 'encounter'), '$.encounter', 'encounter', POSITION_LIMITS.deck),
  };
}

/** The position of a file; every fault has its line and column. */
export function readPosition(text: string): Checked<Position> {
  const parsed = parseJson(text);
  if (!parsed.ok) return { ok: false, faults: [parsed.fault] };
  const list: FaultList = { book: 'LOTR', faults: [] };
  const result = checked(list, readRow(list, parsed.value));
  return result.ok ? result : { ok: false, faults: locate(text, result.faults) };
}

/** The text of a file with a position, by English names of a set. */
export function writePosition({ easy, players, encounter }: Position, names: NameSet): string {
  const name = (id: number): string => nameOf(id, 'en', names);
  const placed = (p: PlacedCard): unknown =>
    p.damage === 0 && !p.exhausted && p.with.length === 0
      ? name(p.card)
      : {
          card: name(p.card),
          ...(p.damage === 0 ? {} : { damage: p.damage }),
          ...(p.exhausted ? { exhausted: true } : {}),
          ...(p.with.length === 0 ? {} : { with: p.with.map(name) }),
        };
  const some = <T>(part: string, cards: readonly T[], write: (card: T) => unknown): Record<string, unknown> =>
    cards.length === 0 ? {} : { [part]: cards.map(write) };
  const rows = players.map(({ heroes, allies, enemies, deck }) => ({
    heroes: heroes.map(placed),
    ...some('allies', allies, placed),
    ...some('enemies', enemies, placed),
    ...some('deck', deck, name),
  }));
  return layJson({ easy, players: rows, ...some('encounter', encounter, name) });
}

/** The configuration of a combat from a position. @throws ConfigError */
export function combatConfig(position: Position, mode: 'combat' | 'waves', profile: unknown = {}): Config {
  const placed = position.players.flatMap(({ heroes, allies, enemies }, seat): Placed[] =>
    [...heroes, ...allies, ...enemies].map((each) => ({ ...each, seat, with: [...each.with] })),
  );
  const lists = position.players.map(({ deck }) => ({ heroes: [], cards: deck }));
  return readConfig({ mode, easy: position.easy, lists, placed, encounter: position.encounter, profile });
}

const STANDING = { hero: 'heroes', ally: 'allies', enemy: 'enemies' } as const;

/** The position that a configuration of a combat came from. */
export function positionOf({ easy, lists, placed, encounter }: Config): Position {
  const part = (seat: number, name: 'heroes' | 'allies' | 'enemies'): PlacedCard[] =>
    placed
      .filter((p) => p.seat === seat && STANDING[cardOf(p.card)?.type as 'hero'] === name)
      .map(({ card, damage = 0, exhausted = false, with: on = [] }) => ({ card, damage, exhausted, with: on }));
  const players = lists.map(({ cards }, seat) => ({
    heroes: part(seat, 'heroes'),
    allies: part(seat, 'allies'),
    enemies: part(seat, 'enemies'),
    deck: cards,
  }));
  return { easy, players, encounter };
}
