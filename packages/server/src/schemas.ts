/** What a message must look like before anything is done with it. Unknown fields are refused. */
import type { Json } from '@kolbiste/kernel';
import type { Policy } from '@kolbiste/wire';
import type {
  Answer,
  ClientMessages,
  ClockSpec,
  Join,
  NewTable,
  Proposal,
  SentSignal,
  SitDown,
} from '@kolbiste/wire/protocol';
import { COUNTDOWNS, LEVELS, LONGEST_GRACE, PHRASES, PLACE } from '@kolbiste/wire/protocol';
import * as z from 'zod';

const INT32 = 2 ** 31;
const int = z
  .int()
  .min(-INT32)
  .max(INT32 - 1);
const count = z
  .int()
  .min(0)
  .max(INT32 - 1);
const seat = z.int().min(0).max(30);
const hex = z.string().regex(/^[0-9a-f]{64}$/);
const token = z.string().regex(/^[\w-]{1,64}$/);
const id = z.string().regex(/^[\w-]{1,40}$/);
const level = z.enum(LEVELS);
/** Letters, marks, digits, spaces and common signs of any language: no control characters, no change of direction. */
const name = z.string().regex(/^[\p{L}\p{M}\p{N} .'’_-]{0,24}$/u);
const HOUR = 3_600_000;
/** Milliseconds: an answer that is held back is acknowledged before a page sends it again. */
const LONGEST_COUNTDOWN = Math.max(...COUNTDOWNS);

/** Plain data, as JSON brings it; the game itself checks what it means. */
const plain = z.custom<Json>((value) => value !== undefined);

const clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('off') }),
  z.strictObject({
    kind: z.literal('move'),
    millis: z
      .int()
      .min(5000)
      .max(24 * HOUR),
  }),
  z.strictObject({
    kind: z.literal('chess'),
    millis: z
      .int()
      .min(10_000)
      .max(24 * HOUR),
    plus: z.int().min(0).max(HOUR),
  }),
]) satisfies z.ZodType<ClockSpec>;

const setup = z.exactOptional(plain);

export const newTable = z.strictObject({
  protocol: z.int(),
  game: z.string().max(40),
  rulesVersion: z.string().max(40),
  seats: z
    .array(
      z.discriminatedUnion('who', [
        z.strictObject({ who: z.literal('me'), name: z.exactOptional(name), setup }),
        z.strictObject({ who: z.literal('open'), setup }),
        z.strictObject({ who: z.literal('bot'), level, setup }),
      ]),
    )
    .min(1)
    .max(8),
  common: setup,
  clock: z.exactOptional(clock),
  countdown: z.exactOptional(z.int().min(0).max(LONGEST_COUNTDOWN)),
  listed: z.exactOptional(z.boolean()),
}) satisfies z.ZodType<NewTable>;

export const sitDown = z.strictObject({
  protocol: z.int(),
  rulesVersion: z.string().max(40),
  invite: z.exactOptional(token),
  seat: z.exactOptional(seat),
  name: z.exactOptional(name),
  setup,
}) satisfies z.ZodType<SitDown>;

const have = z.exactOptional(z.strictObject({ epoch: count, step: count, at: z.exactOptional(z.int()) }));
const past = z.exactOptional(z.boolean());

const proposal = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('takeBack'), to: count }),
  z.strictObject({ kind: z.literal('pause') }),
  z.strictObject({ kind: z.literal('resume') }),
  z.strictObject({ kind: z.literal('countdown'), millis: z.int().min(0).max(LONGEST_COUNTDOWN) }),
  z.strictObject({ kind: z.literal('close') }),
  z.strictObject({ kind: z.literal('standIn'), seat, level }),
  z.strictObject({ kind: z.literal('free'), seat }),
  z.strictObject({ kind: z.literal('hints') }),
  z.strictObject({ kind: z.literal('rematch') }),
]) satisfies z.ZodType<Proposal>;

const place = z.string().regex(PLACE);

const signal = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('point'), place }),
  z.strictObject({ kind: z.literal('intend'), place: place.nullable() }),
  z.strictObject({ kind: z.literal('ready'), millis: z.int().min(0).max(LONGEST_GRACE) }),
]) satisfies z.ZodType<SentSignal['signal']>;

type Message<K extends keyof ClientMessages> = Parameters<ClientMessages[K]>[0];

/** The messages of a socket, by name. */
export const MESSAGES = {
  join: z.strictObject({
    protocol: z.int(),
    game: id,
    token: z.exactOptional(token),
    have,
    past,
  }) satisfies z.ZodType<Join>,
  sync: z.strictObject({ have, past }),
  page: z.strictObject({ epoch: count, before: count }),
  answer: z.strictObject({ id, step: count, decision: z.string().max(100), option: int }) satisfies z.ZodType<Answer>,
  commit: z.strictObject({ round: count, commitment: hex }),
  open: z.strictObject({ round: count, value: hex, terms: hex }),
  restart: z.strictObject({ round: count }),
  propose: z.strictObject({ what: proposal }),
  agree: z.strictObject({ proposal: count, yes: z.boolean() }),
  resign: z.strictObject({}),
  back: z.strictObject({}),
  phrase: z.strictObject({ phrase: z.enum(PHRASES) }),
  signal: z.strictObject({ step: count, signal }),
  hint: z.strictObject({ step: count }),
  policy: z.strictObject({
    policy: z.custom<Policy | null>((value) => value !== undefined),
    forget: z.exactOptional(z.boolean()),
    ask: z.exactOptional(z.boolean()),
  }),
} satisfies { [K in keyof ClientMessages]: z.ZodType<Message<K>> };

/** Where and what is wrong with a message, without repeating what was sent. */
export function faultOf(error: z.ZodError): string {
  const [issue] = error.issues;
  return issue === undefined ? '' : `${issue.path.join('.')}: ${issue.message}`.slice(0, 200);
}
