/**
 * One iteration of the tree search: down the tree by upper confidence bounds, one node more, at random to the real end
 * of the game, and the result back up to every seat that decided on the way.
 */
import type { Evaluation } from '@kolbiste/gamekit';
import type { Core, Dice, Game, Io, Seat } from '@kolbiste/kernel';
import { firstSeat, isOneSeat, openStep, optionList, throwDice } from '@kolbiste/kernel';
import { inverseRoot, ONE, oddsOf, quotient, rootLog } from './tables.ts';
import type { Tree } from './tree.ts';
import { addDecision, addNode, CHANCE, NONE, nodeAt, offerAll, unseenPlace } from './tree.ts';
import { worth } from './values.ts';

/** How much a rarely tried option is favoured, in 1/256 of the textbook's sqrt(ln N / n). */
const EXPLORE = 180;
/** The same where positions are judged: their values lie closer together. */
const EXPLORE_JUDGED = 30;
/** By how much an untried option is taken for better than the mean of its neighbours, in 1/65536. */
const FRESH = 2000;
/** More draws after one answer, or draws of more outcomes, are not told apart in the tree. */
const DRAWS = 3;
const OUTCOMES = 64;
/** Answers of one playout; what goes on longer counts as a draw. */
const LONGEST = 20_000;

/** The options at the open question. */
const options = optionList();

export interface Climber<S> {
  /** Plays one world on; uses it up. */
  iterate(world: S): void;
}

/** What is asked at an open question, and whom, as one integer. */
function keyOf(s: Core, seat: Seat): number {
  const f = s.frames[s.frames.length - 1];
  return (((f.p << 12) | f.pc) << 5) | seat;
}

/** Of several who owe, who answers first: the one who thinks; but last where answers lie face down until all are there. */
function nextSeat<S extends Core>(game: Game<S, any>, s: S, owing: number, me: Seat): Seat {
  if (isOneSeat(owing)) return firstSeat(owing);
  const secret = openStep(game.flow, s)?.ask?.answerSeenBy !== null;
  const others = owing & ~(1 << me);
  return secret || others === owing ? firstSeat(others) : me;
}

/** Does the one who thinks see that a seat gives this answer? */
function sees<S extends Core>(game: Game<S, any>, s: S, seat: Seat, me: Seat, option: number): boolean {
  const ask = openStep(game.flow, s)?.ask;
  if (seat === me || ask === null || ask === undefined || ask.answerSeenBy === null) return true;
  return ((ask.answerSeenBy(s, s.frames[s.frames.length - 1].locals, seat, option) >>> me) & 1) === 1;
}

/**
 * @param open the worlds are all the same one: draws are then nodes of the tree, their outcomes tried equally often.
 *   Otherwise a draw may be secret, and what comes of it is told apart by what is asked next only.
 */
export function climber<S extends Core>(
  game: Game<S, any>,
  tree: Tree,
  me: Seat,
  dice: Dice,
  open: boolean,
  evaluation?: Evaluation<S, any>,
): Climber<S> {
  const path: number[] = [];
  const seats: Seat[] = [];
  let length = 0;
  let place = 0;
  let draws = 0;

  const drawn: Io = {
    chance: {
      draw(_s, _label, n) {
        if (++draws > DRAWS || n > OUTCOMES) return throwDice(dice, n);
        let node = nodeAt(tree, place, CHANCE);
        if (node === NONE) node = addNode(tree, place, CHANCE, n);
        if (tree.size[node] !== n) return throwDice(dice, n);
        const outcome = leastTried(node);
        place = tree.first[node] + outcome;
        tree.visits[place]++;
        return outcome;
      },
    },
  };
  const io = open ? drawn : undefined;
  const judging = evaluation?.horizon !== undefined;
  const explore = judging ? EXPLORE_JUDGED : EXPLORE;

  /** One of the outcomes that came up least, so that all come up equally often. */
  function leastTried(node: number): number {
    const { first, size, visits } = tree;
    const from = first[node];
    let least = visits[from];
    let count = 1;
    for (let i = 1; i < size[node]; i++) {
      const v = visits[from + i];
      if (v > least) continue;
      count = v < least ? 1 : count + 1;
      least = v;
    }
    let k = throwDice(dice, count);
    for (let i = 0; ; i++) if (visits[from + i] === least && k-- === 0) return i;
  }

  /** What an untried option is taken for where positions are judged: a little more than the mean of those that were tried. */
  function freshWorth(node: number): number {
    const { first, size, visits, sum } = tree;
    let total = 0;
    let count = 0;
    for (let at = first[node]; at < first[node] + size[node]; at++) {
      total += sum[at];
      count += visits[at];
    }
    return count === 0 ? 64 * ONE : quotient(total, count) + FRESH;
  }

  /** The place of the offered option with the highest bound; untried ones first, in random order. */
  function select(node: number, count: number): number {
    const { option, visits, offered, sum } = tree;
    let at = tree.first[node];
    let best = -1;
    let highest = -1;
    const fresh = judging ? freshWorth(node) : 64 * ONE;
    for (let i = 0; i < count; i++, at++) {
      while (option[at] !== options[i]) at++;
      const n = visits[at];
      const all = ++offered[at];
      const bound =
        n === 0 ? fresh + throwDice(dice, 4096) : sum[at] / n + (explore * rootLog(all) * inverseRoot(n)) / 65536;
      if (bound <= highest) continue;
      highest = bound;
      best = at;
    }
    return best;
  }

  const isMinor = (s: S): boolean => {
    if (evaluation?.minor === undefined) return false;
    const kind = openStep(game.flow, s)?.ask?.kind;
    return kind !== undefined && evaluation.minor.has(kind);
  };

  /** Down to a question that is not in the tree yet, which joins it, or to the end of the game. */
  function descend(s: S): void {
    length = 0;
    place = 0;
    for (;;) {
      const owing = game.owing(s);
      if (owing === 0) return;
      const seat = nextSeat(game, s, owing, me);
      const count = game.list(s, seat, options);
      if (length > 0 && isMinor(s)) {
        game.play(s, seat, options[throwDice(dice, count)]);
        continue;
      }
      const key = keyOf(s, seat);
      const node = nodeAt(tree, place, key);
      if (node === NONE) {
        addDecision(tree, place, key, options, count);
        return;
      }
      offerAll(tree, node, options, count);
      tree.passed[node]++;
      const taken = select(node, count);
      path[length] = taken;
      seats[length++] = seat;
      place = sees(game, s, seat, me, tree.option[taken]) ? taken : unseenPlace(tree, node);
      draws = 0;
      game.play(s, seat, tree.option[taken], io);
    }
  }

  return {
    iterate(s) {
      descend(s);
      game.playOut(s, dice, evaluation?.horizon ?? LONGEST);
      const result = game.result(s);
      const judged = result === undefined && evaluation?.horizon !== undefined;
      for (let i = 0; i < length; i++) {
        tree.visits[path[i]]++;
        if (judged) tree.sum[path[i]] += oddsOf(evaluation.points(s, seats[i]));
        else tree.sum[path[i]] += result === undefined ? ONE >> 1 : worth(result, seats[i]);
      }
    },
  };
}
