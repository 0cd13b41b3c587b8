/** A campaign in the terminal: link after link, sealed at every boundary. */
import { existsSync } from 'node:fs';
import type { Canvas } from '@kolbiste/gamekit/desk';
import { messageOf, safe, say, UserError, wrapped } from '@kolbiste/gamekit/desk';
import type { Json } from '@kolbiste/kernel';
import type { Chain, ChainRules } from '@kolbiste/kernel/chain';
import {
  beginChain,
  boundaryOf,
  fitsOpen,
  goOn,
  joined,
  seal,
  verifyChain,
  withOpen,
  writeChain,
} from '@kolbiste/kernel/chain';
import type { GameDesk } from '../games.ts';
import type { Input } from '../play/input.ts';
import { playOn } from '../play/loop.ts';
import { Screen } from '../play/screen.ts';
import { Session } from '../play/session.ts';
import type { Thinker } from '../play/thinker.ts';
import type { Context } from '../support/context.ts';
import { MEGABYTE, mustBeWritable, readTextFile, writeTextFile } from '../support/files.ts';
import { CHAIN } from '../texts/chain.ts';
import { printCourse } from './course.ts';
import { chainIn, faultText } from './main.ts';
import { packedTold, toldFault } from './told.ts';

const LIMIT = 256 * MEGABYTE;

/** What a campaign is played with. */
export interface ChainTable {
  readonly file: string;
  readonly desk: GameDesk;
  readonly rules: ChainRules;
  readonly seats: readonly string[];
  readonly viewer: number | 'public';
  readonly canvas: Canvas;
  readonly thinker: Thinker;
  readonly input: Input;
  readonly context: Context;
}

function save(file: string, chain: Chain, { lang }: Context): void {
  writeTextFile(file, writeChain(chain), true, lang);
}

/** Nobody plays on in what was damaged: its seals are looked at, though nothing is played again. @throws UserError */
function mustBeWhole(file: string, chain: Chain, context: Context): void {
  const { fault, links } = verifyChain(chain, () => undefined, { told: toldFault });
  const first = fault ?? links.find((link) => link.fault !== null)?.fault ?? null;
  if (first !== null) throw new UserError(faultText(file, first, context));
}

/** The campaign of a file, to be gone on with by today's rules. @throws UserError when that cannot be */
function takenUp(file: string, rules: ChainRules, context: Context): Chain {
  const { lang, note } = context;
  const chain = chainIn(file, readTextFile(file, { lang, limit: LIMIT, what: say(lang, CHAIN.what) }), context);
  const { game } = rules;
  if (chain.game !== game.id) {
    throw new UserError(say(lang, CHAIN.otherGame, { file, theirs: chain.game, game: game.id }));
  }
  if (chain.open === null) throw new UserError(say(lang, CHAIN.over, { file }));
  if (chain.root === null) throw new UserError(say(lang, CHAIN.noRoot, { file }));
  mustBeWhole(file, chain, context);
  if (fitsOpen(rules, chain)) return chain;
  note(say(lang, CHAIN.otherOpen, { theirs: chain.open.record.rulesVersion, ours: game.rulesVersion }));
  try {
    return goOn(rules, chain);
  } catch (error) {
    throw new UserError(say(lang, CHAIN.stuck, { file, reason: (error as Error).message }));
  }
}

/** With what a campaign would begin. */
interface Fresh {
  deal(): Json;
  readonly id: string;
  readonly root: string;
}

/** Whoever joins does so where the open link begins. @throws UserError when that cannot be */
function withNewcomers(chain: Chain, rules: ChainRules, who: readonly string[], { lang }: Context): Chain {
  try {
    return joined(rules, chain, who);
  } catch (error) {
    const values = { who: safe(who.join(', ')), reason: messageOf(error) };
    throw new UserError(say(lang, CHAIN.cannotJoin, values));
  }
}

/** A campaign that begins here, or the one that the file holds. @param who joins it now */
export function chainOf(
  file: string,
  rules: ChainRules,
  fresh: Fresh,
  who: readonly string[],
  context: Context,
): Chain {
  const { lang, out, width } = context;
  const begins = !existsSync(file);
  const found = begins ? beginChain(rules, fresh.deal(), fresh.id, fresh.root) : takenUp(file, rules, context);
  const chain = who.length === 0 ? found : withNewcomers(found, rules, who, context);
  if (begins) mustBeWritable(file, false, lang);
  const values = { id: chain.id, hash: chain.commitment, n: chain.links.length + 1 };
  for (const line of wrapped(say(lang, begins ? CHAIN.begun : CHAIN.goesOn, values), width)) out(line);
  return chain;
}

/** Where what passed over, or what was answered, cannot be, that is said, and the file stays. @throws UserError */
function whereWhole<T>({ file, context: { lang } }: ChainTable, open: () => T): T {
  try {
    return open();
  } catch (error) {
    throw new UserError(say(lang, CHAIN.damaged, { file, reason: `${messageOf(error)}.` }));
  }
}

/** The open link on the table, as far as it was played. @throws UserError when it is not what was played */
function sessionOf(table: ChainTable, chain: Chain): Session {
  const { file, rules, seats, viewer, context } = table;
  const record = chain.open?.record;
  if (record === undefined) throw new UserError(say(context.lang, CHAIN.over, { file }));
  const session = whereWhole(
    table,
    () => new Session(rules.game, record.config, record.chance, viewer, context.lang, record.hints),
  );
  const most = rules.game.seats(session.state);
  if (most !== seats.length) {
    throw new UserError(say(context.lang, CHAIN.otherSeats, { file, most, found: seats.length }));
  }
  whereWhole(table, () => {
    for (const [seat, option] of record.steps) session.answer(seat, option);
  });
  return session;
}

/** Plays the open link to its boundary; undefined when somebody leaves before, and the chain is kept as it is then. */
async function playLink(table: ChainTable, chain: Chain): Promise<Chain | undefined> {
  const { file, desk, rules, seats, canvas, thinker, input, context } = table;
  const session = sessionOf(table, chain);
  const screen = new Screen(desk, session, canvas, context);
  let given = chain.open?.record.steps.length ?? 0;
  const done = (): boolean => boundaryOf(rules, session.state, given++) !== undefined;
  const finished = await playOn({ desk, session, screen, seats, thinker, input, context, done });
  const record = session.record();
  if (!finished) {
    save(file, withOpen(chain, record), context);
    return undefined;
  }
  const told = packedTold(rules.game, record, chain.id);
  const sealed = seal(rules, chain, { state: session.state, record: () => record }, told);
  save(file, sealed, context);
  return sealed;
}

/** Plays a campaign on, link after link; false when somebody leaves it. */
export async function playChain(table: ChainTable, begun: Chain): Promise<boolean> {
  const { context } = table;
  let chain = begun;
  while (chain.open !== null) {
    const next = await playLink(table, chain);
    if (next === undefined) return false;
    chain = next;
    const { boundary = '', hash = '' } = chain.links.at(-1) ?? {};
    const text = boundary === '' ? CHAIN.sealEnd : CHAIN.seal;
    for (const line of wrapped(say(context.lang, text, { boundary, hash }), context.width)) context.out(line);
  }
  printCourse(table.rules.game, chain, context);
  return true;
}
