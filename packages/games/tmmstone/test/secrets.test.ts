/** What a text remembers while a player chooses among hidden cards is seen by everybody, so it holds no such card [TMM R20]. */
import { runScenario } from '@kolbiste/testkit';
import { expect, it } from 'vitest';
import { scenarioAdapter } from '../src/scenario.ts';
import { view } from '../src/view.ts';

const BETRAYAL = 225;
const ABDUCTION = 226;

const file = `
game: tmmstone
name: one of two experiments is chosen
rules: []
setup:
  A: {hand: [beta-tester, betrayal, abduction], deck: [yeti]}
play:
  - A: play beta-tester
  - A: slot 1
  - pending: {A: pickCard.card}
  - A: abduction
  - expect: {A.effects: [abduction]}
`;

it('the running procedures tell the other player no card of a hand', () => {
  const told: string[] = [];
  const facts = (s: Parameters<typeof view>[0]) => {
    const { flow } = view(s, 1);
    if (flow.some(({ procedure }) => procedure === 'pickCard')) told.push(JSON.stringify(flow));
    return scenarioAdapter.facts(s);
  };
  const report = runScenario([{ ...scenarioAdapter, facts }], file, 'secrets.yaml');
  expect(report.failures).toEqual([]);
  expect(told.length).toBeGreaterThan(0);
  for (const text of told)
    for (const card of [BETRAYAL, ABDUCTION]) expect(text).not.toMatch(new RegExp(`\\b${card}\\b`));
});
