/** One warrior is made to attack another; whoever is hurt by it brings points [DT 4.25.3] [DT 7.1.1]. */

import { pieceOf } from '../board.ts';
import { combat } from '../flow/combat.ts';
import { callWith } from '../flow/registry.ts';
import { canFightSo } from '../legal/attack.ts';
import { pairOf } from '../options.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { orderAttack: term.yes, attackerHurt: term.int(1, 5), defenderHurt: term.int(1, 5) };

export const orderAttack: Verb<typeof schema> = {
  name: 'orderAttack',
  schema,
  rule: cite('4.25.3', '7.1.1', 'R123'),
  run(s, x, op) {
    const [by, at] = pairOf(x.targets[0]);
    const p = pieceOf(s, by);
    if (p === null || !canFightSo(s, p, at, 0, true)) return;
    const order = [x.seat, x.card, x.play, op.attackerHurt, op.defenderHurt];
    callWith(s, combat, { seat: p.seat, by, at, order });
  },
  cs: (i) =>
    `urči protivníkova bojovníka a bojovníka, i z jeho vlastní strany, na kterého zaútočí; je-li útočník zraněn nebo zabit, získá jeho hráč ${cs.valuePoints(i.attackerHurt)}, je-li zraněn nebo zabit obránce, získáš ${cs.valuePoints(i.defenderHurt)}`,
  en: (i) =>
    `name an enemy warrior and a warrior, even of its own side, whom it attacks; if the attacker is wounded or killed, its player gains ${en.valuePoints(i.attackerHurt)}; if the defender is, you gain ${en.valuePoints(i.defenderHurt)}`,
};
