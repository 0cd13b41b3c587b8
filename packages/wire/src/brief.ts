/** Events as they are told, and as they are read: numbered for one viewer. */
import type { GameEvent } from '@kolbiste/kernel';
import type { BriefEvent, NumberedEvent, ToldEvent } from './told.ts';

/** @param rule its paragraphs as keys */
export function briefOf({ id, cause, kind, a, b, c, d, from }: GameEvent, rule: readonly string[]): BriefEvent {
  const back = cause && id - cause;
  if (from !== undefined) return [kind, back, rule, a, b, c, d, from.map((laid) => id - laid)];
  const figures: [a?: number, b?: number, c?: number, d?: number] = [a, b, c, d];
  while (figures.at(-1) === 0) figures.pop();
  return [kind, back, rule, ...figures];
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
  const [kind, back, rule, a = 0, b = 0, c = 0, d = 0, laid] = event;
  const id = before + 1;
  const from = laid?.map((ago) => id - ago);
  return { id, cause: back && id - back, kind, rule, a, b, c, d, ...(from && { from }) };
}
