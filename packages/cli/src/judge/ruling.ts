/** A ruling as text, to be read aloud at a table. */

import type { Lang } from '@kolbiste/gamekit/desk';
import { safe, say, wrapped } from '@kolbiste/gamekit/desk';
import type { PendingReport, ScenarioReport, StoryPart } from '@kolbiste/testkit';
import type { GameDesk } from '../games.ts';
import type { Context } from '../support/context.ts';
import { eventTree, keysText, origins } from '../support/events.ts';
import { JUDGE } from '../texts/judge.ts';

/** The kind of event that every answer makes. */
const ANSWER = 'answer';

function factLines(desk: GameDesk, facts: ScenarioReport['facts'], context: Context): string[] {
  return desk.factWords(facts, context.lang).flatMap((text) => wrapped(text, context.width, '  ', '     '));
}

/** What the file itself says of the position, in its own words. */
const SET_UP = new Set(['profile', 'setup', 'at', 'chance']);

function setUpLines(text: string): string[] {
  let inside = false;
  return text.split(/\r?\n/).filter((line) => {
    const key = /^(\w+):/.exec(line)?.[1];
    if (key !== undefined) inside = SET_UP.has(key);
    return inside && line.trim() !== '' && !/^\s*#/.test(line);
  });
}

/** An answer in words with the name that scenarios give it, and what followed. */
function partLines(part: StoryPart, said: ReadonlyMap<number, string>, context: Context): string[] {
  const { lang, width, paint } = context;
  const answer = part.events.find((event) => event.kind === ANSWER && part.answer !== '');
  const head = answer === undefined ? say(lang, JUDGE.before) : safe(answer.text) + keysText(answer.rule);
  const name = part.answer === '' ? '' : ` (${part.answer})`;
  const events = part.events.filter((event) => event !== answer);
  const texts = events.map(({ id, cause, from, text, rule }) => ({
    id,
    cause,
    text: safe(text + origins(said, from)) + keysText(rule),
  }));
  const lines = eventTree(texts, width, '    ');
  return [
    ...wrapped(head + name, width, '  ', '    ').map((line) => paint('strong', line)),
    ...(lines.length === 0 ? [`    ${say(lang, JUDGE.nothing)}`] : lines),
  ];
}

function pendingLines(pending: PendingReport, context: Context): string[] {
  const { lang, width, paint } = context;
  const question = safe(pending.text) + keysText(pending.rule);
  const lines = wrapped(say(lang, JUDGE.owes, { seat: pending.seat, question }), width, '  ', '    ');
  lines.push(`    ${paint('strong', say(lang, JUDGE.may))}`);
  for (const option of pending.options) {
    lines.push(
      ...wrapped(`${option.name}: ${safe(option.text)}${keysText(option.rule)}`, width, '      + ', '        '),
    );
  }
  if (pending.refused.length > 0) lines.push(`    ${paint('strong', say(lang, JUDGE.mayNot))}`);
  for (const each of pending.refused) {
    const remedy = say(lang, JUDGE.helps, { remedy: each.remedy });
    lines.push(
      ...wrapped(`${each.name}: ${safe(each.text)}${keysText(each.rule)} ${remedy}`, width, '      - ', '        '),
    );
  }
  return lines;
}

function resultText(result: string, lang: Lang): string {
  if (result === 'draw') return say(lang, JUDGE.draw);
  const names = /^winner (.*)$/.exec(result)?.[1];
  return names === undefined ? say(lang, JUDGE.lost) : say(lang, JUDGE.won, { names });
}

/** What an unmet expectation says. */
export function failureLines(report: ScenarioReport, context: Context): string[] {
  return report.failures.flatMap(({ line, expected, actual }) => {
    const text = say(context.lang, JUDGE.failure, { file: report.file, line, expected, actual });
    return wrapped(safe(text), context.width, '  ', '    ');
  });
}

function verdictLines(report: ScenarioReport, context: Context): string[] {
  const { lang, paint } = context;
  if (!report.ok) return [`  ${paint('red', say(lang, JUDGE.fails))}`, ...failureLines(report, context)];
  const text = report.assertions > 0 || report.rules.length > 0 ? JUDGE.holds : JUDGE.shown;
  return wrapped(say(lang, text), context.width, '  ').map((line) => paint('green', line));
}

/** The whole ruling: the position, what happened, who may do what now, the verdict. @param source the file's text */
export function rulingLines(desk: GameDesk, report: ScenarioReport, source: string, context: Context): string[] {
  const { lang, width, paint } = context;
  const title = (text: string): string => paint('blue', text);
  const out = [report.file, ...wrapped(paint('strong', safe(report.name)) + keysText(report.rules), width), ''];
  const written = setUpLines(source).flatMap((line) => wrapped(safe(line), width, '  ', '      '));
  if (written.length > 0) out.push(title(say(lang, JUDGE.setUp)), ...written.map((line) => paint('dim', line)), '');
  if (report.refusal !== undefined) {
    const refusal = say(lang, JUDGE.refused, { why: safe(report.refusal) });
    out.push(...wrapped(refusal, width, '  '), '', title(say(lang, JUDGE.verdict)));
    return [...out, ...verdictLines(report, context)];
  }
  out.push(title(say(lang, JUDGE.position)), ...factLines(desk, report.setUp, context), '');
  const story = report.story.filter((part) => part.answer !== '' || part.events.length > 0);
  if (story.length > 0) {
    const said = new Map(story.flatMap(({ events }) => events.map(({ id, text }) => [id, text] as const)));
    out.push(title(say(lang, JUDGE.story)), ...story.flatMap((part) => partLines(part, said, context)), '');
    out.push(title(say(lang, JUDGE.after)), ...factLines(desk, report.facts, context), '');
  }
  out.push(title(say(lang, JUDGE.now)));
  if (report.pending.length > 0) out.push(...report.pending.flatMap((each) => pendingLines(each, context)));
  else {
    const over = report.result !== 'none';
    out.push(
      `  ${over ? say(lang, JUDGE.over, { result: resultText(report.result, lang) }) : say(lang, JUDGE.nobody)}`,
    );
  }
  return [...out, '', title(say(lang, JUDGE.verdict)), ...verdictLines(report, context)];
}
