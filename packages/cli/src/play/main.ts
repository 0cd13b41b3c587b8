/** Runs `kolbiste play`: a whole game in the terminal. */
import { randomBytes } from 'node:crypto';
import type { Level } from '@kolbiste/bots';
import type { Canvas, DealPlan, Lang } from '@kolbiste/gamekit/desk';
import { EXIT, rule, say, UserError, wrapped } from '@kolbiste/gamekit/desk';
import type { Json } from '@kolbiste/kernel';
import { commitment, keyedSpec, secretFrom, seedFrom, writeReplay } from '@kolbiste/kernel';
import { chainOf, playChain } from '../chain/play.ts';
import type { GameDesk } from '../games.ts';
import { GAMES, gameNamed } from '../games.ts';
import type { CardOptions } from '../support/args.ts';
import { dealPlanOf, HUMAN, seatsOf, seedOf } from '../support/args.ts';
import type { Context } from '../support/context.ts';
import { keysText } from '../support/events.ts';
import { mustBeWritable, writeTextFile } from '../support/files.ts';
import { CHAIN } from '../texts/chain.ts';
import { PLAY } from '../texts/play.ts';
import type { Input } from './input.ts';
import { inputFrom, noInput } from './input.ts';
import { playOn } from './loop.ts';
import { Screen, seatLetter } from './screen.ts';
import { Session } from './session.ts';
import type { Thinker } from './thinker.ts';
import { thinkerFor } from './thinker.ts';

export interface PlayOptions extends CardOptions {
  readonly seats?: string;
  readonly seed?: string;
  readonly save?: string;
  readonly campaign?: string;
  readonly join?: string;
  readonly force?: boolean;
}

/** Everything decided before the first card lies on the table. */
interface Start {
  readonly desk: GameDesk;
  readonly plan: DealPlan;
  readonly seats: readonly string[];
  /** What fixes the cards. */
  readonly seed: string;
  /** What fixes chance: 64 hex digits. */
  readonly secret: string;
}

async function startOf(gameId: string, options: PlayOptions, lang: Lang): Promise<Start> {
  const desk = await gameNamed(gameId, lang);
  const count = desk.seatCounts[0] ?? 2;
  const usual = Array.from({ length: count }, (_, at) => (at === 0 ? HUMAN : 'normal')).join(',');
  const seats = seatsOf(options.seats ?? usual, desk, true, lang);
  const plan = dealPlanOf(options, desk, lang, seats.length);
  // The secret whose hash is shown first makes the cards too: nobody has looked for cards that suit.
  const fresh = randomBytes(32).toString('hex');
  const seed = seedOf(options.seed, () => seedFrom(`decks ${fresh}`), lang);
  const secret = options.seed === undefined ? fresh : secretFrom(seed);
  return { desk, plan, seats, seed, secret };
}

function seatName(seats: readonly string[], seat: number, lang: Lang): string {
  const who = seats[seat] === HUMAN ? say(lang, PLAY.human) : say(lang, PLAY.bot, { level: seats[seat] ?? '' });
  return `${seatLetter(seat)} (${who})`;
}

/** A table with one person is seen with that person's eyes, any other with everybody's. */
function viewerOf(seats: readonly string[]): number | 'public' {
  const people = seats.flatMap((who, seat) => (who === HUMAN ? [seat] : []));
  return people.length === 1 ? people[0] : 'public';
}

function printStart(start: Start, rulesVersion: string, context: Context): void {
  const { lang, out, width } = context;
  const title = GAMES.find((row) => row.id === start.desk.id)?.title[lang] ?? start.desk.id;
  const seats = start.seats.map((_, seat) => seatName(start.seats, seat, lang)).join(', ');
  for (const line of wrapped(say(lang, PLAY.start, { game: title, version: rulesVersion, seats }), width)) out(line);
  const profile = Object.entries(start.plan.profile).map(([name, value]) => `${name}=${value}`);
  if (profile.length > 0) out(say(lang, PLAY.profile, { list: profile.join(', ') }));
  for (const line of wrapped(say(lang, PLAY.commitment, { hash: commitment(start.secret) }), width)) out(line);
  if (start.seats.includes(HUMAN)) out(say(lang, PLAY.howTo));
}

function printEnd(session: Session, finished: boolean, start: Start, context: Context): void {
  const { lang, out, paint, width } = context;
  const result = session.game.result(session.state);
  out(rule(width));
  if (!finished || result === undefined) out(say(lang, PLAY.quit));
  else {
    const names = result.winners.map((seat) => seatName(start.seats, seat, lang)).join(', ');
    const how = start.desk.ending?.(session.state, lang);
    const text = how !== undefined ? PLAY.ended : result.draw ? PLAY.draw : names === '' ? PLAY.lost : PLAY.won;
    out(
      paint(
        'strong',
        say(lang, text, { names, how: how === undefined ? '' : how.charAt(0).toLowerCase() + how.slice(1) }) +
          keysText(result.rule),
      ),
    );
  }
  for (const line of wrapped(say(lang, PLAY.secret, { secret: start.secret }), width)) out(line);
}

/** Who sits at the table, and what they see and type. */
interface Sitting {
  readonly canvas: Canvas;
  readonly thinker: Thinker;
  readonly input: Input;
}

function sitDown({ desk, plan, seats, seed }: Start, { lang, width, paint }: Context): Sitting {
  const bots = seats.flatMap((level, seat) =>
    // A bot's numbers must not lead back to the secret of the game's own chance.
    level === HUMAN ? [] : [{ seat, level: level as Level, seed: seedFrom(`bot ${seat} ${seed}`) }],
  );
  return {
    canvas: { lang, names: plan.names, width, odds: false, seat: (seat) => seatName(seats, seat, lang), paint },
    thinker: thinkerFor({ game: desk.id, bots }),
    input: seats.includes(HUMAN) ? inputFrom(process.stdin, process.stdout) : noInput,
  };
}

/** Plays a campaign, begun or gone on with. */
async function playInChain(file: string, join: string | undefined, start: Start, context: Context): Promise<number> {
  const { desk, plan, seats, seed, secret } = start;
  const { lang, out } = context;
  const campaign = await desk.campaign();
  if (campaign === null) throw new UserError(say(lang, CHAIN.none, { game: desk.id }));
  const rules = { game: desk.game(plan.names), campaign };
  const deal = (): Json => desk.dealer(plan).deal(seed).config;
  const fresh = { deal, id: seedFrom(`campaign ${secret}`), root: secret };
  const chain = chainOf(file, rules, fresh, join?.split(',') ?? [], context);
  const sitting = sitDown(start, context);
  try {
    const ended = await playChain({ file, desk, rules, seats, viewer: viewerOf(seats), ...sitting, context }, chain);
    if (!ended) out(say(lang, PLAY.quit));
  } finally {
    sitting.input.close();
    await sitting.thinker.close();
  }
  out(say(lang, CHAIN.saved, { path: file }));
  return EXIT.ok;
}

/** Plays a game; the exit code. */
export async function play(gameId: string, options: PlayOptions, context: Context): Promise<number> {
  const { lang } = context;
  const force = options.force === true;
  const start = await startOf(gameId, options, lang);
  if (options.campaign !== undefined) {
    if (options.save !== undefined) throw new UserError(say(lang, CHAIN.noSave));
    return playInChain(options.campaign, options.join, start, context);
  }
  if (options.join !== undefined) throw new UserError(say(lang, CHAIN.joinWhere));
  const { desk, plan, seats, seed, secret } = start;
  const { config } = desk.dealer(plan).deal(seed);
  if (options.save !== undefined) mustBeWritable(options.save, force, lang);
  const game = desk.game(plan.names);
  printStart(start, game.rulesVersion, context);
  const session = new Session(game, config, keyedSpec(secret), viewerOf(seats), lang);
  const { canvas, thinker, input } = sitDown(start, context);
  const screen = new Screen(desk, session, canvas, context);
  try {
    if (!seats.includes(HUMAN)) screen.table('public', true);
    const finished = await playOn({ desk, session, screen, seats, thinker, input, context });
    printEnd(session, finished, start, context);
  } finally {
    input.close();
    await thinker.close();
  }
  if (options.save !== undefined) {
    writeTextFile(options.save, writeReplay(session.record()), force, lang);
    context.out(say(lang, PLAY.saved, { path: options.save }));
  }
  return EXIT.ok;
}
