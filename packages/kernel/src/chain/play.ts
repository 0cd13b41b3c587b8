/** A chain under way: begun, played on, sealed at a boundary, and gone on with by other rules. Each makes a new chain. */
import type { Json } from '../codec.ts';
import type { Recorder, ReplayRecord } from '../replay.ts';
import { recorder } from '../replay.ts';
import type { Sink } from '../run.ts';
import type { Core } from '../state.ts';
import type { Carried, ChainRules } from './campaign.ts';
import { carriedFrom, configAfter, joinedIn } from './campaign.ts';
import type { Abandoned, Chain, OpenLink, PackedTold, SealedLink } from './chain.ts';
import { CHAIN_FORMAT, ChainError, closed, hashBefore, linkHash } from './chain.ts';
import { linkChance, MOST_LINKS, secretOf } from './secrets.ts';

/** An open link without an answer. */
function opened(
  { game }: ChainRules,
  { id, root }: Pick<Chain, 'id' | 'root'>,
  number: number,
  config: Json,
  abandoned: Abandoned,
): OpenLink {
  if (root === null) throw new ChainError('noRoot', 'this file holds no secret of links to come');
  if (number > MOST_LINKS) throw new ChainError('full', `a chain has at most ${MOST_LINKS} links`);
  const secret = secretOf(root, number);
  return { secret, record: recorder(game, config, linkChance(id, number, secret)).record(), abandoned };
}

/**
 * A campaign at its first question.
 * @param config of its first game
 * @param root 256 bits in 64 hex digits, from which the chance of all links follows
 */
export function beginChain(rules: ChainRules, config: Json, id: string, root: string): Chain {
  const head = { format: CHAIN_FORMAT, game: rules.game.id, id, commitment: secretOf(root, 0), root } as const;
  return closed({ ...head, links: [], open: opened(rules, head, 1, config, []) });
}

/** The open link; @throws ChainError when there is none */
function openOf({ open }: Chain): OpenLink {
  if (open === null) throw new ChainError('over', 'this campaign is over');
  return open;
}

/** Whether these rules can play on in the open link; otherwise it is begun anew from the last seal (`goOn`). */
export const fitsOpen = ({ game }: ChainRules, chain: Chain): boolean =>
  openOf(chain).record.rulesVersion === game.rulesVersion;

/**
 * The open link as it stands, to be played on.
 * @param sink hears everything from its set-up on
 * @throws ChainError when it is of other rules, or was not played so
 */
export function resumed<S extends Core>(rules: ChainRules<S>, chain: Chain, sink: Sink | null = null): Recorder<S> {
  const { record } = openOf(chain);
  if (!fitsOpen(rules, chain)) {
    throw new ChainError(
      'otherRules',
      `the open link is of rules ${record.rulesVersion}, not ${rules.game.rulesVersion}`,
    );
  }
  const table = recorder(rules.game, record.config, record.chance, sink);
  for (const [seat, option] of record.steps) table.answer(seat, option);
  const { steps } = table.record();
  const other = record.steps.findIndex((step, i) => steps[i]?.[2] !== step[2]);
  if (other < 0) return table;
  throw new ChainError('differs', `the open link is played otherwise at step ${other + 1}`);
}

/** The chain with its open link as far as it was played. */
export function withOpen(chain: Chain, record: ReplayRecord): Chain {
  return closed({ ...chain, open: { ...openOf(chain), record } });
}

/**
 * How a link that was played so far would be sealed: the name of the boundary it stands at, '' = the campaign ends with
 * it; undefined = it cannot be sealed yet. Where a link begins, it does not end.
 */
export function boundaryOf<S extends Core>({ game, campaign }: ChainRules<S>, s: S, steps: number): string | undefined {
  if (steps === 0) return undefined;
  return campaign.boundary(s) ?? (game.pending(s).length === 0 ? '' : undefined);
}

/**
 * Seals the open link and opens the next one.
 * @param table the open link, played to a boundary
 * @param told how everybody was told it
 * @throws ChainError when it stands at no boundary
 */
export function seal<S extends Core>(
  rules: ChainRules<S>,
  chain: Chain,
  table: Pick<Recorder<S>, 'state' | 'record'>,
  told: PackedTold | null,
): Chain {
  const { secret, abandoned } = openOf(chain);
  const record = table.record();
  const boundary = boundaryOf(rules, table.state, record.steps.length);
  if (boundary === undefined) throw new ChainError('noBoundary', 'a link is sealed at a boundary of the rules');
  const number = chain.links.length + 1;
  const carry: Carried | null = boundary === '' ? null : carriedFrom(rules, table.state);
  const rest: Omit<SealedLink, 'hash'> = {
    number,
    rulesVersion: record.rulesVersion,
    printed: record.printed ?? '',
    before: hashBefore(chain, number),
    secret,
    record,
    told,
    boundary,
    carry,
    abandoned,
  };
  const links = [...chain.links, { ...rest, hash: linkHash(chain.id, rest) }];
  const open = carry === null ? null : opened(rules, chain, number + 1, configAfter(rules, carry), []);
  return closed({ ...chain, links, open });
}

/**
 * Goes on from the last seal by these rules. What was played of the open link by others stays in the chain, given up; the
 * draws of the link stay those that it had.
 */
export function goOn(rules: ChainRules, chain: Chain): Chain {
  const { record, abandoned } = openOf(chain);
  const last = chain.links.at(-1);
  const config =
    last === undefined || last.carry === null
      ? record.config
      : configAfter(rules, last.carry, joinedIn(rules, record.config));
  const given = record.steps.length === 0 ? abandoned : [...abandoned, record];
  return closed({ ...chain, open: opened(rules, chain, chain.links.length + 1, config, given) });
}

/**
 * The chain with somebody who joins where its open link begins.
 * @param who each by the word that the game has for them
 * @throws ChainError when it was played on since the seal, or the game knows no newcomers; CodecError when not they, or not there
 */
export function joined(rules: ChainRules, chain: Chain, who: readonly string[]): Chain {
  const { record, abandoned } = openOf(chain);
  const carry = chain.links.at(-1)?.carry ?? null;
  if (rules.campaign.joining === null) throw new ChainError('nobody', `nobody joins a campaign of ${chain.game}`);
  if (carry === null || record.steps.length > 0)
    throw new ChainError('playedOn', 'somebody joins at a seal alone, before the next answer');
  const config = configAfter(rules, carry, who);
  return closed({ ...chain, open: opened(rules, chain, chain.links.length + 1, config, abandoned) });
}
