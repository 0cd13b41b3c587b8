/** An attack or a skill of the draw pile is played several times. */
import { searchAndPlay } from '../flow/search-play.ts';
import { cite } from '../rulebook.ts';
import { csTimes, enTimes } from './kit/words.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { playFromDraw: term.int(1, 4) };
const ATTACK_OR_SKILL = term.SIEVES.indexOf('attackOrSkill');

export const playFromDraw: Verb<typeof schema> = {
  name: 'playFromDraw',
  schema,
  rule: cite('19.5', '19.6', 'R18', 'R19'),
  run(s, x, { playFromDraw: times }) {
    searchAndPlay(s, x.actor, ATTACK_OR_SKILL, times);
  },
  cs: (i) =>
    `vyhledejte v dobíracím balíčku Útok nebo Trik a balíček zamíchejte; tu kartu zdarma ${csTimes(i.playFromDraw)} vyhodnoťte a vyčerpejte`,
  en: (i) =>
    `search your draw pile for an attack or a skill and shuffle the pile; play that card for free, resolved ${enTimes(i.playFromDraw)}, and exhaust it`,
};
