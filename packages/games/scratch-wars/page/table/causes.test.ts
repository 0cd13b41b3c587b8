import { secretFrom } from '@kolbiste/kernel';
import { fetchGame } from '@kolbiste/tablekit/engine/games.ts';
import { newTable } from '@kolbiste/tablekit/engine/host.ts';
import type { FromHost, Happening, Started, Think, Update } from '@kolbiste/tablekit/engine/protocol.ts';
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
import { luckOf, tenthsAbove } from './luck.ts';

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

describe('luck', () => {
  it('is counted from the spins of the log, exactly', () => {
    for (const { log, config } of games) {
      const luck = luckOf(log, config);
      for (const seat of [0, 1]) {
        const spins = log.filter((line) => /^(spun|startWeaponSpun)$/.test(line.kind) && line.a === seat);
        const fieldsOf = (line: Happening) => config.decks[line.b >= 5 ? 1 : 0].weapons[line.b % 5].fields;
        const { expected, actual } = luck[seat];
        expect(luck[seat].spins).toBe(spins.length);
        expect(actual).toBe(spins.reduce((sum, line) => sum + fieldsOf(line)[line.c].value, 0));
        const mean = spins.reduce((sum, line) => {
          const fields = fieldsOf(line);
          return sum + fields.reduce((total, field) => total + field.value, 0) / fields.length;
        }, 0);
        expect(expected.over / expected.under).toBeCloseTo(mean, 9);
        expect(tenthsAbove(luck[seat])).toBe(Math.round(10 * (actual - mean)));
      }
    }
  });

  it('of every field once is none', () => {
    const { config } = games[0];
    const { fields } = config.decks[0].weapons[0];
    const log = fields.map((_, c) => ({ kind: 'spun', a: 0, b: 0, c }) as Happening);
    const [mine, theirs] = luckOf(log, config);
    expect(mine.expected).toEqual({ over: mine.actual, under: 1 });
    expect(tenthsAbove(mine)).toBe(0);
    expect(theirs).toEqual({ spins: 0, actual: 0, expected: { over: 0, under: 1 } });
  });
});
