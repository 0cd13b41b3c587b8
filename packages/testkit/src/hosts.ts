/**
 * What every game owes to whoever sits at a table of its page is tried, without browser and workers. A game brings how its
 * tables are opened, and what lies open on them.
 */
import type { Game } from '@kolbiste/kernel';
import { commitment, readReplay, verifyReplay } from '@kolbiste/kernel';
import type { Player, Said, Table, TableMaker } from './host-table.ts';
import { layTable } from './host-table.ts';
import type { TimedRunner } from './timed.ts';
import { mustBe, mustReach, PATIENT } from './timed.ts';

export interface HostLaws<Order, T> {
  readonly game: Game<any, any>;
  readonly order: (players: readonly Player[]) => Order;
  /** Who sits at tables against bots, and at one where all are people. */
  readonly mixed: readonly Player[];
  readonly people: readonly Player[];
  /** More answers than a game takes. */
  readonly most: number;
  /** Of each seat's hand, card by card, whether it is seen on a table (null = all know it anyway); null where nobody holds anything. */
  readonly hands: ((table: T) => readonly (readonly (boolean | null)[])[]) | null;
  /** Whether people are led together: no curtain falls between them, and their hands all lie open. */
  readonly together: boolean;
  /** A record watched: what it stumbled over, or null. */
  readonly watch: (replay: string) => unknown;
}

type Laid = ReturnType<typeof layTable<Table>>;

/** Whole games by their seating; each is played once. */
function tablePlayer<Order, T>(maker: TableMaker<Order>, laws: HostLaws<Order, T>) {
  const played = new Map<string, Laid>();
  return (players: readonly Player[]): Laid => {
    const name = players.map(({ kind }) => kind).join(' ');
    const known = played.get(name);
    if (known !== undefined) return known;
    const all = layTable(maker, (around) => maker.open(laws.order(players), around), name);
    for (let n = 0; all.turn(n); n++) if (n > laws.most) throw new Error(`more than ${laws.most} answers`);
    played.set(name, all);
    return all;
  };
}
type Play = (players: readonly Player[]) => Laid;

/** The chance is sealed before the game and opened after it, and its record verifies and can be watched. */
function toItsEnd<Order, T>(play: Play, laws: HostLaws<Order, T>): void {
  for (const players of [laws.mixed, laws.people]) {
    const { heard, kept } = play(players);
    const [started, over] = [heard[0], heard.at(-1)];
    mustBe('the first and the last word', [started.type, started.game, over.type], ['started', laws.game.id, 'over']);
    mustBe('the seal', commitment(over.secret), started.commitment);
    mustBe('the secret before the end', JSON.stringify(heard.slice(0, -1)).includes(over.secret), false);
    mustBe('the record', verifyReplay(laws.game, readReplay(over.replay), over.replay).ok, true);
    mustBe('what watching stumbles over', laws.watch(over.replay), null);
    mustBe('what is kept of a game that is over', kept.at(-1) ?? null, null);
  }
}

const isSaid = ({ text, rule }: Said): boolean => text.cs !== '' && text.en !== '' && rule.length > 0;

function inWords<Order, T>(play: Play, laws: HostLaws<Order, T>): void {
  for (const { prompts, happened } of play(laws.people).updates()) {
    for (const { text, options, refused } of prompts) {
      mustBe('a question without words', text.cs === '' || text.en === '', false);
      mustBe(
        'options without words or paragraph',
        options.filter((each) => !isSaid(each)),
        [],
      );
      mustBe(
        'refusals without words or paragraph',
        refused.filter((each) => !isSaid(each) || each.help.cs === ''),
        [],
      );
    }
    mustBe(
      'lines of the log without words or paragraph',
      happened.filter((each) => !isSaid(each)),
      [],
    );
  }
}

/** A bot is asked through its own view, and once for each question. */
function asksBots<Order, T>(maker: TableMaker<Order>, laws: HostLaws<Order, T>): void {
  const bots = laws.mixed.filter(({ kind }) => kind === 'bot').length;
  const { asked, turn } = layTable(maker, (around) => maker.open(laws.order(laws.mixed), around));
  let questions = 0;
  for (let n = 0; n < 60 && turn(n); n++) {
    mustBe('questions at once', asked.length <= bots, true);
    mustBe(
      'whose view a bot gets',
      asked.map(({ view }) => view.who),
      asked.map(({ seat }) => seat),
    );
    questions += asked.length;
  }
  mustReach('questions to bots', questions, 1);
}

function ignores<Order, T>(maker: TableMaker<Order>, laws: HostLaws<Order, T>): void {
  const { table, heard, latest, turn } = layTable(maker, (around) => maker.open(laws.order(laws.mixed), around));
  let n = 0;
  while (latest().step < 2 || latest().prompts.length === 0) if (!turn(n++)) throw new Error('nobody is asked');
  const { step, prompts } = latest();
  const [{ seat, options }] = prompts;
  const count = heard.length;
  table.answer(step - 1, seat, options[0].option, false);
  table.answer(
    step,
    laws.mixed.findIndex(({ kind }) => kind === 'bot'),
    options[0].option,
    false,
  );
  table.answer(step, seat, options[0].option, true);
  mustBe('what is said to an answer that is stale, foreign or a bot’s', heard.slice(count), []);
}

/** Whose hands are seen: those of whoever sits there, or of all who are led together, and no bot's ever. */
function shows<Order, T>(play: Play, laws: HostLaws<Order, T>, hands: NonNullable<HostLaws<Order, T>['hands']>): void {
  for (const players of [laws.mixed, laws.people]) {
    const people = players.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
    const asked = new Set<number>();
    for (const { table, prompts, curtain, sitting } of play(players).updates()) {
      const seats = (seen: boolean): number[] =>
        hands(table).flatMap((hand, seat) => (hand.includes(seen) ? [seat] : []));
      mustBe(
        'hands of bots that are seen',
        seats(true).filter((seat) => !people.includes(seat)),
        [],
      );
      if (laws.together) mustBe('the curtain', curtain, null);
      if (prompts.length === 0) continue;
      const [{ seat }] = prompts;
      if (people.length > 1) mustBe('who sits there', sitting, seat);
      const open = laws.together ? people : [seat];
      mustBe(
        'hands of others that are seen',
        seats(true).filter((each) => !open.includes(each)),
        [],
      );
      mustBe(
        'own hands that are not seen',
        seats(false).filter((each) => open.includes(each)),
        [],
      );
      asked.add(seat);
    }
    mustBe(
      'who was asked',
      [...asked].sort((a, b) => a - b),
      people,
    );
  }
}

/**
 * One test for each: `describeHost({ describe, it }, { open: newTable, think }, laws)`.
 * @returns plays further games at such tables, each kind of players once
 */
export function describeHost<Order, T>(
  { describe, it }: TimedRunner,
  maker: TableMaker<Order>,
  laws: HostLaws<Order, T>,
): Play {
  const { hands } = laws;
  const play = tablePlayer(maker, laws);
  describe(`${laws.game.id} at the table of the page`, () => {
    it('is played to its end, and its record verifies and can be watched', PATIENT, () => toItsEnd(play, laws));
    it('gives words and a paragraph to every option, refusal and event', PATIENT, () => inWords(play, laws));
    it('asks bots through their own view only, once for each question', PATIENT, () => asksBots(maker, laws));
    it('ignores answers that are stale, foreign or for a bot', PATIENT, () => ignores(maker, laws));
    if (hands !== null)
      it('shows the hand of whoever sits there, and of nobody else', PATIENT, () => shows(play, laws, hands));
  });
  return play;
}
