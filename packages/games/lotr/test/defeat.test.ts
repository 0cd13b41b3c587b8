/** A game that is over says which end it was, by its paragraphs and in words for one player and for several. */
import { listener, rng, seedFrom } from '@kolbiste/kernel';
import { expect, it } from 'vitest';
import { defeatOf, game, readConfig, type State, starters } from '../src/index.ts';
import { eventText } from '../src/text/events.ts';
import { talkIn } from '../src/text/talk.ts';
import { endWords } from '../src/texts.ts';

const GIMLI = 4;

/** A game at its beginning that goes on at random from dials and heroes as given, to its end. */
function ended(seats: number, change: (s: State) => void) {
  const sink = listener();
  const random = rng(`defeat ${seats}`);
  const lists = starters.slice(0, seats).map(({ list }) => list);
  const s = game.setup(readConfig({ mode: 'quest', lists }), seedFrom('defeat'), { sink });
  change(s);
  for (let owed = game.pending(s); owed.length > 0; owed = game.pending(s)) {
    const options = game.options(s, owed[0].seat);
    game.answer(s, owed[0].seat, options[random.int(options.length)], { sink });
  }
  const last = sink.events.findLast((e) => ['won', 'lost'].includes(game.events[e.kind]));
  const told = (lang: 'cs' | 'en') =>
    last === undefined ? '' : eventText(talkIn(lang, 'neutral'), game.view(s, 'public'), last);
  return { s, rules: game.rulebook.keysOf(last?.rule ?? 0), cs: told('cs'), en: told('en') };
}
const dial = (n: number) => (s: State) => s.threat.fill(n);
/** All heroes one blow from the end, and dials far from theirs. */
const hurt = (s: State): void => {
  s.threat.fill(0);
  for (const t of s.things) if (t.owner >= 0) t.damage = 90;
};

it('one player whose threat is 50 has lost by it', () => {
  const { s, cs, en, rules } = ended(1, dial(49));
  expect(game.result(s)).toEqual({ winners: [], draw: false, rule: ['X.1', 'L77'] });
  expect([defeatOf(s), cs, en]).toEqual([
    'threat',
    'Hráč prohrál: hrozba dosáhla 50.',
    'The player has lost: threat has reached 50.',
  ]);
  expect(rules).toContain('X.1');
  expect([endWords(s, 'cs'), endWords(s, 'en')]).toEqual([cs, en]);
});

it('one player without heroes has lost by them', () => {
  const { s, cs, en } = ended(1, hurt);
  expect(game.result(s)?.rule).toEqual(['X.1', 'L77']);
  expect([defeatOf(s), cs, en]).toEqual([
    'heroes',
    'Hráč prohrál: nezbývá žádný hrdina.',
    'The player has lost: no hero is left.',
  ]);
});

it('several lose together, each by the same or by different things', () => {
  expect(ended(2, dial(49)).cs).toBe('Hráči prohráli: hrozba každého dosáhla 50.');
  expect(ended(3, hurt).en).toBe('The players have lost: nobody has a hero left.');
  const { s, cs } = ended(2, (each) => {
    hurt(each);
    each.threat[1] = 49;
    for (const t of each.things) if (t.owner === 1) t.damage = 0;
  });
  expect([defeatOf(s), cs]).toEqual([
    'both',
    'Hráči prohráli: všichni jsou vyřazení, někdo hrozbou 50, někdo bez hrdinů.',
  ]);
});

it('combat alone that is over is won by its own paragraph', () => {
  const placed = [{ card: GIMLI, seat: 0 }];
  const s = game.setup(readConfig({ mode: 'combat', lists: [{ heroes: [], cards: [] }], placed }), seedFrom('alone'));
  expect(game.result(s)).toEqual({ winners: [0], draw: false, rule: ['CA.6'] });
  expect([defeatOf(s), endWords(s, 'cs')]).toEqual([undefined, 'Hráč vyhrál.']);
});
