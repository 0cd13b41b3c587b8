import { codeText } from '@kolbiste/kernel/code';
import { describe, expect, it } from 'vitest';
import { CAMPAIGN } from '../coins/broken.ts';
import { coinsGame } from '../coins/game.ts';
import { newTable, pick } from '../table.ts';
import { codeCheckBy } from './code.ts';
import { advance } from './questions.ts';

/** Holds the law against games of coins. @param change breaks the code */
function play(change: (text: string) => string): void {
  const game = coinsGame();
  const check = codeCheckBy((flow) => change(codeText(flow)));
  for (let i = 0; i < CAMPAIGN.games; i++) {
    const table = newTable(game, CAMPAIGN.configs, CAMPAIGN.seed, i);
    const watch = check.watch?.(table, { ...CAMPAIGN });
    while (game.pending(table.state).length > 0) {
      watch?.question?.();
      const [seat, option] = pick(game, table.state, table.random);
      advance(table, seat, option);
      watch?.answered?.(seat, option);
    }
    watch?.end?.();
  }
}

const SPOILT: readonly (readonly [what: string, from: RegExp, to: string])[] = [
  ['an answer that is not noted', /f\.result = option;/g, ''],
  ['an answer that does not count', /\+\+s\.n/g, 's.n'],
  ['what an answer does', /apply\d+_\d+\(s, f\.locals, seat, option, f\);/g, ''],
  ['a step that is left out', /run\d+_1\(s, f\.locals, f\);/g, ''],
  ['a question that is never skipped', /f\.pendingMask !== 0/g, 'true'],
  ['the options of another question', /case 1:\n(\s+out\.begin)/g, 'case 2:\n$1'],
];

describe('the flow as code', () => {
  it('comes to what the loop comes to', () => {
    expect(() => play((text) => text)).not.toThrow();
  });

  it.each(SPOILT)('is noticed without %s', (_what, from, to) => {
    expect(codeText(coinsGame().flow)).toMatch(from);
    expect(() => play((text) => text.replace(from, to))).toThrow();
  });
});
