import type { ChanceSource, Core, Dice, Game, Option, Rng, Seat } from '@kolbiste/kernel';
import { firstSeat, listener, newDice, optionList, rng, throwDice } from '@kolbiste/kernel';
import { difference, show } from '../data.ts';
import type { Table } from '../table.ts';
import { broken } from '../table.ts';
import type { BatteryOptions, Check, Watch } from './check.ts';
import { everyNth } from './check.ts';

const listed = optionList();
/** Answers of a playout that is held against the same game by hand. */
const LONGEST = 24;

function mustOweAlike(game: Game<any, any>, s: Core): void {
  const mask = game.pending(s).reduce((seats, { seat }) => seats | (1 << seat), 0);
  if (game.owing(s) !== mask) broken(`seats ${mask} owe an answer, but bots are told ${game.owing(s)}`);
}

function mustListAlike(game: Game<any, any>, s: Core, seat: Seat): readonly Option[] {
  const options = game.options(s, seat);
  listed.fill(7);
  const count = game.list(s, seat, listed);
  const bots = Array.from(listed.subarray(0, count));
  if (difference(bots, options) !== undefined)
    broken(`seat ${seat} has the options ${show(options)}, but bots are listed ${show(bots)}`);
  return options;
}

function mustPlayAlike({ game, state: s }: Table, seat: Seat, option: Option): void {
  const [open, bots] = [game.clone(s), game.clone(s)];
  game.answer(open, seat, option);
  game.play(bots, seat, option);
  const other = difference(bots, open);
  if (other !== undefined)
    broken(`option ${option} of seat ${seat}, played as bots play it, comes to another state: ${other}`);
}

/** The same answer with somebody listening and draws from outside: both ways tell the same. */
function mustTellAlike({ game, state: s }: Table, seat: Seat, option: Option): void {
  const heard = [listener(), listener()];
  const from = (r: Rng): ChanceSource => ({ draw: (_s, _label, n) => r.int(n) });
  const states = heard.map((sink, way) => {
    const copy = game.clone(s);
    const io = { sink, chance: from(rng('playing')) };
    if (way === 0) game.answer(copy, seat, option, io);
    else game.play(copy, seat, option, io);
    return copy;
  });
  const what = `option ${option} of seat ${seat}, played as bots play it while somebody listens,`;
  const told = difference(heard[1].events, heard[0].events);
  if (told !== undefined) broken(`${what} tells something else: ${told}`);
  const other = difference(states[1], states[0]);
  if (other !== undefined) broken(`${what} comes to another state: ${other}`);
}

/** A playout as it is told in the kernel, answer by answer through the public interface. */
function byHand(game: Game<any, any>, s: Core, dice: Dice, most: number): number {
  for (let answers = 0; ; answers++) {
    const pending = game.pending(s);
    if (pending.length === 0 || answers >= most) return answers;
    const { seat } = pending[0];
    const options = game.options(s, seat);
    game.answer(s, seat, options[options.length === 1 ? 0 : throwDice(dice, options.length)]);
  }
}

function mustPlayOutAlike({ game, state: s }: Table, word: number, most: number): void {
  const [open, bots] = [game.clone(s), game.clone(s)];
  const [first, second] = [newDice(word), newDice(word)];
  const answers = byHand(game, open, first, most);
  const played = game.playOut(bots, second, most);
  if (played !== answers || second.x !== first.x)
    broken(`a playout of at most ${most} answers gives ${answers}, as bots play it ${played}`);
  const other = difference(bots, open);
  if (other !== undefined) broken(`a playout of ${most} answers comes to another state as bots play it: ${other}`);
}

/**
 * Holds what bots play by against the public interface in one game.
 * @param name by which its own numbers are drawn
 */
export function watchPlays(table: Table, options: BatteryOptions, name: string): Watch {
  const { game, trail, state: s } = table;
  const now = everyNth(options);
  const random = rng(`${trail.seed}/${name}`);
  const bots = game.setup(trail.config, trail.seed);
  return {
    question() {
      mustOweAlike(game, s);
      for (let seats = game.owing(s); seats !== 0; seats &= seats - 1) {
        const seat = firstSeat(seats);
        const legal = mustListAlike(game, s, seat);
        if (now()) for (const option of legal) mustPlayAlike(table, seat, option);
      }
      mustPlayOutAlike(table, random.int(4294967296), random.int(LONGEST));
    },
    answered(seat, option) {
      game.play(bots, seat, option);
      if (game.hashRecord(bots) !== game.hashRecord(s))
        broken(`played by bots alone, the game comes to another state: ${difference(bots, s)}`);
    },
    end: () => mustOweAlike(game, s),
  };
}

export const playingCheck: Check = {
  name: 'playing',
  says: 'what bots play by owes, lists, answers, tells and plays out as the public interface does, state by state',
  watch: (table, options) => ({
    ...watchPlays(table, options, 'playing'),
    before: (seat, option) => mustTellAlike(table, seat, option),
  }),
};
