/** What holds of figures: how much they change, in which layer [DT 4.32]. */
import type { Term } from '@kolbiste/cardkit/verbs';
import { int, optional } from '@kolbiste/cardkit/verbs';
import type { Hold } from '../../cards/hold.ts';
import type { Figures, Four } from '../../cards/parts.ts';
import { figures } from '../../cards/parts.ts';
import { BASE_PLUS, BASE_SET, BASE_TIMES, FIGURES, PLUS, TIMES, UNSET } from '../../cards/static.ts';
import { cite } from '../../rulebook.ts';
import * as cs from '../../text/card/cs/kit.ts';
import * as en from '../../text/card/en/kit.ts';

const RULE = cite('4.32.1', '4.32.2');
const over = optional(int(2, 9), 1);

const plusSchema = { plus: figures };
/** Added at the end [DT 4.32.1]. */
export const plus: Hold<typeof plusSchema> = {
  name: 'plus',
  schema: plusSchema,
  rule: RULE,
  what: FIGURES,
  read: ({ plus }) => ({ layer: PLUS, by: plus }),
  cs: (i, _s, many) => `${cs.has(many)} ${cs.changes(i.plus)}`,
  en: (i, _s, many) => `${en.has(many)} ${en.changes(i.plus)}`,
};

const timesSchema = { times: figures, over };
/** Multiplied, or divided by `over`. */
export const times: Hold<typeof timesSchema> = {
  name: 'times',
  schema: timesSchema,
  rule: RULE,
  what: FIGURES,
  read: ({ times, over }) => ({ layer: TIMES, by: times, den: over }),
  cs: (i, _s, many) => `${cs.has(many)} ${cs.factors(i.times, i.over ?? 1)}`,
  en: (i, _s, many) => `${en.has(many)} ${en.factors(i.times, i.over ?? 1)}`,
};

const baseTimesSchema = { baseTimes: figures, over };
/** The BASE figures multiplied. */
export const baseTimes: Hold<typeof baseTimesSchema> = {
  name: 'baseTimes',
  schema: baseTimesSchema,
  rule: RULE,
  what: FIGURES,
  read: ({ baseTimes, over }) => ({ layer: BASE_TIMES, by: baseTimes, den: over }),
  cs: (i, _s, many) => `${cs.has(many)} ${cs.factors(i.baseTimes, i.over ?? 1)} (základní)`,
  en: (i, _s, many) => `${en.has(many)} ${en.factors(i.baseTimes, i.over ?? 1)} (base)`,
};

const basePlusSchema = { basePlus: figures };
/** Added to BASE figures. */
export const basePlus: Hold<typeof basePlusSchema> = {
  name: 'basePlus',
  schema: basePlusSchema,
  rule: RULE,
  what: FIGURES,
  read: ({ basePlus }) => ({ layer: BASE_PLUS, by: basePlus }),
  cs: (i, _s, many) => `${cs.has(many)} ${cs.changes(i.basePlus)} k základním hodnotám`,
  en: (i, _s, many) => `${en.has(many)} ${en.changes(i.basePlus)} to base values`,
};

/** Figures that are named alone; the others stay what they are. */
const named: Term<Figures, Four, unknown> = {
  rule: figures.rule,
  read: ({ F = UNSET, S = UNSET, A = UNSET, V = UNSET }) => [F, S, A, V],
};
const baseSetSchema = { baseSet: named };
/** BASE figures in place of the printed ones. */
export const baseSet: Hold<typeof baseSetSchema> = {
  name: 'baseSet',
  schema: baseSetSchema,
  rule: RULE,
  what: FIGURES,
  read: ({ baseSet }) => ({ layer: BASE_SET, by: baseSet }),
  cs: (i, _s, many) => `${cs.has(many)} základní ${cs.values(i.baseSet)}`,
  en: (i, _s, many) => `${en.has(many)} base ${en.values(i.baseSet)}`,
};
