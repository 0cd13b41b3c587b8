/** Shows or verifies a campaign: a chain of sealed records. */
import type { AnyGame, NameSet } from '@kolbiste/gamekit/desk';
import { counted, EXIT, messageOf, safe, say, UserError } from '@kolbiste/gamekit/desk';
import type { Campaign, Chain, ChainFault, ChainVerdict, LinkVerdict } from '@kolbiste/kernel/chain';
import { readChain, verifyChain } from '@kolbiste/kernel/chain';
import { toldOf } from '@kolbiste/wire';
import type { GameDesk } from '../games.ts';
import { gameNamed } from '../games.ts';
import { drawsOf, printDraws } from '../replay/draws.ts';
import { printSteps } from '../replay/show.ts';
import { printTold } from '../replay/told.ts';
import { printUnplayed } from '../replay/unplayed.ts';
import { namesOf } from '../support/args.ts';
import type { Context } from '../support/context.ts';
import { CHAIN } from '../texts/chain.ts';
import { printCourse } from './course.ts';
import { toldFault, unpackedTold } from './told.ts';

/** What is needed of a game to show its campaigns. */
export type ChainDesk = Pick<GameDesk, 'id' | 'game' | 'deckNames' | 'campaign'>;

export interface ChainOptions {
  readonly verify?: boolean;
  readonly json?: boolean;
  readonly draws?: boolean;
  readonly names?: string;
}

/** The chain in a text. @throws UserError when it does not hold what it must */
export function chainIn(file: string, text: string, { lang }: Pick<Context, 'lang'>): Chain {
  try {
    return readChain(text);
  } catch (error) {
    throw new UserError(say(lang, CHAIN.unreadable, { file, reason: messageOf(error) }));
  }
}

function linkHead(chain: Chain, link: LinkVerdict, { lang }: Context): string {
  const { number, rulesVersion, steps, boundary, how } = link;
  const text = boundary === null ? CHAIN.open : boundary === '' ? CHAIN.ended : CHAIN.sealed;
  const hash = chain.links[number - 1]?.hash ?? '';
  const version = safe(rulesVersion).slice(0, 60);
  const values = { n: number, version, steps: counted(lang, steps, 'step'), boundary: safe(boundary ?? ''), hash };
  return `${say(lang, text, values)} ${say(lang, CHAIN[how])}`;
}

/** What was played: by its rules, or as it was told then, or as it stands in the record. */
function printLink(
  desk: ChainDesk,
  game: AnyGame,
  chain: Chain,
  { number, how }: LinkVerdict,
  names: NameSet,
  context: Context,
): void {
  const sealed = chain.links[number - 1];
  const record = sealed?.record ?? chain.open?.record;
  if (record === undefined || how === 'broken') return;
  if (how === 'otherRules') {
    if (sealed === undefined || sealed.told === null) printUnplayed(desk, record, names, context);
    else printTold(game, unpackedTold(sealed.told), context);
  }
  // What the others hold in a link that is still played is nobody's business.
  else if (sealed === undefined) printTold(game, toldOf(game, record, chain.id, 'public'), context);
  else printSteps(game, record, record.steps.length, context);
}

/** Of each sealed link that can be played its draws, where they are wanted. */
function json({ ok, links, fault }: ChainVerdict, chain: Chain, game: AnyGame, draws = false): string {
  const told = links.map((link) => {
    const record = chain.links[link.number - 1]?.record;
    return draws && link.how === 'verified' && record !== undefined ? { ...link, draws: drawsOf(game, record) } : link;
  });
  return JSON.stringify({ ok, game: chain.game, id: chain.id, fault, links: told }, null, 2);
}

/** What is drawn in a link that is still played is nobody's business. */
function printLinkDraws(game: AnyGame, chain: Chain, { number, how }: LinkVerdict, context: Context): void {
  const sealed = chain.links[number - 1];
  if (sealed === undefined || how !== 'verified') return;
  context.out(`  ${say(context.lang, CHAIN.secret, { secret: sealed.secret })}`);
  printDraws(drawsOf(game, sealed.record), context);
}

export function faultText(file: string, { link, part, step, expected, actual }: ChainFault, { lang }: Context): string {
  const where = [
    link === 0 ? say(lang, CHAIN.inChain) : say(lang, CHAIN.inLink, { n: link }),
    part,
    ...(step === undefined ? [] : [say(lang, CHAIN.atStep, { n: step })]),
  ].join(', ');
  return say(lang, CHAIN.bad, { file, where, expected: safe(expected), actual: safe(actual) });
}

function printChain(
  desk: ChainDesk,
  game: AnyGame,
  chain: Chain,
  verdict: ChainVerdict,
  options: ChainOptions,
  context: Context,
): void {
  const { lang, out, paint } = context;
  const links = counted(lang, chain.links.length, 'link');
  out(say(lang, CHAIN.head, { game: chain.game, id: safe(chain.id), links }));
  out(say(lang, CHAIN.commitment, { hash: chain.commitment }));
  for (const link of verdict.links) {
    out(paint('strong', linkHead(chain, link, context)));
    if (link.otherPrinted === true) out(say(lang, CHAIN.otherPrinted));
    const given = (chain.links[link.number - 1] ?? chain.open)?.abandoned ?? [];
    for (const { rulesVersion, steps } of given) {
      const values = { version: safe(rulesVersion).slice(0, 60), steps: counted(lang, steps.length, 'step') };
      out(`  ${say(lang, CHAIN.abandoned, values)}`);
    }
    if (options.draws === true) printLinkDraws(game, chain, link, context);
    else if (options.verify !== true) printLink(desk, game, chain, link, namesOf(options.names, lang), context);
  }
}

/** The rules by which links of this version can be played here. */
const rulesOf = (game: AnyGame, campaign: Campaign | null) => (version: string) =>
  campaign !== null && version === game.rulesVersion ? { game, campaign } : undefined;

/**
 * Shows or verifies a chain; the exit code: 0 every seal holds and every link that can be played is as it was played, 1 not.
 * @param deskOf the desk of a game by its id
 */
export async function replayChain(
  file: string,
  text: string,
  options: ChainOptions,
  context: Context,
  deskOf: (id: string) => Promise<ChainDesk> = (id) => gameNamed(id, context.lang),
): Promise<number> {
  const { lang, out } = context;
  const chain = chainIn(file, text, context);
  const desk = await deskOf(chain.game);
  const game = desk.game(namesOf(options.names, lang));
  const verdict = verifyChain(chain, rulesOf(game, await desk.campaign()), { text, told: toldFault });
  if (options.json === true) out(json(verdict, chain, game, options.draws));
  else printChain(desk, game, chain, verdict, options, context);
  const faults = [verdict.fault, ...verdict.links.map(({ fault }) => fault)].filter((fault) => fault !== null);
  for (const fault of faults) context.note(`kolbiste: ${faultText(file, fault, context)}`);
  if (faults.length > 0) return EXIT.failed;
  if (options.json === true) return EXIT.ok;
  const played = verdict.links.filter(({ how }) => how === 'verified').length;
  const unplayed = verdict.links.length - played;
  if (chain.open === null) printCourse(game, chain, context);
  out(say(lang, CHAIN.ok, { links: counted(lang, verdict.links.length, 'link'), played }));
  if (unplayed > 0) out(say(lang, CHAIN.unplayed, { n: unplayed, ours: game.rulesVersion }));
  return EXIT.ok;
}
