/** Games of Doomtrooper that stand at a certain question, from which the page goes on as from any record. */
import type { State } from '@kolbiste/doomtrooper';
import { dealtConfig, FIGHT, game, MARK } from '@kolbiste/doomtrooper';
import type { Json } from '@kolbiste/kernel';
import { KernelError, keyedSpec, recorder, rng, secretFrom, writeReplay } from '@kolbiste/kernel';
import { pieceOf } from '../../games/doomtrooper/src/board.ts';
import type { Config } from '../../games/doomtrooper/src/config.ts';
import { tacticsOfBoth } from '../../games/doomtrooper/src/forecast.ts';
import { saidOption } from '../../games/doomtrooper/src/said.ts';

/**
 * The record of a game of two, played at random until a question comes for which `fits` holds.
 * @param wanted the question, as 'combat.fighters'
 * @throws where no game of fifty comes to it
 */
export function playedUntil(
  wanted: string,
  fits: (s: State, seat: number) => boolean,
  rounds = 12,
  decks?: Config['decks'],
): string {
  const dealt = dealtConfig(2, { name: 'dealt', rounds, tie: 'draw' });
  const size = { deckSize: 0, copies: 99, sideboard: 0 };
  const config = (decks === undefined
    ? dealt
    : { ...dealt, decks, profile: { ...dealt.profile, ...size } }) as unknown as Json;
  for (let seed = 0; seed < 50; seed++) {
    const record = recorder(game, config, keyedSpec(secretFrom(`${wanted} ${seed}`)));
    const random = rng(`${wanted} ${seed}`);
    for (let next = game.pending(record.state)[0]; next !== undefined; [next] = game.pending(record.state)) {
      if (next.id === wanted && fits(record.state, next.seat)) return writeReplay(record.record());
      const options = game.options(record.state, next.seat);
      record.answer(next.seat, options[random.int(options.length)]);
    }
  }
  throw new Error(`no game comes to ${wanted}`);
}

/** Whether a seat can do nothing but pass. */
export const ONLY_PASS = (s: State, seat: number): boolean => game.options(s, seat).length === 1;

const PASS = 0;

/** Fights it out hand to hand while nobody can play anything; undefined = somebody can, or it comes otherwise. */
function foughtOut(s: State, pair: number): State | undefined {
  try {
    return fightOn(game.clone(s), pair);
  } catch (error) {
    // Something is shuffled: how it ends is then nothing that is known here.
    if (error instanceof KernelError) return undefined;
    throw error;
  }
}

function fightOn(t: State, pair: number): State | undefined {
  game.answer(t, 0, pair);
  for (let n = 0; t.combats.length > 0; n++) {
    const [next] = game.pending(t);
    if (next === undefined || n > 60) return undefined;
    const options = game.options(t, next.seat);
    if (next.id === 'combat.tactic') game.answer(t, next.seat, FIGHT);
    else if (options.length === 1) game.answer(t, next.seat, options[0]);
    else if (next.id === 'window.ask' && next.seat === 0) game.answer(t, next.seat, PASS);
    else return undefined;
  }
  return t;
}

interface Fought {
  readonly record: string;
  readonly attacker: number;
  readonly defender: number;
}

/** A game that stands before a fight hand to hand which hurts somebody, and into which the other side can play nothing. */
export function foughtUndisturbed(): Fought {
  let found: Omit<Fought, 'record'> | undefined;
  const record = playedUntil('combat.fighters', (s, seat) => {
    if (seat !== 0) return false;
    for (const pair of game.options(s, 0)) {
      const { piece: attacker, other: defender } = saidOption(game.view(s, 0), 'combat.fighters', pair);
      const [a, d] = [pieceOf(s, attacker), pieceOf(s, defender)];
      if (a === null || d === null || (a.marks | d.marks) & MARK.hidden) continue;
      if (tacticsOfBoth(s, attacker, defender)[0] !== FIGHT) continue;
      const t = foughtOut(s, pair);
      const hurt = (id: number): boolean =>
        t !== undefined && (pieceOf(t, id)?.marks ?? MARK.wounded) !== pieceOf(s, id)?.marks;
      if (!hurt(attacker) && !hurt(defender)) continue;
      found = { attacker, defender };
      return true;
    }
    return false;
  });
  if (found === undefined) throw new Error('no such fight');
  return { record, ...found };
}
