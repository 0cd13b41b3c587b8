import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Core, Game } from '@kolbiste/kernel';
import { canonical, digest } from '@kolbiste/kernel';
import { witness } from './received.ts';
import type { Configs, Table } from './table.ts';
import { answerAt, checking, newTable, pick } from './table.ts';

export interface GoldenOptions {
  readonly configs: Configs;
  readonly seed: string;
  /** Number of the configuration; default 0. */
  readonly index?: number;
  readonly maxAnswers?: number;
}

/** First digits of a hash: enough to see a difference. */
const short = (x: unknown): string => digest(x).slice(0, 12);

function tellEvents(table: Table, from: number, out: string[]): void {
  const { game, state: s, events } = table;
  for (const event of events.slice(from)) {
    const { text } = game.describe(game.view(s, witness(event)), { event }, 'en');
    const rule = game.rulebook.keysOf(event.rule).join(' ');
    const eyes = event.visibleTo === -1 ? '' : ` (seats ${event.visibleTo.toString(2)})`;
    const laid = (event.from ?? []).map((id) => ` < ${id}`).join('');
    out.push(`  ${event.id} < ${event.cause}${laid} ${game.events[event.kind]}${eyes}: ${text} [${rule}]`);
  }
}

function tellQuestion(table: Table, out: string[]): void {
  const { game, state: s } = table;
  const views = Array.from({ length: game.seats(s) }, (_, seat) => short(game.view(s, seat)));
  out.push(`  views ${views.join(' ')} public ${short(game.view(s, 'public'))} position ${game.hashPosition(s) >>> 0}`);
  for (const { seat, id } of game.pending(s)) {
    const view = game.view(s, seat);
    const names = game.options(s, seat).map((option) => `${option} ${game.name(view, id, seat, option)}`);
    const refused = game.refusals(s, seat).map((each) => `${game.name(view, id, seat, each.option)} ${each.code}`);
    out.push(`  seat ${seat} ${id}: ${names.join(' | ')}${refused.length === 0 ? '' : ` || ${refused.join(' | ')}`}`);
  }
}

function tellGame(table: Table, most: number, out: string[]): void {
  const { game, state, random } = table;
  tellEvents(table, 0, out);
  for (let i = 1; game.pending(state).length > 0 && i <= most; i++) {
    tellQuestion(table, out);
    const [seat, option] = pick(game, state, random);
    out.push(`${i}. seat ${seat} answers ${option}`);
    answerAt(table, seat, option);
    tellEvents(table, table.heard, out);
  }
  out.push(`result ${canonical(game.result(state) ?? null)} record ${game.hashRecord(state).slice(0, 16)}`);
}

/** A whole seeded game as text: every question with each seat's view, options and refusals, every event in English. */
export function golden<S extends Core, V>(game: Game<S, V>, options: GoldenOptions): string {
  const table = newTable(game, options.configs, options.seed, options.index ?? 0);
  const config = canonical(table.trail.config).slice(0, 2000);
  const out = [`${game.id} ${game.rulesVersion} seed ${options.seed} config ${config}`];
  checking('golden', table.trail, () => tellGame(table, options.maxAnswers ?? 5000, out));
  return `${out.join('\n')}\n`;
}

export class GoldenError extends Error {}

/**
 * Compares a text with the committed file. With KOLBISTE_UPDATE_GOLDEN=1 in the environment the file is written instead.
 * @throws GoldenError at the first line that differs, or when there is no file
 */
export function checkGolden(path: string, text: string): void {
  if (process.env['KOLBISTE_UPDATE_GOLDEN'] === '1') {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return;
  }
  const help = 'KOLBISTE_UPDATE_GOLDEN=1 writes it anew: read the difference before you commit it';
  if (!existsSync(path)) throw new GoldenError(`${path}: no such file. ${help}`);
  const old = readFileSync(path, 'utf8');
  if (old === text) return;
  const was = old.split('\n');
  const is = text.split('\n');
  const at = was.findIndex((line, i) => line !== is[i]);
  const line = at < 0 ? was.length : at;
  throw new GoldenError(
    `${path}:${line + 1}: expected ${JSON.stringify(was[line] ?? 'the end')}, found ${JSON.stringify(is[line] ?? 'the end')}. ${help}`,
  );
}
