import type { Core, Json, Refusal, Seat } from '@kolbiste/kernel';
import { canonical, rng } from '@kolbiste/kernel';
import type { Entry, Fact, Offered, OptionHere, RefusedHere } from './scenario-entry.ts';
import type { Failure } from './scenario-happened.ts';
import { failure, happened, heard, notHappened } from './scenario-happened.ts';
import type { Stage } from './scenario-stage.ts';

export type { Failure };

/** Deals looked at before something counts as told. */
const DEALS = 64;

function factWords(value: Json | undefined): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function missing(facts: Record<string, Json>): string {
  return `no such fact; there are ${Object.keys(facts).join(', ')}`;
}

function expectFacts(stage: Stage, wanted: readonly Fact[]): Failure[] {
  const facts = stage.facts();
  return wanted.flatMap(({ name, value, source }) => {
    const expected = `${name}: ${factWords(value)}`;
    if (!Object.hasOwn(facts, name)) return [failure(source, expected, missing(facts))];
    const same = canonical(facts[name]) === canonical(value);
    return same ? [] : [failure(source, expected, `${name}: ${factWords(facts[name])}`)];
  });
}

function changedFacts(stage: Stage, wanted: readonly Fact[]): Failure[] {
  const facts = stage.facts();
  const signed = (by: number) => (by > 0 ? `+${by}` : String(by));
  return wanted.flatMap(({ name, value, source }) => {
    const expected = `${name} changed by ${signed(value as number)}`;
    if (!Object.hasOwn(facts, name) || !Object.hasOwn(stage.before, name))
      return [failure(source, expected, missing(facts))];
    const [was, is] = [stage.before[name], facts[name]];
    if (typeof was !== 'number' || typeof is !== 'number') {
      return [failure(source, expected, `${name} is no number: ${factWords(was)}, then ${factWords(is)}`)];
    }
    return is - was === value
      ? []
      : [failure(source, expected, `${name} changed by ${signed(is - was)}, from ${was} to ${is}`)];
  });
}

const legalNames = (stage: Stage, seat: Seat) =>
  stage.choices(seat).flatMap((choice) => (choice.refused === undefined ? [choice.name] : []));

/** An offered option that does not rest on the paragraphs it should. */
function otherRule(stage: Stage, seat: Seat, { source, name, keys }: OptionHere): Failure[] {
  const choice = stage.choices(seat).find((each) => each.refused === undefined && each.name === name);
  if (choice === undefined || keys.length === 0) return [];
  const rule = stage.game.optionRule(stage.state, seat, choice.option);
  const expected = `${stage.seatName(seat)} is offered ${name} by ${keys.join(', ')}`;
  return keys.every((key) => rule.includes(key)) ? [] : [failure(source, expected, `it is, by ${rule.join(', ')}`)];
}

function offered(stage: Stage, { seat, only, options, source }: Offered): Failure[] {
  const legal = legalNames(stage, seat);
  const wanted = options.map((option) => option.name);
  const who = stage.seatName(seat);
  const lacking = options.filter((option) => !legal.includes(option.name));
  const out = lacking.map((option) => failure(option.source, `${who} is offered ${option.name}`, stage.situation()));
  const more = only ? legal.filter((name) => !wanted.includes(name)) : [];
  if (more.length > 0)
    out.push(failure(source, `${who} is offered only ${wanted.join(', ') || 'nothing'}`, `${more.join(', ')} too`));
  return [...out, ...options.flatMap((option) => otherRule(stage, seat, option))];
}

/** A name that nothing here bears says nothing when it is not offered: a slip of the pen would hold for ever. */
function unknownWord(stage: Stage, seat: Seat, { name, source }: OptionHere): Failure[] {
  if (stage.choices(seat).some((choice) => choice.name === name)) return [];
  const word = stage.unknownWord(name);
  if (word === undefined) return [];
  return [failure(source, 'the name of an option', `nothing here is called ${word}; ${stage.situation()}`)];
}

function notOffered(stage: Stage, { seat, options }: Offered): Failure[] {
  const unknown = options.flatMap((option) => unknownWord(stage, seat, option));
  if (unknown.length > 0) return unknown;
  const legal = legalNames(stage, seat);
  const there = options.filter(({ name }) => legal.includes(name));
  return there.map(({ name, source }) =>
    failure(source, `${stage.seatName(seat)} is not offered ${name}`, stage.situation()),
  );
}

function notListed(stage: Stage, { seat, options }: Offered): Failure[] {
  // A thing that nobody has is just what cannot be pointed at: its word must be one of the game's under some number.
  const numbered = (name: string) => name.replace(/([a-z])\d+/g, '$11');
  const unknown = options.flatMap((option) => unknownWord(stage, seat, { ...option, name: numbered(option.name) }));
  if (unknown.length > 0) return unknown;
  const names = stage.choices(seat).map(({ name }) => name);
  return options
    .filter(({ name }) => names.includes(name))
    .map(({ name, source }) => failure(source, `${stage.seatName(seat)} cannot point at ${name}`, stage.situation()));
}

/** What the rules say to an answer: by its name, or by its number where nobody lists it. */
function whyRefused(stage: Stage, seat: Seat, option: string): Refusal | undefined {
  const { game, state } = stage;
  // A seat that owes nothing can point at nothing: whatever it answers is refused for that reason.
  if (!game.pending(state).some((d) => d.seat === seat)) return game.answer(state, seat, 0);
  const number = /^option (-?\d+)$/.exec(option)?.[1];
  if (number === undefined) return stage.choices(seat).find((each) => each.name === option)?.refused;
  // A legal one is not tried out: it might draw.
  return game.options(state, seat).includes(Number(number))
    ? undefined
    : game.answer(game.clone(state), seat, Number(number));
}

function refused(stage: Stage, { seat, option, keys, source }: RefusedHere): Failure[] {
  const who = stage.seatName(seat);
  const expected = `${who} is refused ${option} by ${keys.join(', ')}`;
  const why = whyRefused(stage, seat, option);
  if (why === undefined) {
    const known = stage.choices(seat).some(({ name }) => name === option);
    const there = known || option.startsWith('option ') ? 'it is legal' : `${who} cannot point at it`;
    return [failure(source, expected, `${there}; ${stage.situation()}`)];
  }
  stage.cited.add(why.rule);
  for (const key of keys) stage.cited.refused.add(key);
  const cites = keys.every((key) => why.rule.includes(key));
  return cites ? [] : [failure(source, expected, `refused as ${why.code} by ${why.rule.join(', ')}`)];
}

function pending(stage: Stage, entry: Entry & { kind: 'pending' }): Failure[] {
  const wanted = entry.owing.map(({ seat, decision }) => `${stage.seatName(seat)}: ${decision}`).sort();
  const there = stage.game
    .pending(stage.state)
    .map(({ seat, id }) => `${stage.seatName(seat)}: ${id}`)
    .sort();
  const words = (list: readonly string[]) => (list.length === 0 ? 'nobody owes an answer' : list.join(', '));
  return wanted.join() === there.join() ? [] : [failure(entry.source, words(wanted), words(there))];
}

/** Everything a seat receives of a position but texts: view, who owes, what it may and may not. */
function told(stage: Stage, s: Core, seat: Seat): string {
  const { game } = stage;
  return JSON.stringify([game.view(s, seat), game.pending(s), game.options(s, seat), game.refusals(s, seat)]);
}

function hidden(stage: Stage, entry: Entry & { kind: 'hidden' }): Failure[] {
  const { game, state, adapter } = stage;
  const { seat, card, source } = entry;
  const secret = adapter.secret as NonNullable<typeof adapter.secret>;
  const expected = `${card.name()} is hidden from ${stage.seatName(seat)}`;
  const truth = canonical(secret.call(adapter, state, card));
  const view = game.view(state, seat);
  const here = told(stage, state, seat);
  const random = rng(`hidden ${here}`);
  let others = 0;
  for (let i = 0; i < DEALS; i++) {
    const world = game.determinize(view, random);
    if (told(stage, world, seat) !== here)
      return [failure(source, expected, 'a world that fits the view looks otherwise')];
    if (canonical(secret.call(adapter, world, card)) !== truth) others++;
  }
  return others > 0
    ? []
    : [failure(source, expected, `it is ${truth} in every one of ${DEALS} worlds that fit the view`)];
}

/** Holds an entry against the position. @param from number of the first event that `happened` looks at */
export function hold(stage: Stage, entry: Entry, from: number): Failure[] {
  switch (entry.kind) {
    case 'expect':
      return expectFacts(stage, entry.facts);
    case 'changed':
      return changedFacts(stage, entry.facts);
    case 'offered':
      return entry.seats.flatMap((each) => offered(stage, each));
    case 'notOffered':
      return entry.seats.flatMap((each) => notOffered(stage, each));
    case 'notListed':
      return entry.seats.flatMap((each) => notListed(stage, each));
    case 'refused':
      return entry.seats.flatMap((each) => refused(stage, each));
    case 'pending':
      return pending(stage, entry);
    case 'happened':
      return happened(stage, entry, from);
    case 'notHappened':
      return notHappened(stage, entry, from);
    case 'heard':
    case 'notHeard':
      return heard(stage, entry, from);
    case 'hidden':
      return hidden(stage, entry);
    case 'answer':
      return [];
  }
}
