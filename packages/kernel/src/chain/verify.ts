/**
 * Whether a chain is what was played. Three questions of every link: does it hang on the one before, is its record the one
 * that was sealed, and, where its rules are still here, do they play it so. A link of other rules is named, not failed.
 */

import { commitment } from '../chance.ts';
import { specFault } from '../chance-bound.ts';
import { chanceOf } from '../chance-spec.ts';
import { digest } from '../hash.ts';
import type { ReplayRecord } from '../replay.ts';
import type { Io } from '../run.ts';
import { firstOtherByte, verifyReplay } from '../verify.ts';
import type { ChainRules } from './campaign.ts';
import { carriedFrom, carryHash, configAfter, joinedIn } from './campaign.ts';
import type { Abandoned, Chain, SealedLink } from './chain.ts';
import { hashBefore, linkHash, writeChain } from './chain.ts';
import { firstDifference } from './differs.ts';
import { boundaryOf } from './play.ts';
import { linkSeed, secretOf } from './secrets.ts';

/** What of a chain does not hold, and why. */
export interface ChainFault {
  /** Number of the link; 0 = the chain itself. */
  readonly link: number;
  /** Field of the link, `start` (what it begins with), or `bytes`. */
  readonly part: string;
  /** Step of the record, where one is to blame. */
  readonly step?: number;
  readonly expected: string;
  readonly actual: string;
}

export interface LinkVerdict {
  readonly number: number;
  readonly rulesVersion: string;
  readonly steps: number;
  /** Name of the boundary; '' = the campaign ended; null = the link is open. */
  readonly boundary: string | null;
  /** `otherRules`: its seal holds, but its rules are not here to play it. */
  readonly how: 'verified' | 'otherRules' | 'broken';
  readonly otherPrinted?: true;
  readonly fault: ChainFault | null;
}

export interface ChainVerdict {
  readonly ok: boolean;
  readonly links: readonly LinkVerdict[];
  /** What is wrong with the chain itself. */
  readonly fault: ChainFault | null;
}

/** What is asked besides. */
export interface ChainLook {
  /** The file's text where there is one: then every byte is checked. */
  readonly text?: string;
  /** What is wrong with what was told of a link: whoever packed it can say. @param rules undefined: they are not here */
  readonly told?: (link: SealedLink, rules: ChainRules | undefined) => Omit<ChainFault, 'link' | 'part'> | undefined;
}

type Found = Omit<ChainFault, 'link'> | undefined;

const same = (part: string, expected: string | number, actual: string | number): Found =>
  expected === actual ? undefined : { part, expected: String(expected), actual: String(actual) };

/** A link of either kind, as far as both are alike. */
interface Played {
  readonly number: number;
  readonly secret: string;
  readonly record: ReplayRecord;
  readonly abandoned: Abandoned;
}

/** Whether a record belongs to this link of this chain, and is as it was written. */
function recordFault(chain: Chain, { number, secret }: Played, record: ReplayRecord, part: string): Found {
  const { digest: given, ...rest } = record;
  const { chance } = record;
  const fault = specFault(chance);
  return (
    same(`${part}.game`, chain.game, record.game) ??
    same(`${part}.cards`, digest(record.config), record.cards) ??
    (fault && { part: `${part}.chance`, ...fault }) ??
    same(`${part}.chance`, `the seed ${linkSeed(chain.id, number, secret)}`, `the seed ${chance.seed}`) ??
    same(`${part}.digest`, digest(rest), given)
  );
}

/** Whether a link stands where it says, and draws as it must. */
function placeFault(chain: Chain, link: Played, at: number): Found {
  const bound = at === 0 ? chain.commitment : (chain.links[at - 1]?.secret ?? '');
  let fault = same('secret', `SHA-256 ${bound}`, `SHA-256 ${commitment(link.secret)}`);
  fault ??= recordFault(chain, link, link.record, 'record');
  for (const [i, each] of link.abandoned.entries()) fault ??= recordFault(chain, link, each, `abandoned[${i}]`);
  return fault;
}

function sealFault(chain: Chain, link: SealedLink, at: number): Found {
  const { record, carry } = link;
  return (
    same('number', at + 1, link.number) ??
    same('before', hashBefore(chain, at + 1), link.before) ??
    placeFault(chain, link, at) ??
    same('rulesVersion', record.rulesVersion, link.rulesVersion) ??
    same('printed', record.printed ?? '', link.printed) ??
    (carry === null ? undefined : same('carry.hash', carryHash(carry), carry.hash)) ??
    same('hash', linkHash(chain.id, link), link.hash)
  );
}

/** Whether the link begins with what the one before passed on. */
function startFault(rules: ChainRules, before: SealedLink | undefined, record: ReplayRecord): Found {
  if (before === undefined) return undefined;
  if (before.carry === null)
    return { part: 'start', expected: 'nothing after the end of the campaign', actual: 'a link' };
  try {
    const difference = firstDifference(
      configAfter(rules, before.carry, joinedIn(rules, record.config)),
      record.config,
      'config',
    );
    if (difference === undefined) return undefined;
    const { path, expected, actual } = difference;
    return { part: 'start', expected: `${path} ${expected} from what passed over`, actual };
  } catch (error) {
    return { part: 'start', expected: 'a carry these rules read', actual: (error as Error).message };
  }
}

/** Whether the link passes no boundary unsealed, and ends where and with what it says. */
function courseFault(rules: ChainRules, record: ReplayRecord, end: SealedLink | null): Found {
  const { seed, source } = chanceOf(record.chance);
  const io: Io = { chance: source };
  const s = rules.game.setup(record.config, seed, io);
  let boundary: string | undefined;
  for (const [i, [seat, option]] of record.steps.entries()) {
    if (boundary !== undefined)
      return { part: 'boundary', step: i, expected: `the seal at the boundary ${boundary}`, actual: 'played on' };
    rules.game.answer(s, seat, option, io);
    boundary = boundaryOf(rules, s, i + 1);
  }
  if (end === null) return undefined;
  if (boundary === undefined) return { part: 'boundary', expected: 'a boundary of the rules', actual: end.boundary };
  const named = same('boundary', boundary, end.boundary);
  if (named !== undefined) return named;
  const { hash: _, ...carry } = boundary === '' ? { hash: '' } : carriedFrom(rules, s);
  const { hash: __, ...given } = end.carry ?? { hash: '' };
  const difference = firstDifference(carry, given, 'carry');
  return difference && { part: difference.path, expected: difference.expected, actual: difference.actual };
}

function replayFault(rules: ChainRules, record: ReplayRecord): { found: Found; otherPrinted: boolean } {
  const { firstBad, otherPrinted = false } = verifyReplay(rules.game, record);
  if (firstBad === null) return { found: undefined, otherPrinted };
  const { step, expected, actual } = firstBad;
  return { found: { part: 'record', step, expected, actual }, otherPrinted };
}

/** @param end the seal; null = the link is open */
function linkVerdict(
  chain: Chain,
  link: Played,
  end: SealedLink | null,
  rules: ChainRules | undefined,
  look: ChainLook,
): LinkVerdict {
  const { record, number } = link;
  const at = number - 1;
  let found = end === null ? placeFault(chain, link, at) : sealFault(chain, end, at);
  let otherPrinted = false;
  if (rules !== undefined && found === undefined) {
    found = startFault(rules, chain.links[at - 1], record);
    if (found === undefined) ({ found, otherPrinted } = replayFault(rules, record));
    found ??= courseFault(rules, record, end);
  }
  if (end !== null && found === undefined) {
    const told = look.told?.(end, rules);
    found = told && { part: 'told', ...told };
  }
  return {
    number,
    rulesVersion: record.rulesVersion,
    steps: record.steps.length,
    boundary: end?.boundary ?? null,
    how: found !== undefined ? 'broken' : rules === undefined ? 'otherRules' : 'verified',
    ...(otherPrinted ? { otherPrinted: true } : {}),
    fault: found === undefined ? null : { link: number, ...found },
  };
}

/** Whether the chain as a whole is as it was written. */
function chainFault(chain: Chain, text: string | undefined): Found {
  const { digest: given, ...rest } = chain;
  const last = chain.links.at(-1);
  const over = last !== undefined && last.carry === null;
  const root = chain.root === null ? undefined : same('root', chain.commitment, secretOf(chain.root, 0));
  const open = same('open', over ? 'no link after the end' : 'an open link', chain.open === null ? 'none' : 'one');
  const again = writeChain(chain);
  return (
    root ??
    ((chain.open === null) === over ? undefined : open) ??
    same('digest', digest(rest), given) ??
    (text === undefined || text === again
      ? undefined
      : { part: 'bytes', expected: 'the bytes as written', actual: firstOtherByte(again, text) })
  );
}

/**
 * Verifies a chain link by link: one that is broken does not keep the others from being looked at.
 * @param rulesOf the rules of a version, where they are still here
 */
export function verifyChain(
  chain: Chain,
  rulesOf: (rulesVersion: string) => ChainRules | undefined,
  look: ChainLook = {},
): ChainVerdict {
  const links = chain.links.map((link, at) =>
    linkVerdict(chain, { ...link, number: at + 1 }, link, rulesOf(link.record.rulesVersion), look),
  );
  const { open } = chain;
  if (open !== null) {
    const rules = rulesOf(open.record.rulesVersion);
    links.push(linkVerdict(chain, { ...open, number: chain.links.length + 1 }, null, rules, look));
  }
  const found = chainFault(chain, look.text);
  const fault = found === undefined ? null : { link: 0, ...found };
  return { ok: fault === null && links.every((link) => link.fault === null), links, fault };
}
