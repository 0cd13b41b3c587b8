/** The JSON of what was told, made once for all who are told the same: one text goes to the disk and to the players. */
import type { Full, Happened, Told } from '@kolbiste/wire';
import type { ClockState } from '@kolbiste/wire/protocol';

export interface Serialized {
  readonly texts: readonly string[];
  /** By the places of the viewers (the seats in order, then the public): which of the texts each is told. */
  readonly whose: readonly number[];
}

/**
 * The JSON of what differs from one viewer to the next: what happened is made once for all who are told of it. To the byte
 * as `JSON.stringify` has it, so that nobody can tell whether others were told the same.
 */
function textsOf(different: readonly Told[]): string[] {
  const known = new Map<Happened, string>();
  const textOf = (each: Happened): string => {
    const text = known.get(each) ?? JSON.stringify(each);
    known.set(each, text);
    return text;
  };
  return different.map(({ step, happened, patch, result }) => {
    const changed = patch === undefined ? '' : `,"patch":${JSON.stringify(patch)}`;
    return `{"step":${step},"happened":[${happened.map(textOf).join(',')}]${changed},"result":${JSON.stringify(result)}}`;
  });
}

/** @param told by the places of the viewers; one object for all who are told the same, and so for each thing that happened */
export function serialized(told: readonly Told[]): Serialized {
  const different = [...new Set(told)];
  return { texts: textsOf(different), whose: told.map((each) => different.indexOf(each)) };
}

/**
 * As it is kept: a list by the places of the viewers, in which a number means "the same as there".
 * @param views where a page of the past begins: the whole view of each viewer after the step, kept behind the list
 */
export function listed({ texts, whose }: Serialized, views?: readonly Full[]): string {
  const list = whose.map((text, at) => {
    const first = whose.indexOf(text);
    return first === at ? texts[text] : first;
  });
  return `[${[...list, ...(views === undefined ? [] : [JSON.stringify(views)])].join(',')}]`;
}

/** What the viewer at a place was told, from the list that is kept. */
export function toldAt(list: string, place: number): unknown {
  const all = JSON.parse(list) as unknown[];
  const own = all[place];
  return typeof own === 'number' ? all[own] : own;
}

/** What was told, from the list that is kept. @param viewers how many there are: whole views may stand behind */
export function serializedFrom(list: string, viewers: number): Serialized {
  const texts: string[] = [];
  const whose: number[] = [];
  for (const each of (JSON.parse(list) as unknown[]).slice(0, viewers)) {
    const known = typeof each === 'number' ? whose[each] : undefined;
    whose.push(known ?? texts.push(JSON.stringify(each)) - 1);
  }
  return { texts, whose };
}

/** What was told of several steps, one after another, as it goes out in one message. */
export function joined(steps: readonly Serialized[]): Serialized {
  const [first] = steps;
  if (steps.length === 1) return first;
  const texts: string[] = [];
  const known = new Map<string, number>();
  const whose = first.whose.map((_, place) => {
    const key = steps.map((step) => step.whose[place]).join();
    const text = known.get(key) ?? texts.push(steps.map((step) => step.texts[step.whose[place]]).join(',')) - 1;
    known.set(key, text);
    return text;
  });
  return { texts, whose };
}

/** What came of an answer, told in JSON already: as a message, or in the reply to who answered. */
export class ToldText {
  private readonly json: string;

  /**
   * @param told of one step, or of several with commas between
   * @param at when the last of them was taken
   */
  constructor(epoch: number, told: string, clock: ClockState | null, at: number) {
    this.json = `{"epoch":${epoch},"told":[${told}],"clock":${JSON.stringify(clock)},"at":${at}}`;
  }

  get message(): string {
    return `["told",${this.json}]`;
  }

  /** The reply, as protocol/messages.ts has it. */
  reply(step: number): string {
    return `[{"ok":true,"step":${step},"told":${this.json}}]`;
  }
}

/** A reply that is JSON already. */
export class ReplyText {
  readonly json: string;
  constructor(json: string) {
    this.json = json;
  }
}

/** The reply to an answer that was taken. */
export interface TakenText {
  readonly ok: true;
  readonly step: number;
  readonly told?: ToldText;
}
