/** Events as they are told, and as they are read: numbered for one viewer. */
import type { GameEvent } from '@kolbiste/kernel';
import type { BriefEvent, NumberedEvent, ToldEvent } from './told.ts';

/** Figures of an event. */
const FIGURES = 4;

/** @param rule its paragraphs as keys */
export function briefOf({ id, cause, kind, a, b, c, d, from }: GameEvent, rule: readonly string[]): BriefEvent {
  const figures: (number | readonly number[])[] = [a, b, c, d];
  if (from !== undefined) figures.push(from.map((laid) => id - laid));
  while (figures.at(-1) === 0) figures.pop();
  return [kind, cause && id - cause, rule, ...figures];
}

const isBrief = (event: ToldEvent): event is BriefEvent => Array.isArray(event);

/** The kind of an event. */
export const kindOf = (event: ToldEvent): number => (isBrief(event) ? event[0] : event.kind);

/** The event under another number of its kind. */
export function ofKind(event: ToldEvent, kind: number): ToldEvent {
  if (!isBrief(event)) return { ...event, kind };
  const [, ...rest] = event;
  return [kind, ...rest];
}

/** @param before how many events this viewer was told of until then; one that bears its number keeps it */
export function numbered(event: ToldEvent, before: number): NumberedEvent {
  if (!isBrief(event)) return event;
  const [kind, back, rule, ...figures] = event;
  const id = before + 1;
  const [a = 0, b = 0, c = 0, d = 0] = figures as number[];
  const laid = figures[FIGURES] as readonly number[] | undefined;
  const from = laid?.map((ago) => id - ago);
  return { id, cause: back && id - back, kind, rule, a, b, c, d, ...(from && { from }) };
}
