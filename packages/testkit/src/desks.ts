/** What a game shows in a terminal, tried along random games: a game brings its desk, and what it alone knows of it. */
import type { Core, Game, Lang } from '@kolbiste/kernel';
import { keyedChance, rng, secretFrom } from '@kolbiste/kernel';
import type { CardsUnderTest, ListLaws } from './desk-cards.ts';
import { describeCardList } from './desk-cards.ts';
import type { TimedRunner } from './timed.ts';
import { mustBe, mustReach, PATIENT } from './timed.ts';

const LANGS: readonly Lang[] = ['cs', 'en'];
/** What no text says that was put together rightly. */
const WRONG = /undefined|NaN|\[object|[„“][”“]/;

/** As much of a desk as is tried. */
export interface DeskUnderTest {
  game(names: 'real' | 'neutral'): Game<any, any>;
  adapter(names: 'real' | 'neutral'): { facts(s: any): any };
  dealer(plan: any): { deal(seed: string): { readonly config: unknown } };
  table(view: unknown, canvas: any): readonly string[];
  card(view: unknown, name: string, canvas: any): readonly string[] | undefined;
  cardNames(view: unknown): readonly string[];
  factWords(facts: any, lang: Lang): readonly string[];
  readonly quiet: ReadonlySet<string>;
  readonly rules: readonly { readonly key: string; readonly mechanical: boolean }[];
  readonly mechanical: readonly string[];
  readonly cards: CardsUnderTest | null;
}

type Names = Readonly<Record<string | number, { readonly en: string | null } | undefined>>;

export interface DeskLaws {
  /** How random games are dealt, one after the other: what differs from the usual plan. */
  readonly plans: readonly object[];
  /** Tables are looked at after every so many answers. */
  readonly every: number;
  /** Columns that a line takes. */
  readonly width: (line: string) => number;
  /** What of a state the first seat must not see; null = nothing is hidden from it. */
  readonly hidden: ((s: any) => string) | null;
  /** The names of cards, and how many must differ at least between the two sets; null where cards have none. */
  readonly names: { book(set: 'real' | 'neutral'): Names; readonly least: number } | null;
  /** Cards on the table: two short names of one card at the beginning, and names that no card has. */
  readonly looked: { readonly alike: readonly [string, string]; readonly nobody: readonly string[] } | null;
  /** How many lines the facts of a position are, by how many sit there. */
  readonly facts: (seats: number) => number;
  readonly list: ListLaws | null;
}

interface Position {
  readonly s: Core;
  /** By every seat, and by the public. */
  readonly views: readonly unknown[];
}

const USUAL = { source: undefined, profile: {}, names: 'neutral' } as const;

const canvas = (lang: Lang, width: number, odds: boolean) => ({
  lang,
  names: 'neutral',
  width,
  odds,
  seat: (seat: number) => 'ABCDEFGH'[seat],
  paint: (_mark: unknown, text: string) => text,
});
const SHORT = canvas('en', 80, true);

/** Positions along random games, one of each plan. */
function* positionsOf(desk: DeskUnderTest, { plans, every }: DeskLaws): Generator<Position> {
  const game = desk.game('neutral');
  for (const [i, plan] of plans.entries()) {
    const random = rng(`desk ${i}`);
    const io = { chance: keyedChance(secretFrom(`desk ${i}`)) };
    const s = game.setup(desk.dealer({ ...USUAL, ...plan }).deal(`desk ${i}`).config, '', io);
    const seen = (): Position => ({
      s,
      views: [...Array.from({ length: game.seats(s) }, (_, seat) => seat), 'public' as const].map((w) =>
        game.view(s, w),
      ),
    });
    for (let n = 0; game.pending(s).length > 0; n++) {
      if (n % every === 0) yield seen();
      const [{ seat }] = game.pending(s);
      const options = game.options(s, seat);
      game.answer(s, seat, options[random.int(options.length)], io);
    }
    yield seen();
  }
}

function fits(desk: DeskUnderTest, laws: DeskLaws): void {
  for (const { views } of positionsOf(desk, laws))
    for (const view of views)
      for (const lang of LANGS)
        for (const [width, odds] of [
          [80, false],
          [60, true],
        ] as const) {
          const lines = desk.table(view, canvas(lang, width, odds));
          mustReach('lines of the table', lines.length, 1);
          mustBe(
            `lines wider than ${width}`,
            lines.filter((line) => laws.width(line) > width),
            [],
          );
          mustBe(
            'lines that say something wrong',
            lines.filter((line) => WRONG.test(line)),
            [],
          );
        }
}

function hidesNames(desk: DeskUnderTest, laws: DeskLaws, { book, least }: NonNullable<DeskLaws['names']>): void {
  const shown = [...positionsOf(desk, laws)].flatMap(({ views }) => desk.table(views[0], SHORT)).join('\n');
  const [real, neutral] = [book('real'), book('neutral')];
  const names = Object.entries(real).flatMap(([id, name]) => {
    const en = name?.en ?? null;
    return en === null || en === neutral[id]?.en ? [] : [en];
  });
  mustReach('names that differ', names.length, least);
  mustBe(
    'real names on the table',
    names.filter((name) => shown.includes(`“${name}”`)),
    [],
  );
}

/** Two worlds that differ in what the first seat does not see look the same to it. */
function keepsSecrets(desk: DeskUnderTest, laws: DeskLaws, hidden: NonNullable<DeskLaws['hidden']>): void {
  const game = desk.game('neutral');
  let differed = 0;
  for (const { s } of positionsOf(desk, laws)) {
    const view = game.view(s, 0);
    const other = game.determinize(view, rng('another world'));
    if (hidden(other) !== hidden(s)) differed++;
    mustBe('the table in another world', desk.table(game.view(other, 0), SHORT), desk.table(view, SHORT));
  }
  mustReach('worlds that differ', differed, 6);
}

function looks(desk: DeskUnderTest, laws: DeskLaws, { alike, nobody }: NonNullable<DeskLaws['looked']>): void {
  const [one, other] = alike;
  const first = [...positionsOf(desk, laws)]
    .map(({ views }) => views[0])
    .find((v) => desk.card(v, one, SHORT) !== undefined);
  if (first === undefined) throw new Error(`${one} is on no table`);
  mustBe(`${one} and ${other}: the same card`, desk.card(first, other, SHORT), desk.card(first, one, SHORT));
  mustBe(
    'names of no card',
    nobody.filter((name) => desk.card(first, name, SHORT) !== undefined),
    [],
  );
  for (const { views } of positionsOf(desk, laws))
    for (const view of views)
      for (const name of desk.cardNames(view)) mustReach(name, desk.card(view, name, SHORT)?.length ?? 0, 2);
}

function factsOf(desk: DeskUnderTest, laws: DeskLaws): void {
  const adapter = desk.adapter('neutral');
  for (const { s, views } of positionsOf(desk, laws))
    for (const lang of LANGS) {
      const lines = desk.factWords(adapter.facts(s), lang);
      mustBe('lines of facts', lines.length, laws.facts(views.length - 1));
      mustBe(
        'lines that say something wrong',
        lines.filter((line) => WRONG.test(line)),
        [],
      );
    }
}

function quietKinds({ game, quiet }: Pick<DeskUnderTest, 'game' | 'quiet'>): void {
  const kinds = new Set(game('real').events);
  mustReach('kinds of events that are no news', quiet.size, 1);
  mustBe(
    'kinds of events that there are not',
    [...quiet].filter((kind) => !kinds.has(kind)),
    [],
  );
}

function rulesOf(desk: DeskUnderTest): void {
  mustBe(
    'keys of the rules',
    desk.rules.map(({ key }) => key),
    [...desk.game('real').rulebook.keys],
  );
  const marked = desk.rules.filter(({ mechanical }) => mechanical).map(({ key }) => key);
  mustBe('mechanical rules', marked, [...desk.mechanical]);
}

/** One test for each: `describeDesk({ describe, it }, desk, laws)`. */
export function describeDesk({ describe, it }: TimedRunner, desk: DeskUnderTest, laws: DeskLaws): void {
  const { names, hidden, looked, list } = laws;
  describe('the table in the terminal', () => {
    it('fits its width, in both languages, short and full, and says everything in words', PATIENT, () =>
      fits(desk, laws),
    );
    if (names !== null)
      it('shows no real name when the names are neutral', PATIENT, () => hidesNames(desk, laws, names));
    if (hidden !== null)
      it('does not tell what a seat does not see: two worlds that differ in it look the same', PATIENT, () =>
        keepsSecrets(desk, laws, hidden),
      );
    if (looked !== null)
      it('every card on it can be looked at by its place or name', PATIENT, () => looks(desk, laws, looked));
    it('facts of a position are words in both languages', PATIENT, () => factsOf(desk, laws));
    it('what is left out of the news are kinds of events that there are', PATIENT, () => quietKinds(desk));
    it('the texts of the rules are those of the rulebook, the mechanical ones marked', PATIENT, () => rulesOf(desk));
  });
  if ((desk.cards === null) !== (list === null))
    throw new Error('what the desk says of cards and what is tried differ');
  if (desk.cards !== null && list !== null) describeCardList({ describe, it }, desk.cards, list);
}
