/** A warrior and his equipment are shuffled into their owners' libraries; his owner gets his value in destiny points. */
import { leave } from '../atoms/pieces.ts';
import { shuffleLibrary } from '../atoms/piles.ts';
import { changeDestiny } from '../atoms/points.ts';
import { attachedTo } from '../board.ts';
import { cardOf } from '../cards/pool.ts';
import { GONE_LIBRARY } from '../events.ts';
import { worthOf } from '../figures.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { EQUIPMENT } from '../vocabulary.ts';
import { harmed } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { reassign: term.whom, unpaid: term.flag };

export const reassign: Verb<typeof schema> = {
  name: 'reassign',
  schema,
  rule: cite('9.12'),
  run(s, x, op) {
    for (const p of harmed(s, x, op.reassign)) {
      const { owner } = p;
      const value = worthOf(s, p);
      const gear = attachedTo(s, p.id).filter((each) => cardOf(each.card).kind === EQUIPMENT);
      const owners = new Set([owner, ...gear.map((each) => each.owner)]);
      for (const each of [...gear, p]) leave(s, each, GONE_LIBRARY, reassign.rule);
      for (const seat of owners) shuffleLibrary(s, seat, reassign.rule);
      if (!op.unpaid) changeDestiny(s, owner, value, reassign.rule);
    }
  },
  would: (s, x, op) => harmed(s, x, op.reassign).length > 0,
  cs: (i, s) =>
    `zamíchej ${cs.whom(i.reassign, 'acc', s)} i s vybavením do ${i.unpaid ? 'knihoven jejich majitelů' : 'knihovny majitele, který získá tolik bodů osudu, kolik činí jeho H'}`,
  en: (i, s) =>
    i.unpaid
      ? `shuffle ${en.whom(i.reassign, s)} and their equipment into their owners' libraries`
      : `shuffle ${en.whom(i.reassign, s)} and its equipment into its owner's library; the owner gains as many Destiny points as its V`,
};
