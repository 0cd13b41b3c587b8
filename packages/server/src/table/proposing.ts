/** What the players of a table decide together. Who was long away is not waited for, except where it would be unfair. */
import type { Seat } from '@kolbiste/kernel';
import type { ClockState, Proposal, Status } from '@kolbiste/wire/protocol';
import type { Change } from '../store/games.ts';
import { stopped } from './clock.ts';
import type { Away, Head, ProposalHead } from './head.ts';
import { isDone, persons, withSeat, written } from './head.ts';
import { Refusing } from './sitting.ts';

/** A person is absent after so many milliseconds without a connection. */
const ABSENT_MILLIS = 60_000;

/** What a proposal is judged by. */
export interface Moment {
  readonly status: Status;
  readonly away: Away;
  readonly now: number;
  /** Answers so far. */
  readonly step: number;
}

const absent = (seat: Seat, { away, now }: Moment): boolean => now - (away.get(seat) ?? now) >= ABSENT_MILLIS;

/** Persons who must say yes. */
function wantedBy(head: Head, what: Proposal, by: Seat, moment: Moment): Seat[] {
  const everybody = what.kind === 'takeBack' || what.kind === 'rematch';
  return persons(head).filter((seat) => {
    if (seat === by || head.seats[seat]?.standIn) return false;
    return everybody || !absent(seat, moment);
  });
}

/** @throws Refusing when the moment is not one for such a proposal */
function fitting(head: Head, what: Proposal, by: Seat, moment: Moment): void {
  const { status, step } = moment;
  if ((what.kind === 'rematch') !== isDone(status)) throw new Refusing(isDone(status) ? 'notPlaying' : 'notOver');
  if (what.kind === 'close' || what.kind === 'rematch') return;
  if (status !== 'playing') throw new Refusing('notPlaying');
  if (what.kind === 'takeBack' && (what.to < 0 || what.to >= step)) throw new Refusing('stale');
  if (what.kind === 'pause' && head.paused) throw new Refusing('paused');
  if (what.kind === 'resume' && !head.paused) throw new Refusing('notNow');
  if (what.kind === 'standIn' || what.kind === 'free') {
    if (head.seats[what.seat]?.who !== 'person' || what.seat === by) throw new Refusing('notNow');
    if (!absent(what.seat, moment)) throw new Refusing('notAbsent');
  }
}

export interface Agreed {
  readonly head: Head;
  /** What all have agreed to; undefined = somebody is still asked. */
  readonly done: Proposal | undefined;
}

function settled(head: Head, proposal: ProposalHead): Agreed {
  const open = proposal.wanted.some((seat) => !proposal.agreed.includes(seat));
  if (open) return { head: { ...head, proposal }, done: undefined };
  return { head: { ...head, proposal: null }, done: proposal.what };
}

/** A seat proposes something. @throws Refusing */
export function propose(head: Head, by: Seat, what: Proposal, moment: Moment): Agreed {
  if (head.proposal !== null && head.proposal.by !== by) throw new Refusing('proposalOpen');
  fitting(head, what, by, moment);
  const id = head.proposals + 1;
  return settled({ ...head, proposals: id }, { id, by, what, agreed: [by], wanted: wantedBy(head, what, by, moment) });
}

/** A seat says yes or no; the proposer's no takes it back. @throws Refusing */
export function agree(head: Head, seat: Seat, id: number, yes: boolean, moment: Moment): Agreed {
  const { proposal } = head;
  if (proposal === null || proposal.id !== id) throw new Refusing('noProposal');
  if (seat !== proposal.by && !proposal.wanted.includes(seat)) throw new Refusing('notNow');
  if (!yes) return { head: { ...head, proposal: null }, done: undefined };
  fitting(head, proposal.what, proposal.by, moment);
  return settled(head, { ...proposal, agreed: [...new Set([...proposal.agreed, seat])] });
}

/** What a decision changes in the head. */
function decided(head: Head, done: Proposal): Head {
  switch (done.kind) {
    case 'pause':
      return { ...head, paused: true };
    case 'resume':
      return { ...head, paused: false };
    case 'standIn':
      return withSeat(head, done.seat, { standIn: true, level: done.level });
    case 'free':
      return withSeat(head, done.seat, { who: 'open', name: '', token: '', standIn: false });
    case 'takeBack':
    case 'close':
    case 'rematch':
      return head;
  }
}

/** How the game stood when everybody had agreed. */
export interface Stand {
  readonly step: number;
  readonly clock: ClockState | null;
  readonly now: number;
}

/** What a decision changes in the table and its record; a rematch is made elsewhere. */
export function carriedOut(head: Head, status: Status, done: Proposal, { step, clock, now }: Stand): Change {
  const after = decided(head, done);
  const still = stopped(clock, now);
  /** From there on the clocks are counted anew. */
  const since = (from: number): Head =>
    still === null ? after : { ...after, base: { step: from, left: still.left, at: now } };
  switch (done.kind) {
    case 'close':
      return { set: written(after, 'closed') };
    case 'takeBack':
      return { set: written(since(done.to), status), truncate: done.to };
    case 'pause':
      return { set: written(since(step), status) };
    case 'resume':
      return { set: written({ ...after, base: head.base && { ...head.base, at: now } }, status) };
    case 'standIn':
    case 'free':
    case 'rematch':
      return { set: written(after, status) };
  }
}
