/** Who speaks: what a text knows of itself while it is carried out. All integers, so that it can stand in a frame. */

export interface EffectContext {
  [name: string]: number | number[];
  /** The card whose text it is, and which: -1 = how it is played, otherwise the ability's place. */
  card: number;
  ability: number;
  /** Place in its operations. */
  at: number;
  /** The piece that carries it; 0 = none, it comes from a hand. */
  self: number;
  seat: number;
  /** The warrior who casts, 0 = no spell. */
  caster: number;
  /** What was pointed at, in the order of the targets: pieces, seats, zones, numbers; -1 = left out. */
  targets: number[];
  /** Steps by which it was strengthened [DT 4.19.4]. */
  steps: number;
  /** What the moment was about, and its facts. */
  moment: number;
  subject: number;
  object: number;
  amount: number;
  /** Number of the playing that it answers; 0 = none. Its own is `play`. */
  answers: number;
  play: number;
  /** What an operation left for those behind it. */
  those: number[];
  asked: number;
}

/** Of a card that is played out of a hand, if nothing else is said. */
export function contextOf(seat: number, card: number, ability = -1, self = 0): EffectContext {
  return {
    card,
    ability,
    at: 0,
    self,
    seat,
    caster: 0,
    targets: [],
    steps: 0,
    moment: 0,
    subject: 0,
    object: 0,
    amount: 0,
    answers: 0,
    play: 0,
    those: [],
    asked: 0,
  };
}

export const copyContext = (x: EffectContext): EffectContext => ({
  card: x.card,
  ability: x.ability,
  at: x.at,
  self: x.self,
  seat: x.seat,
  caster: x.caster,
  targets: x.targets.slice(),
  steps: x.steps,
  moment: x.moment,
  subject: x.subject,
  object: x.object,
  amount: x.amount,
  answers: x.answers,
  play: x.play,
  those: x.those.slice(),
  asked: x.asked,
});
