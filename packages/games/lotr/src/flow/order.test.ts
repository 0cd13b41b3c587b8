import { expect, test } from 'vitest';
import './order.ts';
import { flow } from './registry.ts';

test('procedures keep their numbers, which positions of saved games hold', () => {
  const names = `pickOne pay costs settle play window playerAttack shadow enemyAttack phaseEnds combat alone encounter reveal
    quest resource planning travel refresh round pickThing pickPlayer pickMode discardOwn fromHand fromDiscard search
    extraAttack enemiesCome peek fetch eachPlayer effect use game`;
  expect(flow.procedures.map(({ name }) => name)).toEqual(names.split(/\s+/));
});
