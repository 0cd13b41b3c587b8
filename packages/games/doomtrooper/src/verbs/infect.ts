/** A disease for the rest of the game: in each draw step of his player points are paid for a warrior, or he is worth one less. */
import { DISEASED } from '../cards/static.ts';
import { UNTIL_GAME } from '../pieces.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { harmed } from './kit/index.ts';
import { lasts } from './kit/lasts.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { infect: term.whom, price: term.int(1, 9) };

export const infect: Verb<typeof schema> = {
  name: 'infect',
  schema,
  rule: cite('2.14', '4.32.1'),
  run: (s, x, op) => lasts(s, x, op.infect, UNTIL_GAME, { what: DISEASED, n: op.price }, infect.rule),
  would: (s, x, op) => harmed(s, x, op.infect).length > 0,
  cs: (i, s) =>
    `přežije-li, onemocní ${cs.whom(i.infect, 'nom', s)}: při každém svém dobírání karet jeho hráč zaplatí ${cs.points(i.price, 'osudu', s)}, nebo má bojovník trvale −1 H; klesne-li jeho H na 0, je vyřazen`,
  en: (i, s) =>
    `${en.whom(i.infect, s)}, if it survives, is diseased: in each of its draw steps its player pays ${en.points(i.price, 'Destiny', s)}, or it has −1 V for good and is discarded when its V comes to 0`,
};
