/** What reactions and triggers answer, in English. */
import type { Filter } from '../../../cards/parts.ts';
import type { AbilityWords } from '../../../cards/types.ts';
import type { Speech } from '../speech.ts';
import { np } from './filter.ts';

const about = (a: AbilityWords, s: Speech): string =>
  a.about === undefined
    ? 'a warrior'
    : a.about.whose === 'bearer'
      ? 'the bearer'
      : np(a.about, false, s, a.about.whose === undefined ? 'any' : undefined);

function killed(a: AbilityWords, s: Speech): string {
  if (a.by === undefined) return `when ${about(a, s)} would be killed`;
  const by =
    a.by.whose === 'self'
      ? 'this warrior'
      : np(a.by, false, s, a.by.whose === 'own' || a.by.whose === 'bearer' ? undefined : 'any');
  return `when ${by} kills ${about(a, s)}`;
}

const PLAIN: Readonly<Record<string, string>> = {
  turnStart: 'at the start of the turn',
  drawStep: 'in the draw step',
  turnEnd: 'at the end of the turn',
  awarded: 'when a player earns Promotion points',
  cancelled: 'when a card is cancelled',
  declared: 'when a combat is declared',
  combatEnd: 'after the combat',
  sabotage: 'when sabotage is announced',
  tactic: 'when the tactic of a combat is announced in which it is used',
  kept: 'when that has been so for a full round of turns',
};

/** In one's own turn, in everybody's. */
const TURNS: Readonly<Record<string, readonly [own: string, each: string]>> = {
  turnStart: ['at the start of your turn', 'at the start of each turn'],
  drawStep: ['in your draw step', 'in each draw step'],
  turnEnd: ['at the end of your turn', 'at the end of each turn'],
};

const OF_WARRIOR: Readonly<Record<string, string>> = {
  entered: 'when ~ enters play',
  left: 'when ~ leaves play',
  wounded: 'when ~ is wounded',
  struck: 'when ~ is wounded',
  saved: 'when ~ is saved',
  combatants: 'when ~ attacks',
  heretic: 'when ~ becomes a Heretic',
  healed: 'when ~ is healed',
  soughtCover: 'when ~ seeks cover by an action',
  covered: 'when ~ goes into cover',
  attached: 'when ~ is attached',
  fulfilled: 'when ~ is fulfilled',
  imprisoned: 'when you imprison ~',
  destroyed: 'when you destroy ~',
};

/** With more of them any card is meant. */
const MOST_TYPES = 8;

/** Who plays. */
const PLAYERS: Readonly<Record<string, string>> = {
  others: 'an opponent plays',
  own: 'you play',
  bearer: 'the player it lies before plays',
  any: 'anybody plays',
};

/** What on the speaker is used. */
function used({ about = {} }: AbilityWords): Filter {
  const { whose: _, ...rest } = about;
  return rest;
}

/** When it happens, or may be answered. */
export function moment(a: AbilityWords, s: Speech): string {
  const on = a.on ?? 'none';
  if (on === 'killed') return killed(a, s);
  if (on === 'wounded' && a.by !== undefined)
    return `when ${a.by.whose === 'self' ? 'this warrior' : np(a.by, false, s, a.by.whose === 'own' || a.by.whose === 'bearer' ? undefined : 'any')} wounds ${about(a, s)}`;
  if (on === 'combatants' && a.by !== undefined) return `when ${np(a.by, false, s)} is attacked`;
  if (on === 'used' && a.about?.whose === 'borne') return `when this warrior uses ${np(used(a), false, s, 'a')}`;
  if (on === 'heretic' && a.by !== undefined) return `when you make ${about(a, s)} a Heretic`;
  if (on === 'used') return `when anybody uses ${np({ types: a.about?.types ?? [] }, false, s, 'a')}`;
  if (on === 'played') {
    const who = PLAYERS[a.about?.whose ?? 'any'] ?? PLAYERS['any'];
    const { types = [] } = a.about ?? {};
    return `when ${who} ${types.length === 0 || types.length > MOST_TYPES ? 'a card' : np({ types }, false, s, 'a')}`;
  }
  if (on === 'awarded' && a.about?.whose === 'own') return 'when you earn Promotion points';
  if (on === 'awarded' && a.about?.whose === 'bearer') return 'when the player it lies before earns Promotion points';
  if (Object.hasOwn(TURNS, on) && a.when?.turn === undefined) {
    const whose = a.about === undefined ? 'own' : (a.about.whose ?? 'any');
    if (whose === 'own' || whose === 'any') return TURNS[on][whose === 'own' ? 0 : 1];
  }
  if (Object.hasOwn(OF_WARRIOR, on)) return OF_WARRIOR[on].replace('~', about(a, s));
  const plain = PLAIN[on] ?? on;
  return a.about?.whose === 'bearer' && s.card.lays === 'warrior' ? `${plain} of whoever controls the bearer` : plain;
}
