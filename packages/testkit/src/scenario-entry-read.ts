import type { Game, Seat } from '@kolbiste/kernel';
import { canonical } from '@kolbiste/kernel';
import type { Source } from './adapter.ts';
import type {
  Ending,
  Entry,
  Fact,
  Happening,
  Heard,
  Names,
  Offered,
  OptionHere,
  Owing,
  RefusedHere,
} from './scenario-entry.ts';
import { WORDS } from './scenario-entry.ts';
import { only } from './scenario-yaml.ts';

export function seatNamed(names: readonly string[], source: Source, name = source.name()): Seat {
  const seat = names.indexOf(name);
  return seat >= 0 ? seat : source.fail(`a seat: ${names.join(', ')}`);
}

/** A key of the rulebook. */
export function keyNamed(game: Game<any, any>, source: Source): string {
  const key = source.name();
  return game.rulebook.keys.includes(key) ? key : source.fail(`a paragraph of the rulebook of ${game.id}`);
}

const bySeat = (names: Names, source: Source): [Seat, Source][] =>
  [...source.record()].map(([name, value]) => [seatNamed(names.seats, value, name), value]);

function factIn(name: string, source: Source): Fact {
  try {
    canonical(source.value);
  } catch {
    source.fail('an integer, text, true, false, or a list or record of them');
  }
  return { name, value: source.value, source };
}

const factsIn = (source: Source): Fact[] => {
  const facts = [...source.record()].map(([name, value]) => factIn(name, value));
  return facts.length > 0 ? facts : source.fail('at least one fact');
};

const keysIn = (names: Names, source: Source): string[] =>
  (Array.isArray(source.value) ? source.list(1) : [source]).map((key) => keyNamed(names.game, key));

/** `use w1`, or `{use w1: its paragraphs}`. */
function optionIn(names: Names, source: Source): OptionHere {
  if (typeof source.value !== 'object') return { name: source.name(), keys: [], source };
  const [name, keys] = only(source, 'an option, or {option: its paragraphs}');
  return { name, keys: keysIn(names, keys), source };
}

function offeredIn(names: Names, source: Source): Offered[] {
  return bySeat(names, source).map(([seat, value]) => {
    const options = (list: readonly Source[]) => list.map((each) => optionIn(names, each));
    if (Array.isArray(value.value)) return { seat, only: false, options: options(value.list(1)), source: value };
    const [word, list] = only(value, 'a list of options, or {only: a list}');
    return word === 'only'
      ? { seat, only: true, options: options(list.list()), source: value }
      : value.fail('a list of options, or {only: a list}');
  });
}

function refusedIn(names: Names, source: Source): RefusedHere[] {
  return bySeat(names, source).flatMap(([seat, value]) =>
    [...value.record()].map(([option, key]) => {
      return { seat, option, keys: keysIn(names, key), source: key };
    }),
  );
}

function owingIn(names: Names, source: Source): Owing[] {
  return bySeat(names, source).map(([seat, value]) => {
    const decision = value.text();
    const [procedure, step] = decision.split('.');
    const found = names.game.flow.named(procedure)?.steps.find((each) => each.name === step);
    if (found === undefined || found.ask === null) value.fail('a question of the flow (procedure.step)');
    return { seat, decision, source: value };
  });
}

function eventNamed(names: Names, source: Source, name = source.text()): string {
  return names.game.events.includes(name) ? name : source.fail(`a kind of event: ${names.game.events.join(', ')}`);
}

/** `kind`, or `{kind: words of its sentence}`. */
function causeIn(names: Names, source: Source | undefined): { because: string; becauseSays: string } {
  if (source === undefined) return { because: '', becauseSays: '' };
  if (typeof source.value !== 'object') return { because: eventNamed(names, source), becauseSays: '' };
  const [name, says] = only(source, 'a kind of event, or {kind: words of its sentence}');
  return { because: eventNamed(names, source, name), becauseSays: says.text() };
}

/** `kind`, `{kind: its paragraphs}`, or `{kind: {rule, says, because, times}}`. */
function kindIn(names: Names, source: Source): Happening {
  const any = { keys: [], says: '', because: '', becauseSays: '', times: -1, source };
  if (typeof source.value === 'string') return { ...any, name: eventNamed(names, source) };
  const [name, more] = only(source, 'a kind of event, or {kind: its paragraphs}');
  eventNamed(names, source, name);
  if (typeof more.value !== 'object' || Array.isArray(more.value)) return { ...any, name, keys: keysIn(names, more) };
  const fields = more.record(['rule', 'says', 'because', 'times']);
  const [rule, says, because, times] = ['rule', 'says', 'because', 'times'].map((field) => fields.get(field));
  return {
    name,
    keys: rule === undefined ? [] : keysIn(names, rule),
    says: says?.text() ?? '',
    ...causeIn(names, because),
    times: times?.int(1, 99) ?? -1,
    source,
  };
}

const kindsIn = (names: Names, source: Source): Happening[] => source.list(1).map((entry) => kindIn(names, entry));

/** How often something does not happen, or is told of, is nothing to say. */
const uncountedIn = (names: Names, source: Source): Happening[] =>
  kindsIn(names, source).map((each) => (each.times < 0 ? each : each.source.fail('no times: happened alone counts')));

const earsIn = (names: Names, source: Source): Heard[] =>
  bySeat(names, source).map(([seat, value]) => ({ seat, kinds: uncountedIn(names, value) }));

function hiddenIn(names: Names, source: Source): { seat: Seat; card: Source } {
  if (!names.hidden) source.fail(`nothing: ${names.game.id} has no hidden cards`);
  const fields = source.record(['seat', 'card']);
  const seat = fields.get('seat') ?? source.fail('a field seat');
  return { seat: seatNamed(names.seats, seat), card: fields.get('card') ?? source.fail('a field card') };
}

function answerIn(names: Names, source: Source): Entry {
  const fields = source.record(['seat', 'answer']);
  const seat = fields.get('seat') ?? source.fail('a field seat');
  const answer = fields.get('answer') ?? source.fail('a field answer');
  return { source, kind: 'answer', seat: seatNamed(names.seats, seat), option: answer.name() };
}

/** @throws ScenarioFileError when the entry is none that docs/scenarios.md lists */
export function readEntry(names: Names, source: Source, answered: boolean): Entry {
  const expected = `an answer (seat: option) or one of ${WORDS.slice(2).join(', ')}; seats are ${names.seats.join(', ')}`;
  const fields = source.record();
  if (fields.has('seat') || fields.has('answer')) return answerIn(names, source);
  const [word, value] = only(source, expected);
  switch (word) {
    case 'expect':
      return { source, kind: 'expect', facts: factsIn(value) };
    case 'changed': {
      if (!answered) value.fail('an answer before it');
      const facts = factsIn(value);
      for (const fact of facts) fact.source.int();
      return { source, kind: 'changed', facts };
    }
    case 'offered':
    case 'notOffered':
    case 'notListed': {
      const seats = offeredIn(names, value);
      if (word !== 'offered' && seats.some((each) => each.only || each.options.some(({ keys }) => keys.length > 0)))
        value.fail('a list of options');
      return { source, kind: word, seats };
    }
    case 'refused':
      return { source, kind: 'refused', seats: refusedIn(names, value) };
    case 'pending':
      return { source, kind: 'pending', owing: owingIn(names, value) };
    case 'happened':
      return { source, kind: word, kinds: kindsIn(names, value) };
    case 'notHappened':
      return { source, kind: word, kinds: uncountedIn(names, value) };
    case 'heard':
    case 'notHeard':
      return { source, kind: word, ears: earsIn(names, value) };
    case 'hidden':
      return { source, kind: 'hidden', ...hiddenIn(names, value) };
    default:
      if (!names.seats.includes(word)) source.fail(expected);
      return { source, kind: 'answer', seat: names.seats.indexOf(word), option: value.name() };
  }
}

export function readEnding(names: Names, source: Source | undefined): Ending {
  if (source === undefined) return { source, kind: 'none' };
  if (typeof source.value === 'string') return { source, kind: source.word(['none', 'draw']) };
  const expected = '{winner: a seat}, {refused: a paragraph}, draw or none';
  if (typeof source.value !== 'object' || source.value === null) return source.fail(expected);
  const fields = source.record(['winner', 'refused']);
  const refused = fields.get('refused');
  if (refused !== undefined && fields.size === 1)
    return { source, kind: 'refused', key: keyNamed(names.game, refused) };
  const winner = (fields.size === 1 ? fields.get('winner') : undefined) ?? source.fail(expected);
  const seats = Array.isArray(winner.value) ? winner.list() : [winner];
  const winners = seats.map((seat) => seatNamed(names.seats, seat)).sort((a, b) => a - b);
  return { source, kind: 'won', winners };
}
