/** Who speaks: what a text knows of itself while it is carried out. All integers, so that it can stand in a frame. */
export interface EffectContext {
  [name: string]: number | number[];
  /** Text in `table.texts`. */
  text: number;
  /** Place in its operations. */
  at: number;
  /** The card whose text it is. */
  card: number;
  /** The unit or laid card that carries it; -1 = none. */
  self: number;
  /** Whose text it is. */
  seat: number;
  /** SOURCE_...: what kind of card speaks. */
  source: number;
  /** Added to its damage beside the general spell damage. */
  bonus: number;
  /** What the event was about, and its figures. */
  subject: number;
  object: number;
  amount: number;
  inAttack: number;
  /** Chosen targets; -1 = none. */
  targets: number[];
  /** Objects of the instruction before, and a die for each. */
  those: number[];
  rolls: number[];
  rolled: number;
  killed: number;
  /** Rounds of a repetition. */
  rounds: number;
  /** What a question was about; 0 = none is open. */
  asked: number;
  /** 1 = the last "may" was taken. */
  taken: number;
  /** 1 = its card is being played from a hand: momentum may work [TMM cond.6]. What an effect casts is not [TMM R136]. */
  played: number;
  /** 1 = its card is only announced and not yet counted as played. */
  ahead: number;
  /** 1 = a choice cuts the chain of causes here [TMM R130]. */
  cut: number;
}

export const SOURCE_UNIT = 0;
/** A spell that was played, or cast by an effect: spell damage counts, unless the card has a text for being drawn. */
export const SOURCE_SPELL = 1;
export const SOURCE_EXPERIMENT = 2;
export const SOURCE_ABILITY = 3;
/** Cast on draw: no spell damage [TMM R102]. */
export const SOURCE_DRAWN = 4;
export const SOURCE_FIELD = 5;

/** A speaker without event and targets. */
export function contextOf(seat: number, card: number): EffectContext {
  return {
    text: 0,
    at: 0,
    card,
    self: -1,
    seat,
    source: SOURCE_UNIT,
    bonus: 0,
    subject: -1,
    object: -1,
    amount: 0,
    inAttack: 0,
    targets: [],
    those: [],
    rolls: [],
    rolled: 0,
    killed: 0,
    rounds: 0,
    asked: 0,
    taken: 0,
    played: 0,
    ahead: 0,
    cut: 0,
  };
}

/** Makes a speaker that is kept for the purpose into a card's that has not spoken yet: for questions that neither keep nor change it. */
export function asideAs(x: EffectContext, seat: number, card: number, source: number, announced: 0 | 1): EffectContext {
  x.seat = seat;
  x.card = card;
  x.source = source;
  x.ahead = announced;
  x.played = announced;
  return x;
}

/** A copy of a speaker. */
export function copySpeaker(x: EffectContext): EffectContext {
  return {
    text: x.text,
    at: x.at,
    card: x.card,
    self: x.self,
    seat: x.seat,
    source: x.source,
    bonus: x.bonus,
    subject: x.subject,
    object: x.object,
    amount: x.amount,
    inAttack: x.inAttack,
    targets: x.targets.slice(),
    those: x.those.slice(),
    rolls: x.rolls.slice(),
    rolled: x.rolled,
    killed: x.killed,
    rounds: x.rounds,
    asked: x.asked,
    taken: x.taken,
    played: x.played,
    ahead: x.ahead,
    cut: x.cut,
  };
}
