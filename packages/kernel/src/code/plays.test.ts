import { describe, expect, it } from 'vitest';
import { byLoop, type Commit, playingOf } from '../playing.ts';
import { newFlow, type Step } from '../procedure.ts';
import { rulebook } from '../rulebook.ts';
import { run } from '../run.ts';
import { call, clearFlow, done, goto } from '../stack.ts';
import { type Core, core } from '../state.ts';
import type { CodeOfFlow } from './plays.ts';
import { playsByCode } from './plays.ts';
import { codeText, namesOf } from './write.ts';

interface State extends Core {
  seen: number[];
}

const rule = rulebook('code', ['1']).cite('1');
const flow = newFlow<State>('code');
const note = (name: string, n: number) => flow.step(name, rule, (s) => void s.seen.push(n));
const last = flow.procedure('last', { rule, locals: {}, see: 'open' }, [note('noted', 9)]);
const child = flow.procedure<{ n: number }>('child', { rule, locals: { n: 0 }, see: 'open' }, [
  flow.step<{ n: number }>('hands', rule, (_s, x, f) => done(f, x.n)),
  note('never', 99),
]);
const ask = flow.question('ask', rule, {
  kind: 'ask',
  seats: () => 1,
  candidates: (_s, _x, _seat, out) => [0, 1, 2, 3, 4].forEach((option) => out.push(option)),
  check: () => 0,
});
/** What each answer leads to: a call and its result, another step, an end without end, the end, another game's beginning. */
const act = flow.step('act', rule, (s, _x, f) => {
  s.seen.push(f.result);
  if (f.result === 0) call(s, child, { n: 7 });
  else if (f.result === 1) goto(f, ask);
  else if (f.result === 2) goto(f, spin);
  else clearFlow(s);
  if (s.seen.at(-1) === 4) call(s, last, {});
});
const result = flow.step('result', rule, (s, _x, f) => void s.seen.push(f.result));
const again = flow.step('again', rule, (s, _x, f) => {
  s.seen.push(f.result);
  goto(f, ask);
});
const spin: Step<State> = flow.step('spin', rule, (_s, _x, f) => goto(f, spin));
const root = flow.procedure('root', { rule, locals: {}, see: 'open' }, [ask, act, result, again, spin]);

const LIMIT = 50;
const heard: string[] = [];
const commit: Commit<State> = (s, _step, _seat, option, io) => {
  if (io !== undefined) heard.push('loop');
  const f = s.frames[s.frames.length - 1];
  f.cause = ++s.n;
  f.pendingMask = 0;
  f.pc++;
  f.result = option;
  run(flow, s, null, LIMIT);
};
const code = (change: Partial<CodeOfFlow> = {}, text = codeText(flow)): CodeOfFlow => ({
  game: 'code',
  names: namesOf(flow),
  // oxlint-disable-next-line typescript/no-implied-eval -- the text is the engine's own, and running it is the test
  codeOf: new Function('procedures', text) as CodeOfFlow['codeOf'],
  ...change,
});
function open(): State {
  const s: State = { ...core('0'.repeat(31).concat('1')), seen: [] };
  call(s, root, {});
  run(flow, s, null, LIMIT);
  return s;
}
const coded = playsByCode(code())(flow, commit, null, LIMIT);
const looped = playingOf(flow, byLoop(flow, commit, null, 1000));

describe('code', () => {
  it.each([[[0, 1, 0, 3]], [[1, 1, 0, 4]], [[4]], [[0, 0, 3]]])(
    'goes with the answers %j where the loop goes',
    (answers) => {
      const [a, b] = [open(), open()];
      for (const option of answers) {
        coded.play(a, 0, option);
        looped.play(b, 0, option);
        expect(a).toEqual(b);
      }
      expect(a.frames).toEqual([]);
    },
  );

  it.each([
    ['a procedure hands up', /f\.pc === END \? f\.result : 0/g, '0'],
    ['is forgotten after a step', /if \(f\.pc !== END\) f\.result = 0;/g, ''],
  ])('keeps what %s', (_what, from, to) => {
    const [a, b] = [open(), open()];
    playsByCode(code({}, codeText(flow).replace(from, to)))(flow, commit, null, LIMIT).play(a, 0, 0);
    coded.play(b, 0, 0);
    expect(b.seen).toEqual([0, 7, 0]);
    expect(a.seen).not.toEqual(b.seen);
  });

  it('stops what runs without end', () => {
    const s = open();
    expect(() => coded.play(s, 0, 2)).toThrow(`more than ${LIMIT} steps after one answer: root.`);
  });

  it('lets no trigger wait at a question, and any after the end', () => {
    const strict = playsByCode(code())(flow, commit, () => true, LIMIT);
    expect(() => strict.play(open(), 0, 1)).toThrow('triggers wait at the question root.ask');
    expect(() => strict.play(open(), 0, 3)).not.toThrow();
  });

  it('leaves it to the loop where somebody listens', () => {
    heard.length = 0;
    coded.play(open(), 0, 1, { sink: { event: () => {} } });
    expect(heard).toEqual(['loop']);
  });

  it('stands for its own flow alone', () => {
    const other = code({ names: namesOf(flow).toReversed() });
    expect(() => playsByCode(other)(flow, commit, null, LIMIT)).toThrow('its code was written from another flow');
    const less = code({ names: [...namesOf(flow), 'more begin'] });
    expect(() => playsByCode(less)(flow, commit, null, LIMIT)).toThrow('its code was written from another flow');
    const s = open();
    playsByCode(code({ game: 'another', names: [] }))(flow, commit, null, LIMIT).play(s, 0, 1);
    expect(s.frames[0].pc).toBe(0);
  });
});
