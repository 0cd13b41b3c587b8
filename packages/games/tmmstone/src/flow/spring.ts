/**
 * An experiment is sprung [TMM exp.5-7]: turned up, carried out, to the grave; not in the grave during its effect (R67).
 */
import { emitFrom } from '@kolbiste/kernel';
import { laidOf, unlay } from '../atoms/table.ts';
import { toGrave } from '../atoms/zones.ts';
import { contextOf, SOURCE_EXPERIMENT } from '../effects/effect-context.ts';
import { E } from '../events.ts';
import { cite } from '../rulebook.ts';
import { say } from './forward-refs.ts';
import { flow } from './registry.ts';

const SPRUNG = cite('exp.4', 'exp.5', 'exp.6', 'order.3', 'order.7', 'R24', 'R64', 'R65', 'R66', 'R67', 'R69');
const GONE = cite('exp.7', 'R67');

export interface SpringLocals {
  [name: string]: number | number[];
  id: number;
  text: number;
  seat: number;
  card: number;
  subject: number;
  object: number;
  amount: number;
  inAttack: number;
}

const reveal = flow.step<SpringLocals>('reveal', cite('exp.5', 'exp.6'), (s, x) => {
  const l = laidOf(s, x.id);
  if (l !== undefined) unlay(s, l);
  emitFrom(s, [x.id], E.sprung, SPRUNG, x.id, x.card, x.seat);
});

const carryOut = flow.step<SpringLocals>('carryOut', cite('exp.5'), (s, x) => {
  const speaker = contextOf(x.seat, x.card);
  speaker.text = x.text;
  speaker.self = x.id;
  speaker.source = SOURCE_EXPERIMENT;
  speaker.subject = x.subject;
  speaker.object = x.object;
  speaker.amount = x.amount;
  speaker.inAttack = x.inAttack;
  say(s, speaker);
});

const goAway = flow.step<SpringLocals>('goAway', cite('exp.7'), (s, x) => toGrave(s, x.seat, x.card, GONE));

export const springLocals: SpringLocals = {
  id: 0,
  text: 0,
  seat: 0,
  card: 0,
  subject: -1,
  object: -1,
  amount: 0,
  inAttack: 0,
};

export const spring = flow.procedure<SpringLocals>(
  'spring',
  { rule: cite('exp.5'), locals: springLocals, see: 'open' },
  [reveal, carryOut, goAway],
);
