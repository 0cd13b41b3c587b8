/**
 * Scenarios that name cards of a user's file: `hero: {card: NAME}` and `w1: {card: NAME, state: ready}` stand for the
 * figures of that card.
 */
import type { Json } from '@kolbiste/kernel';
import type { ScenarioAdapter, Source } from '@kolbiste/testkit/adapter';
import type { CardFile, FieldCard, HeroCard, WeaponCard } from '../src/index.ts';
import { TIMES_OF_DAY } from '../src/index.ts';

/** A value that does not stand in the file itself; what is wrong with it is told at the place that asked for it. */
function given(value: Json, place: Source): Source {
  const fail = (expected: string): never => place.fail(expected);
  const self: Source = {
    line: place.line,
    column: place.column,
    path: place.path,
    value,
    int: (low = -2147483648, high = 2147483647) =>
      typeof value === 'number' && value >= low && value <= high
        ? value
        : fail(`a card whose figure is ${low} to ${high}`),
    text: () => (typeof value === 'string' ? value : fail('text')),
    name: () => (typeof value === 'string' ? value : fail('a name')),
    word: (words) => words.find((word) => word === value) ?? fail(`one of ${words.join(', ')}`),
    flag: () => (typeof value === 'boolean' ? value : fail('true or false')),
    list: () => (Array.isArray(value) ? value.map((entry) => given(entry, place)) : fail('a list')),
    record: () => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return fail('a record');
      return new Map(Object.entries(value).map(([field, entry]) => [field, given(entry, place)]));
    },
    fail,
  };
  return self;
}

/** The same value with its record read in another way. */
function reread(source: Source, record: Source['record']): Source {
  return {
    line: source.line,
    column: source.column,
    path: source.path,
    value: source.value,
    int: (low, high) => source.int(low, high),
    text: () => source.text(),
    name: () => source.name(),
    word: (words) => source.word(words),
    flag: () => source.flag(),
    list: (low, high) => source.list(low, high),
    record,
    fail: (expected) => source.fail(expected),
  };
}

/** The record with one of its fields changed where it is there. */
function within(source: Source, change: (field: string, value: Source) => Source): Source {
  return reread(
    source,
    (fields) => new Map([...source.record(fields)].map(([field, value]) => [field, change(field, value)])),
  );
}

const fieldText = ({ colour, kind, value, resistance }: FieldCard): string =>
  `${colour} ${kind} ${value}${resistance === undefined ? '' : `/${resistance}`}`;

function heroFigures(card: HeroCard): { [field: string]: Json } {
  const slots = TIMES_OF_DAY.map((time): [string, Json] => {
    const { bonuses, specials } = card.slots[time];
    return [time, [...bonuses, ...specials].map(({ kind, value }) => `${kind} ${value}`)];
  });
  const gain = TIMES_OF_DAY.map((time) => card.slots[time].energyGain);
  return { life: card.life, focus: card.focus, gain, ...Object.fromEntries(slots) };
}

const weaponFigures = (card: WeaponCard): { [field: string]: Json } => ({
  type: card.type,
  cost: card.energyCost,
  resistance: card.resistance,
  fields: card.fields.map(fieldText),
});

/** Puts the figures of a named card in the place of `card`; what else the record may say stays. */
function expand<C extends { name: string }>(
  source: Source,
  cards: readonly C[],
  figures: (card: C) => { [field: string]: Json },
  beside: readonly string[],
): Source {
  const { value } = source;
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !Object.hasOwn(value, 'card'))
    return source;
  const row = source.record(['card', ...beside]);
  const wanted = row.get('card') as Source;
  const found = cards.filter((card) => card.name === wanted.name());
  const [card] = found;
  if (card === undefined || found.length > 1) {
    const names = cards.map((each) => each.name).filter((name) => name !== '');
    return wanted.fail(`the name of one card of the file: ${names.join(', ') || 'there is none'}`);
  }
  const fields = new Map(Object.entries(figures(card)).map(([field, figure]) => [field, given(figure, wanted)]));
  for (const field of beside) if (row.has(field)) fields.set(field, row.get(field) as Source);
  return reread(source, () => fields);
}

function seatWith(source: Source, cards: CardFile): Source {
  return within(source, (field, value) => {
    if (field === 'hero') return expand(value, cards.heroes, heroFigures, []);
    if (field !== 'weapons') return value;
    return within(value, (_name, weapon) => expand(weapon, cards.weapons, weaponFigures, ['state']));
  });
}

/** The adapter with cards that scenarios can name. */
export function withNamedCards<S extends ScenarioAdapter>(adapter: S, cards: CardFile): S {
  return {
    ...adapter,
    build(position: Parameters<S['build']>[0]) {
      const { setup } = position;
      if (setup === undefined) return adapter.build(position);
      const named = within(setup, (field, value) => (field === 'A' || field === 'B' ? seatWith(value, cards) : value));
      return adapter.build({ ...position, setup: named });
    },
  };
}
