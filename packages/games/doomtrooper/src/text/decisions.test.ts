import '../cards/fill.ts';
import { expect, test } from 'vitest';
import { nameOf } from '../cards/names.ts';
import { M_PLAYED, M_USED } from '../cards/timing.ts';
import { REACTIONS } from '../legal/play.ts';
import type { View } from '../view.ts';
import { decisionText } from './decisions.ts';
import { optionText } from './options.ts';
import { talkIn } from './talk.ts';

const FREELANCER = 4069;
const PLAYERS = { you: 0, cs: ['vy', 'Jan'], en: ['you', 'Jan'] };

/** The question for a bid as seat 0 reads it. */
function bidText(lang: 'cs' | 'en', locals: Readonly<Record<string, number>>): string {
  const view = { flow: [{ proc: 'auction', locals: { card: FREELANCER, ...locals } }] } as unknown as View;
  return decisionText(talkIn(lang, 'real', PLAYERS, view), view, { id: 'auction.bid' } as never);
}

test('who is asked for a bid reads for which warrior, and what is to be outbid', () => {
  const first = bidText('en', { high: -1, holder: -1 });
  expect(first).toContain(nameOf(FREELANCER, 'en', 'real'));
  expect(first).not.toContain('highest');
  expect(bidText('en', { high: 3, holder: 1 })).toMatch(/The highest bid: 3 D, Jan\.$/);
  expect(bidText('cs', { high: 3, holder: 1 })).toMatch(/Nejvíc nabízí Jan: 3 B\.$/);
});

/** A question and an answer to it, in both languages. */
function saidOf(id: string, locals: Readonly<Record<string, number | number[]>>, option: number): string[] {
  const view = { flow: [{ locals }], pieces: [{ id: 7, card: 1150, seat: 0 }], counts: [] } as unknown as View;
  return (['cs', 'en'] as const).flatMap((lang) => {
    const talk = talkIn(lang, 'real', PLAYERS, view);
    return [decisionText(talk, view, { id } as never), optionText(talk, view, id, option)];
  });
}

test('what is shown, attached, cast out of a hand is said so, and how often something grows; a card is aimed, somebody casts', () => {
  const card = (lang: 'cs' | 'en', id: number): string => nameOf(id, lang, 'real');
  const [mission, spell, warrior] = [1010, 1079, 1150];
  expect(saidOf('prove.choose', {}, mission)[1]).toBe(`Splnit: „${card('cs', mission)}“`);
  expect(saidOf('prove.choose', {}, mission)[3]).toBe(`Fulfil: “${card('en', mission)}”`);
  expect(saidOf('tuck.choose', {}, spell)[1]).toBe(`Přiložit: „${card('cs', spell)}“`);
  expect(saidOf('castOnce.choose', { piece: 7 }, spell)).toEqual([
    `Které kouzlo sešle „${card('cs', warrior)}“?`,
    `Seslat: „${card('cs', spell)}“`,
    `Which spell does “${card('en', warrior)}” cast?`,
    `Cast: “${card('en', spell)}”`,
  ]);
  expect(saidOf('pickTarget.target', { card: spell, ability: -1, which: 0 }, 0)[2]).toBe(
    `What is “${card('en', spell)}” aimed at?`,
  );
  expect([0, 2].map((n) => saidOf('play.strength', {}, n)[3])).toEqual(['Not at all', '2×']);
});

test('who may answer reads what is answered, and at whom that is aimed', () => {
  const [assassin, warrior, karma] = [3104, 1150, 1217];
  const asked = (lang: 'cs' | 'en', card: number, targets: readonly number[], moment = M_PLAYED): string => {
    const play = { play: 3, card, ability: -1, self: moment === M_PLAYED ? 0 : 7, targets, place: -1, seat: 1 };
    const window = { kind: REACTIONS, moment, subject: moment === M_PLAYED ? card : 7, object: 1, answers: 3 };
    const flow = [
      { procedure: 'play', locals: play },
      { procedure: 'window', locals: window },
    ];
    const view = { flow, pieces: [{ id: 7, card: warrior, seat: 0 }] } as unknown as View;
    return decisionText(talkIn(lang, 'real', PLAYERS, view), view, { id: 'window.ask' } as never);
  };
  const [a, w] = [nameOf(assassin, 'en', 'real'), nameOf(warrior, 'en', 'real')];
  expect(asked('en', assassin, [7])).toMatch(`You answer the card “${a}”, aimed at: “${w}”.`);
  expect(asked('cs', karma, [0])).toMatch(/Odpovídáte na kartu „[^“]+“, cíl: vy\.$/);
  expect(asked('en', assassin, [])).toMatch(/You answer the card “[^”]+”\.$/);
  expect(asked('en', warrior, [], M_USED)).toMatch(`You answer what is done by “${w}”`);
});

test('points are split into both kinds: of the award that is announced now', () => {
  const rows = [0, 9, 0, 1150, 1, 5, 0, 1150];
  const [, cs, , en] = saidOf('award.split', { rows, at: 1 }, 2);
  expect([cs, en]).toEqual(['Vítězné 2, osud 3', 'Promotion 2, destiny 3']);
});
