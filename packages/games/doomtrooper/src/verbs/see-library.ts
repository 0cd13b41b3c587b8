/** Whoever plays this looks through libraries; their players may shuffle them afterwards. */
import { call } from '@kolbiste/kernel';
import { gazing } from '../flow/gaze.ts';
import { cite } from '../rulebook.ts';
import { seats } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { seeLibrary: term.who };

export const seeLibrary: Verb<typeof schema> = {
  name: 'seeLibrary',
  schema,
  rule: cite('7.1.1', 'R157'),
  run(s, x, op) {
    for (const whose of seats(s, x, op.seeLibrary).toReversed()) call(s, gazing, { seat: x.seat, whose });
  },
  would: (s, x, op) => seats(s, x, op.seeLibrary).some((seat) => s.libraries[seat].length > 0),
  cs: (i, s) =>
    i.seeLibrary === 'target'
      ? 'prohlédni si knihovnu vybraného hráče; ten ji pak smí zamíchat'
      : `prohlédni si knihovny vybraných protivníků (nejvýše ${s.targets[0]?.upTo ?? 1}); každý z nich smí svou knihovnu pak zamíchat`,
  en: (i, s) =>
    i.seeLibrary === 'target'
      ? "look through the chosen player's library, who may shuffle it afterwards"
      : `look through the libraries of the chosen opponents (at most ${s.targets[0]?.upTo ?? 1}); each of them may shuffle the library afterwards`,
};
