/**
 * A campaign as a chain of records. Each link is a game's record from one boundary of the rules to the next, sealed there
 * with the hash of the link before it; a new version of the rules goes on from the last seal. See docs/campaigns.md.
 */
import { canonical, digest } from '../hash.ts';
import type { ReplayRecord } from '../replay.ts';
import { replayLines } from '../replay.ts';
import type { Carried } from './campaign.ts';

export const CHAIN_FORMAT = 'kolbiste-chain/1';

/** How everybody was told a link, for whoever no longer has its rules. What is packed in it only who packs it knows. */
export interface PackedTold {
  /** SHA-256 of what is told. */
  readonly digest: string;
  readonly packed: string;
}

/** What was played of a link by rules of before, and given up for those that came. */
export type Abandoned = readonly ReplayRecord[];

export interface SealedLink {
  /** Counts from 1. */
  readonly number: number;
  readonly rulesVersion: string;
  /** Hash of the printed cards and of the rules' outline. */
  readonly printed: string;
  /** Hash of the link before; of the first one: of the chain's head. */
  readonly before: string;
  /** From which the key of its draws follows. */
  readonly secret: string;
  readonly record: ReplayRecord;
  readonly told: PackedTold | null;
  /** Name of the boundary at its end; '' = the campaign ended there. */
  readonly boundary: string;
  /** What passed over; null = the campaign ended there. */
  readonly carry: Carried | null;
  readonly abandoned: Abandoned;
  /** Over all the rest. */
  readonly hash: string;
}

/** The last link, while it is played. */
export interface OpenLink {
  readonly secret: string;
  readonly record: ReplayRecord;
  readonly abandoned: Abandoned;
}

export interface Chain {
  readonly format: typeof CHAIN_FORMAT;
  readonly game: string;
  /** The campaign's own id: no two have the same draws. */
  readonly id: string;
  /** Binds the secrets of all links. */
  readonly commitment: string;
  readonly links: readonly SealedLink[];
  /** null = the campaign is over. */
  readonly open: OpenLink | null;
  /** From which the secrets of links to come follow; null = it was taken out, and nobody can go on from this file. */
  readonly root: string | null;
  /** Hash of all the rest: a changed byte anywhere shows. */
  readonly digest: string;
}

/** Where something about a chain cannot be done. */
export type ChainErrorCode =
  | 'over'
  | 'noRoot'
  | 'otherRules'
  | 'noBoundary'
  | 'full'
  | 'differs'
  | 'nobody'
  | 'playedOn';

/** A chain cannot be gone on with, or sealed, so. */
export class ChainError extends Error {
  readonly code: ChainErrorCode;
  constructor(code: ChainErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** What the first link hangs on. */
export function headHash({
  format,
  game,
  id,
  commitment,
}: Pick<Chain, 'format' | 'game' | 'id' | 'commitment'>): string {
  return digest({ format, game, id, commitment });
}

/** The hash that the next link hangs on. Records and what was told go in by the hashes they have themselves. */
export function linkHash(id: string, link: Omit<SealedLink, 'hash'>): string {
  const { number, rulesVersion, printed, before, secret, boundary, record, told, carry, abandoned } = link;
  return digest({
    id,
    number,
    rulesVersion,
    printed,
    before,
    secret,
    boundary,
    record: record.digest,
    told: told?.digest ?? null,
    carry: carry?.hash ?? null,
    abandoned: abandoned.map((each) => each.digest),
  });
}

/** The hash on which the link with this number hangs. */
export const hashBefore = (chain: Omit<Chain, 'digest'>, number: number): string =>
  number === 1 ? headHash(chain) : (chain.links[number - 2]?.hash ?? '');

/** The chain with its digest. */
export function closed({ digest: _, ...rest }: Omit<Chain, 'digest'> & { readonly digest?: string }): Chain {
  return { ...rest, digest: digest(rest) };
}

/** The chain as text: one answer a line, always the same bytes for the same chain. */
export function writeChain(chain: Chain): string {
  const { links, open, ...head } = chain;
  const line = (link: SealedLink | OpenLink): string => {
    const { record, ...rest } = link;
    return `${canonical(rest).slice(0, -1)},"record":${replayLines(record)}}`;
  };
  const tail = open === null ? 'null' : line(open);
  return `${canonical(head).slice(0, -1)},"links":[\n${links.map(line).join(',\n')}],\n"open":${tail}}\n`;
}
