/** What the players of a table decide together. Who was long away is not waited for, except where it would be unfair. */
import type { Seat } from '@kolbiste/kernel';
import { hintsWithin } from '@kolbiste/kernel';
import type { ClockState, Proposal, Status } from '@kolbiste/wire/protocol';
import { ABSENT_MILLIS } from '@kolbiste/wire/protocol';
import type { Change } from '../store/games.ts';
import { stopped } from './clock.ts';
import { Refusing } from './sitting.ts';
import type { Away, ProposalMeta, TableMeta } from './table-meta.ts';
import { isDone, persons, withSeat, written } from './table-meta.ts';

/** What a proposal is judged by. */
export interface Moment {
  readonly status: Status;
  readonly away: Away;
  readonly now: number;
  /** Answers so far. */
  readonly step: number;
}

const absent = (seat: Seat, { away, now }: Moment): boolean => now - (away.get(seat) ?? now) >= ABSENT_MILLIS;

/** Whether a proposal was about somebody's absence who is there again. */
export const isMoot = (what: Proposal, away: Away): boolean =>
  (what.kind === 'standIn' || what.kind === 'free') && !away.has(what.seat);

/** Persons who must say yes. */
function wantedBy(meta: TableMeta, what: Proposal, by: Seat, moment: Moment): Seat[] {
  const everybody = what.kind === 'takeBack' || what.kind === 'hints' || what.kind === 'rematch';
  return persons(meta).filter((seat) => {
    // For hints nobody else's word will do.
    if (seat === by || (meta.seats[seat]?.standIn && what.kind !== 'hints')) return false;
    return everybody || !absent(seat, moment);
  });
}

/** @throws Refusing when the moment is not one for such a proposal */
function fitting(meta: TableMeta, what: Proposal, by: Seat, moment: Moment): void {
  const { status, step } = moment;
  if ((what.kind === 'rematch') !== isDone(status)) throw new Refusing(isDone(status) ? 'notPlaying' : 'notOver');
  if (what.kind === 'close' || what.kind === 'rematch') return;
  if (status !== 'playing') throw new Refusing('notPlaying');
  if (what.kind === 'takeBack' && (what.to < 0 || what.to >= step)) throw new Refusing('stale');
  if (what.kind === 'pause' && meta.paused) throw new Refusing('paused');
  if (what.kind === 'resume' && !meta.paused) throw new Refusing('notNow');
  if (what.kind === 'countdown' && what.millis === (meta.countdown ?? 0)) throw new Refusing('notNow');
  if (what.kind === 'hints' && meta.hintsAgreed === true) throw new Refusing('notNow');
  if (what.kind === 'standIn' || what.kind === 'free') {
    if (meta.seats[what.seat]?.who !== 'person' || what.seat === by) throw new Refusing('notNow');
    if (!absent(what.seat, moment)) throw new Refusing('notAbsent');
  }
}

export interface Agreed {
  readonly meta: TableMeta;
  /** What all have agreed to; undefined = somebody is still asked. */
  readonly done: Proposal | undefined;
}

function settled(meta: TableMeta, proposal: ProposalMeta): Agreed {
  const open = proposal.wanted.some((seat) => !proposal.agreed.includes(seat));
  if (open) return { meta: { ...meta, proposal }, done: undefined };
  return { meta: { ...meta, proposal: null }, done: proposal.what };
}

/** A seat proposes something. @throws Refusing */
export function propose(meta: TableMeta, by: Seat, what: Proposal, moment: Moment): Agreed {
  if (meta.proposal !== null && meta.proposal.by !== by) throw new Refusing('proposalOpen');
  fitting(meta, what, by, moment);
  const id = meta.proposals + 1;
  return settled({ ...meta, proposals: id }, { id, by, what, agreed: [by], wanted: wantedBy(meta, what, by, moment) });
}

/** A seat says yes or no; the proposer's no takes it back. @throws Refusing */
export function agree(meta: TableMeta, seat: Seat, id: number, yes: boolean, moment: Moment): Agreed {
  const { proposal } = meta;
  if (proposal === null || proposal.id !== id) throw new Refusing('noProposal');
  if (seat !== proposal.by && !proposal.wanted.includes(seat)) throw new Refusing('notNow');
  if (!yes) return { meta: { ...meta, proposal: null }, done: undefined };
  fitting(meta, proposal.what, proposal.by, moment);
  return settled(meta, { ...proposal, agreed: [...new Set([...proposal.agreed, seat])] });
}

/** What a decision changes in the meta. */
function decided(meta: TableMeta, done: Proposal): TableMeta {
  switch (done.kind) {
    case 'pause':
      return { ...meta, paused: true };
    case 'resume':
      return { ...meta, paused: false };
    case 'countdown':
      return { ...meta, countdown: done.millis };
    case 'standIn':
      return withSeat(meta, done.seat, { standIn: true, level: done.level });
    case 'free':
      // Whoever comes has not agreed to hints.
      return {
        ...withSeat(meta, done.seat, { who: 'open', name: '', token: '', standIn: false }),
        hintsAgreed: false,
      };
    case 'hints':
      return { ...meta, hintsAgreed: true };
    case 'takeBack':
      return meta.hints === undefined ? meta : { ...meta, hints: hintsWithin(meta.hints, done.to) };
    case 'close':
    case 'rematch':
      return meta;
  }
}

/** How the game stood when everybody had agreed. */
export interface Stand {
  readonly step: number;
  readonly clock: ClockState | null;
  readonly now: number;
}

/** What a decision changes in the table and its record; a rematch is made elsewhere. */
export function carriedOut(meta: TableMeta, status: Status, done: Proposal, { step, clock, now }: Stand): Change {
  const after = decided(meta, done);
  const still = stopped(clock, now);
  /** From there on the clocks are counted anew. */
  const since = (from: number): TableMeta =>
    still === null ? after : { ...after, base: { step: from, left: still.left, at: now } };
  switch (done.kind) {
    case 'close':
      return { set: written(after, 'closed') };
    case 'takeBack':
      return { set: written(since(done.to), status), truncate: done.to };
    case 'pause':
      return { set: written(since(step), status) };
    case 'resume':
      return { set: written({ ...after, base: meta.base && { ...meta.base, at: now } }, status) };
    case 'hints':
    case 'countdown':
    case 'standIn':
    case 'free':
    case 'rematch':
      return { set: written(after, status) };
  }
}
