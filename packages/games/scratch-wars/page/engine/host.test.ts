import { fetchGame } from '@kolbiste/tablekit/engine/games.ts';
import type { RunningTable, Surroundings } from '@kolbiste/tablekit/engine/host.ts';
import { newTable } from '@kolbiste/tablekit/engine/host.ts';
import type { Kept } from '@kolbiste/tablekit/engine/keep.ts';
import type { Player, Started, Update } from '@kolbiste/tablekit/engine/protocol.ts';
import { resumeTable } from '@kolbiste/tablekit/engine/resume.ts';
import { fetchMind, think } from '@kolbiste/tablekit/engine/thinker.ts';
import { playGames } from '@kolbiste/tablekit/games.ts';
import { retell } from '@kolbiste/tablekit/replay/retell.ts';
import type { HostLaws } from '@kolbiste/testkit';
import { BOT, describeHost, HUMAN, layTable } from '@kolbiste/testkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { manifest } from '../../manifest.ts';
import { game, realDecks } from '../../src/index.ts';
import { ID } from '../id.ts';
import type { DuelOrder } from './order.ts';

beforeAll(async () => {
  playGames([manifest]);
  await fetchGame(ID);
  await fetchMind(ID);
});

const order = (players: readonly [Player, Player]): DuelOrder => ({
  game: ID,
  decks: [
    { kind: 'random', seed: 'a', format: 'free' },
    { kind: 'ready', deck: realDecks()[2].deck },
  ],
  players,
  profile: {},
  names: 'real',
});

const laws: HostLaws<DuelOrder, unknown> = {
  game,
  order: (players) => order([players[0], players[1]]),
  mixed: [HUMAN, BOT],
  people: [HUMAN, HUMAN],
  most: 2000,
  hands: null,
  together: false,
  watch: (replay) => retell(replay, 0, 'real').trouble,
};

const play = describeHost({ describe, it }, { open: newTable, think }, laws);

const lay = (start: (around: Surroundings) => RunningTable) => {
  const all = layTable({ think }, start);
  return { ...all, latest: () => all.latest() as Update };
};

describe('the table in its worker', () => {
  it('does not tell the page what the bot has chosen before both have', () => {
    const { asked, turn, heard } = lay((around) => newTable(order([HUMAN, BOT]), around));
    expect(asked).toHaveLength(1);
    turn(0);
    const said = JSON.stringify(heard);
    const picks = (heard.findLast((message) => message.type === 'update') as Update).prompts[0].locals.picks;
    expect(picks).toEqual([-1, -2]);
    expect(said).not.toContain('"kind":"answer"');
  });

  it('says in both languages why one has to wait', () => {
    const { heard } = play([HUMAN, BOT]);
    const waits = heard.flatMap((message) =>
      message.type === 'update' && message.wait !== null ? [message.wait] : [],
    );
    expect(waits.length).toBeGreaterThan(0);
    for (const wait of waits) {
      expect(wait.text.cs).not.toBe('');
      expect(wait.help.en).not.toBe('');
      expect(wait.rule.length).toBeGreaterThan(0);
    }
  });
});

describe('two at one screen', () => {
  const two = () => lay((around) => newTable(order([HUMAN, HUMAN]), around));

  it('the page knows nothing of a secret choice, nor the next question, before the other sits down', () => {
    const { table, heard, latest } = two();
    const first = latest();
    expect(first.curtain).toBeNull();
    expect(first.prompts.map(({ seat }) => seat)).toEqual([0]);
    const before = heard.length;
    table.answer(0, 0, 2, false);
    expect(latest()).toMatchObject({ curtain: 1, prompts: [], happened: [] });
    const other = two();
    const was = other.heard.length;
    other.table.answer(0, 0, 1, false);
    expect(JSON.stringify(heard.slice(before))).toBe(JSON.stringify(other.heard.slice(was)));
    table.sit(1);
    expect(latest().curtain).toBeNull();
    expect(latest().prompts[0]).toMatchObject({ seat: 1, locals: { picks: [-2, -1] } });
    table.answer(1, 1, 0, false);
    expect(latest().happened.map(({ kind }) => kind)).toContain('startWeaponSpun');
    expect(latest().curtain).toBeNull();
  });

  it('says which step stands in the way of taking back', () => {
    const { table, latest } = two();
    table.answer(0, 0, 2, false);
    expect(latest().undo).toEqual({ ok: true, step: 0 });
    table.sit(1);
    table.answer(1, 1, 0, false);
    const { undo } = latest();
    expect(undo).toMatchObject({ ok: false, why: 'chance', step: 2 });
    expect(undo?.line?.cs).toContain('áč A');
  });

  it('a step taken back is as if it had never been', () => {
    const { table, latest } = two();
    const before = latest();
    table.answer(0, 0, 2, false);
    const back = lay((around) => resumeTable(table.before() as Kept, around));
    expect(back.latest()).toEqual(before);
    expect(back.table.before()).toBeUndefined();
  });
});

describe('a kept game', () => {
  const left = () => {
    const all = lay((around) => newTable(order([HUMAN, BOT]), around));
    for (let n = 0; n < 25; n++) all.turn(n);
    return all;
  };

  it('goes on with the same table, question and log', () => {
    const before = left();
    const { heard, latest } = lay((around) => resumeTable(before.kept.at(-1) as Kept, around));
    const started = heard[0] as Started;
    const seen = before.heard.flatMap((message) => (message.type === 'update' ? message.happened : []));
    expect(started.past).toEqual(seen);
    expect(started.commitment).toBe((before.heard[0] as Started).commitment);
    expect(latest().table).toEqual(before.latest().table);
    expect(latest().prompts).toEqual(before.latest().prompts);
    expect(latest().happened).toEqual([]);
  });

  it('that leads elsewhere, or is of other rules, is refused', () => {
    const kept = left().kept.at(-1) as Kept;
    const resume = (record: string) => () => lay((around) => resumeTable({ ...kept, record }, around));
    expect(resume(kept.record.replace(/"[0-9a-f]{16}"\]\n\]/, '"0123456789abcdef"]\n]'))).toThrow('step');
    expect(resume(kept.record.replace('"rulesVersion":"', '"rulesVersion":"0.'))).toThrow('rules');
    expect(resume(kept.record.slice(0, 200))).toThrow('replay');
  });
});
