/**
 * Whole games told in both languages with both sets of names: nothing untold, nothing ill-formed, no real name by mistake.
 * A game adds its describers, its names, and what is too rare for games at random.
 */
import type { Decision, Describable, Game, GameEvent, Lang, Option, Refused, Rng, Text } from '@kolbiste/kernel';
import { listener, rng, seedFrom } from '@kolbiste/kernel';
import type { Configs } from './table.ts';
import type { TimedRunner } from './timed.ts';
import { mustBe, mustReach, PATIENT } from './timed.ts';

const LANGS: readonly Lang[] = ['cs', 'en'];

/** The words of a game under one set of names. */
type Words<V> = (v: V, x: Describable, lang: Lang) => Text;

export interface Telling<V = any> {
  readonly game: Game<any, V>;
  readonly real: Words<V>;
  readonly neutral: Words<V>;
  /** What may stand in quotation marks under invented names. */
  readonly quoted: ReadonlySet<string>;
  readonly games: number;
  readonly seed: string;
  readonly configs: Configs;
  /** Of the options of one question so many are told. */
  readonly options: number;
  /** Which option is answered: games at random would only pass. */
  choose(decision: string, options: readonly Option[], random: Rng): Option;
  /** Whether an event may read otherwise from an earlier view. Default: never. */
  readonly mayDiffer?: (kind: string, early: string, now: string) => boolean;
  /** The decision and its kind that somebody might answer after the end. */
  readonly afterEnd: readonly [id: string, kind: string];
  /** Too rare, or never come; other tests tell them by hand. `decision ID`, `refused CODE`, `event KIND` */
  readonly byHand: readonly string[];
  /** With what no sentence may begin. */
  readonly badStart: RegExp;
  /** At least so many different ones. */
  readonly sentences: number;
  readonly labels: number;
}

/** What the games have shown; each text with where it came from. */
interface Heard {
  readonly telling: Telling;
  readonly random: Rng;
  readonly shown: Set<string>;
  readonly sentences: Map<string, string>;
  readonly labels: Map<string, string>;
  readonly faults: Set<string>;
}

const NAME = /[„“]([^„“”]+)[“”]/gu;

/** Describes one thing in all four ways and keeps the texts. */
function tell(
  { telling, faults }: Heard,
  v: unknown,
  x: Describable,
  where: string,
  into: Map<string, string>,
): string[] {
  const texts = LANGS.map((lang) => telling.real(v, x, lang).text);
  for (const text of texts) into.set(text, where);
  for (const lang of LANGS) {
    const { text } = telling.neutral(v, x, lang);
    into.set(text, where);
    for (const [, name = ''] of text.matchAll(NAME))
      if (!telling.quoted.has(name)) faults.add(`${where}: no invented name is "${name}" in: ${text}`);
  }
  return texts;
}

function tellEvents(heard: Heard, v: unknown, first: unknown, events: readonly GameEvent[]): void {
  const { telling, shown, sentences, faults } = heard;
  for (const event of events) {
    const kind = telling.game.events[event.kind];
    shown.add(`event ${kind}`);
    const [cs, en] = tell(heard, v, { event }, `event ${kind}`, sentences);
    if (cs === en) faults.add(`event ${kind}: the same in Czech and English: ${cs}`);
    const early = telling.real(first, { event }, 'cs').text;
    if (early !== cs && telling.mayDiffer?.(kind, early, cs) !== true)
      faults.add(`event ${kind} reads otherwise from an earlier view: ${cs}`);
  }
}

function tellRefused(heard: Heard, v: unknown, { id, seat }: Decision, refused: Refused): void {
  heard.shown.add(`refused ${refused.code}`);
  tell(heard, v, { refused, decision: id, seat }, `refused ${refused.code} at ${id}`, heard.sentences);
}

/** Everything at an open question: the prompt, the options, what is refused, and answers that nobody offered. */
function tellQuestion(heard: Heard, s: any, decision: Decision): void {
  const { telling, shown, sentences, labels, faults, random } = heard;
  const { game } = telling;
  const { id, seat } = decision;
  const v = game.view(s, seat);
  shown.add(`decision ${id}`);
  tell(heard, v, { decision }, `decision ${id}`, sentences);
  const told = LANGS.map(() => new Set<string>());
  for (const option of game.options(s, seat).slice(0, telling.options)) {
    const texts = tell(heard, v, { option, decision: id, seat }, `option ${id} ${option}`, labels);
    for (const [lang, text] of texts.entries()) {
      if (told[lang].has(text)) faults.add(`${id}: two options read ${text}`);
      told[lang].add(text);
    }
  }
  for (const refused of game.refusals(s, seat))
    if (!shown.has(`refused ${refused.code}`) || random.int(8) === 0) tellRefused(heard, v, decision, refused);
  const seats = game.seats(s);
  const stranger = seats === 1 ? 1 : (seat + 1) % seats;
  for (const [who, option] of [
    [seat, 1.5],
    [stranger, 0],
  ]) {
    const refusal = game.answer(game.clone(s), who, option);
    if (refusal !== undefined) tellRefused(heard, v, decision, { option, ...refusal });
  }
}

function playTold(heard: Heard, i: number): void {
  const { telling, random } = heard;
  const { game, afterEnd } = telling;
  const ear = listener();
  const s = game.setup(telling.configs(i), seedFrom(`told ${i}`), { sink: ear });
  const first = game.view(s, 'public');
  tellEvents(heard, first, first, ear.events);
  for (;;) {
    const from = ear.events.length;
    const pending = game.pending(s);
    if (pending.length === 0) break;
    for (const decision of pending) tellQuestion(heard, s, decision);
    const { seat, id } = pending[random.int(pending.length)];
    game.answer(s, seat, telling.choose(id, game.options(s, seat), random), { sink: ear });
    tellEvents(heard, game.view(s, 'public'), first, ear.events.slice(from));
  }
  const over = game.answer(s, 0, 0);
  if (over === undefined) return;
  const [id, kind] = afterEnd;
  tellRefused(heard, game.view(s, 0), { id, seat: 0, kind, rule: [] }, { option: 0, ...over });
}

/** What has to be told at least once. */
const expectedOf = ({ flow, refusalTable, outside, events }: Game<any, any>): string[] => [
  ...flow.procedures.flatMap((p) => p.steps.filter((step) => step.ask !== null).map((step) => `decision ${step.id}`)),
  ...new Set([...refusalTable, ...Object.values(outside)].map(({ code }) => `refused ${code}`)),
  ...events.map((kind) => `event ${kind}`),
];

const ILL = /undefined|NaN|\[object|null| {2}|^ | $| [,.:;)]|\( |[,:;]{2}|[ (/]-\d|\$\{|„“|“”/;

function mustRead(texts: ReadonlyMap<string, string>, what: string, least: number, wrong: readonly RegExp[]): void {
  for (const form of wrong) {
    const ill = [...texts].filter(([text]) => form.test(text)).map(([text, where]) => `${where}: ${text}`);
    mustBe(`${what} of the form ${form}`, ill, []);
  }
  mustReach(`different ${what}`, texts.size, least);
}

/** One test for each thing that texts must not do. */
export function describeTelling({ describe, it }: TimedRunner, telling: Telling): void {
  let heard: Heard | undefined;
  /** The games are played when the first test wants them. */
  const told = (): Heard => {
    if (heard !== undefined) return heard;
    const texts = { sentences: new Map<string, string>(), labels: new Map<string, string>() };
    heard = { telling, random: rng(telling.seed), shown: new Set(), ...texts, faults: new Set() };
    for (let i = 0; i < telling.games; i++) playTold(heard, i);
    return heard;
  };
  describe('whole games', () => {
    it('tell every decision, refusal and event but those told by hand', PATIENT, () => {
      const { shown } = told();
      const untold = expectedOf(telling.game).filter((what) => !shown.has(what) && !telling.byHand.includes(what));
      mustBe('untold', untold, []);
    });
    it('no fault came up', PATIENT, () => mustBe('faults', [...told().faults].slice(0, 10), []));
    it('sentences begin with a capital letter and end like sentences', PATIENT, () =>
      mustRead(told().sentences, 'sentences', telling.sentences, [ILL, telling.badStart, /[^.?]$/]),
    );
    it('labels begin with a capital letter or a name and end without a stop', PATIENT, () => {
      const wrong = [ILL, /^[^„“A-ZÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ]/, /[^\p{L}\d)“”]$/u];
      mustRead(told().labels, 'labels', telling.labels, wrong);
    });
  });
}
