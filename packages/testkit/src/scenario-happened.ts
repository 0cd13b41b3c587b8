import type { GameEvent } from '@kolbiste/kernel';
import type { Source } from './adapter.ts';
import type { Entry, Happening, Heard } from './scenario-entry.ts';
import type { Stage } from './scenario-stage.ts';

export interface Failure {
  readonly line: number;
  readonly expected: string;
  readonly actual: string;
}

export const failure = (source: Source, expected: string, actual: string): Failure => ({
  line: source.line,
  expected,
  actual,
});

type Ears = Entry & { kind: 'heard' | 'notHeard' };
type Happenings = Entry & { kind: 'happened' | 'notHappened' };

/** Does an event descend, by whatever chain, from one of this kind whose sentence holds the words? */
function descends(stage: Stage, event: GameEvent, { because, becauseSays }: Happening): boolean {
  const { game, events } = stage;
  const byId = new Map(events.map((each) => [each.id, each]));
  const isMeant = (each: GameEvent): boolean =>
    game.events[each.kind] === because &&
    (becauseSays === '' || stage.said(events.indexOf(each)).includes(becauseSays));
  const seen = new Set<number>();
  const open = [event.cause, ...(event.from ?? [])];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const parent = byId.get(id);
    if (parent === undefined || seen.has(id)) continue;
    if (isMeant(parent)) return true;
    seen.add(id);
    open.push(parent.cause, ...(parent.from ?? []));
  }
  return false;
}

const causeOf = ({ because, becauseSays }: Happening): string =>
  becauseSays === '' ? because : `${because} "${becauseSays}"`;

/** What an event of the right kind lacks; '' = nothing. */
function lacks(stage: Stage, place: number, wanted: Happening): string {
  const { keys, says, because } = wanted;
  const event = stage.events[place];
  const rule = stage.game.rulebook.keysOf(event.rule);
  if (!keys.every((key) => rule.includes(key))) return `by ${rule.join(',')}`;
  if (because !== '' && !descends(stage, event, wanted)) return `not because of ${causeOf(wanted)}`;
  if (says === '') return '';
  const text = stage.said(place);
  return text.includes(says) ? '' : `as "${text}"`;
}

/** How many events from `from` on are as the file says. */
const countOf = (stage: Stage, from: number, wanted: Happening): number =>
  stage.events.filter((event, i) => {
    return i >= from && stage.game.events[event.kind] === wanted.name && lacks(stage, i, wanted) === '';
  }).length;

/** The first event from `at` on that is as the file says; else what is wrong. */
function findHappening(stage: Stage, from: number, at: number, wanted: Happening): number | Failure {
  const { game, events } = stage;
  const { name, keys, says, because, times, source } = wanted;
  const kinds = events.slice(from).map((event) => game.events[event.kind]);
  const there = events.flatMap((event, i) => (i >= at && game.events[event.kind] === name ? [i] : []));
  const lacking = there.map((place) => lacks(stage, place, wanted));
  const found = lacking.indexOf('');
  const count = times < 0 ? times : countOf(stage, from, wanted);
  if (found >= 0 && count === times) return there[found];
  const by = keys.length === 0 ? '' : ` by ${keys.join(', ')}`;
  const as = says === '' ? '' : ` as "${says}"`;
  const of = because === '' ? '' : ` because of ${causeOf(wanted)}`;
  const often = times < 0 ? '' : ` ${times} times`;
  const after = at === from ? '' : ` after ${game.events[events[at - 1].kind]}`;
  const otherwise = found >= 0 ? `${count} times` : lacking.join('; ');
  const actual = there.length === 0 ? kinds.join(', ') || 'nothing' : `it did ${otherwise}`;
  return failure(source, `${name} happened${often}${by}${as}${of}${after}`, actual);
}

export function happened(stage: Stage, entry: Happenings, from: number): Failure[] {
  let at = from;
  for (const each of entry.kinds) {
    const found = findHappening(stage, from, at, each);
    if (typeof found !== 'number') return [found];
    at = found + 1;
  }
  return [];
}

/** Where nothing happened since the last `happened`, `not...` could not fail: it has to stand before that. */
const idle = ({ events }: Stage, { source }: Entry, from: number): Failure[] =>
  events.length > from ? [] : [failure(source, 'something to have happened since the last happened', 'nothing did')];

export function notHappened(stage: Stage, entry: Happenings, from: number): Failure[] {
  const vain = idle(stage, entry, from);
  if (vain.length > 0) return vain;
  return entry.kinds.flatMap((each) => {
    if (typeof findHappening(stage, from, from, each) !== 'number') return [];
    const kinds = stage.events.slice(from).map((event) => stage.game.events[event.kind]);
    const by = each.keys.length === 0 ? '' : ` by ${each.keys.join(', ')}`;
    return [failure(each.source, `no ${each.name} happened${by}`, kinds.join(', '))];
  });
}

/** The events that a seat is told of since then, by their places. */
function toldTo({ game, events }: Stage, from: number, { seat }: Heard): { places: number[]; words: string } {
  const places = events.flatMap(({ visibleTo: sees }, i) =>
    i >= from && (sees === -1 || (sees >>> seat) & 1) ? [i] : [],
  );
  return { places, words: places.map((i) => game.events[events[i].kind]).join(', ') || 'nothing' };
}

/** Each kind by itself, in no order. */
export function heard(stage: Stage, entry: Ears, from: number): Failure[] {
  const wanted = entry.kind === 'heard';
  const vain = wanted ? [] : idle(stage, entry, from);
  if (vain.length > 0) return vain;
  return entry.ears.flatMap((ear) => {
    const { places, words } = toldTo(stage, from, ear);
    const isTold = (each: Happening): boolean =>
      places.some((i) => stage.game.events[stage.events[i].kind] === each.name && lacks(stage, i, each) === '');
    const who = stage.seatName(ear.seat);
    return ear.kinds.flatMap((each) => {
      const expected = `${who} is ${wanted ? '' : 'not '}told of ${each.name}`;
      return isTold(each) === wanted ? [] : [failure(each.source, expected, `${who} is told of ${words}`)];
    });
  });
}
