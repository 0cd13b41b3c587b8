import { secretFrom } from '@kolbiste/kernel';
import { fetchGame } from '@kolbiste/tablekit/engine/games.ts';
import { newTable } from '@kolbiste/tablekit/engine/host.ts';
import type { FromHost, Started, Think, Update } from '@kolbiste/tablekit/engine/protocol.ts';
import { fetchMind, think } from '@kolbiste/tablekit/engine/thinker.ts';
import { playGames } from '@kolbiste/tablekit/games.ts';
import { whyOf } from '@kolbiste/tablekit/table/log-tree.ts';
import { describe, expect, it } from 'vitest';
import { manifest } from '../../manifest.ts';
import type { Snapshot } from '../engine/adapter.ts';
import type { DuelCards, DuelOrder } from '../engine/order.ts';
import { ID } from '../id.ts';
import { changesOf, figureOf, valueOf } from './causes.ts';
import { figureKey } from './figure.ts';

playGames([manifest]);
await fetchGame(ID);
await fetchMind(ID);

/** A whole game of two bots, as the page hears it. */
function wholeGame(seed: string) {
  const heard: FromHost[] = [];
  const asked: Think[] = [];
  const order: DuelOrder = {
    game: ID,
    decks: [
      { kind: 'random', seed: `${seed} a`, format: 'free' },
      { kind: 'random', seed: `${seed} b`, format: 'free' },
    ],
    players: [
      { kind: 'bot', level: 'random' },
      { kind: 'bot', level: 'random' },
    ],
    profile: {},
    names: 'real',
  };
  const table = newTable(order, {
    tell: (message) => void heard.push(message),
    think: (question) => void asked.push(question),
    secret: () => secretFrom(seed),
    keep: () => undefined,
    policies: undefined,
    finished: () => undefined,
  });
  for (let question = asked.shift(); question !== undefined; question = asked.shift()) {
    const { step, seat, option } = think(question);
    table.answer(step, seat, option, true);
  }
  const started = heard[0] as Started<DuelCards, Snapshot>;
  const updates = heard.filter((message) => message.type === 'update') as Update<Snapshot>[];
  const log = updates.flatMap((update) => update.happened);
  return { config: started.cards.config, log, first: started.table, last: updates.at(-1)?.table ?? started.table };
}

const games = ['1', '2', '3'].map(wholeGame);

/** What may change a number. */
const CHANGERS: Readonly<Record<string, RegExp>> = {
  life: /lifeLost|heroHit|healed|curseBroken|effectTrapped|trickUsed|surplusLost/,
  energy: /energy|nightAttack/i,
};

describe('why a number is what it is', () => {
  it('the changes lead from the number at first to the number now, without a gap', () => {
    for (const { log, config, first, last } of games) {
      for (const what of ['life', 'energy', 'entries', 'weapon', 'actions', 'round', 'active'] as const) {
        for (const at of what === 'weapon' ? [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] : [0, 1]) {
          const figure = { what, at };
          const changes = changesOf(log, config, figure);
          let value = valueOf(first, figure);
          for (const change of changes) {
            expect(change.before).toBe(value);
            value = change.after;
          }
          expect(value).toBe(valueOf(last, figure));
        }
      }
    }
  });

  it('life and energy change by what changes them, and every cause leads back to where it began', () => {
    for (const { log, config } of games) {
      const lines = new Map(log.map((line) => [line.id, line]));
      for (const what of ['life', 'energy'] as const) {
        for (const at of [0, 1]) {
          const changes = changesOf(log, config, { what, at });
          expect(changes.length).toBeGreaterThan(0);
          for (const { line } of changes) {
            expect(line.kind).toMatch(CHANGERS[what]);
            expect(line.rule.length).toBeGreaterThan(0);
            const path = whyOf(log, line.id);
            expect(path[0].event).toBe(line);
            expect(lines.has(path.at(-1)?.event.cause ?? -1)).toBe(false);
          }
        }
      }
    }
  });

  it('a key names one number, and nothing else is one', () => {
    expect(figureOf(figureKey({ what: 'weapon', at: 7 }))).toEqual({ what: 'weapon', at: 7 });
    for (const key of ['', 'life', 'life:x', 'winner:0', 'life:10']) expect(figureOf(key)).toBeUndefined();
  });
});
