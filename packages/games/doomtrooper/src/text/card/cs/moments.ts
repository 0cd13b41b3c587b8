/** What reactions and triggers answer, in Czech. */
import type { Filter } from '../../../cards/parts.ts';
import type { AbilityWords } from '../../../cards/types.ts';
import type { Speech } from '../speech.ts';
import { np } from './filter.ts';

const about = (a: AbilityWords, many: boolean, c: 'nom' | 'acc', s: Speech): string =>
  a.about === undefined ? (c === 'acc' ? 'bojovníka' : 'bojovník') : np(a.about, many, c, s);

/** "když tento bojovník zabije doomtroopera". */
function killed(a: AbilityWords, s: Speech): string {
  if (a.by === undefined) return `když by byl zabit ${about(a, false, 'nom', s)}`;
  const by = a.by.whose === 'self' ? 'tento bojovník' : np(a.by, false, 'nom', s);
  return `když ${by} zabije ${about(a, false, 'acc', s)}`;
}

const PLAIN: Readonly<Record<string, string>> = {
  turnStart: 'na začátku kola',
  drawStep: 'při dobírání karet',
  turnEnd: 'na konci kola',
  awarded: 'když hráč získá vítězné body',
  cancelled: 'když je karta zrušena',
  declared: 'když je vyhlášen souboj',
  combatEnd: 'po skončení souboje',
  sabotage: 'když je oznámena Sabotáž',
  tactic: 'když je oznámena taktika souboje, v němž je použita',
  kept: 'když to tak zůstane celé kolo všech hráčů',
};

/** In one's own turn, in everybody's. */
const TURNS: Readonly<Record<string, readonly [own: string, each: string]>> = {
  turnStart: ['na začátku tvého kola', 'na začátku každého kola'],
  drawStep: ['při tvém dobírání karet', 'při každém dobírání karet'],
  turnEnd: ['na konci tvého kola', 'na konci každého kola'],
};

const OF_WARRIOR: Readonly<Record<string, string>> = {
  entered: 'když do hry vstoupí ~',
  left: 'když hru opustí ~',
  wounded: 'když je zraněn ~',
  struck: 'když je zraněn ~',
  saved: 'když je zachráněn ~',
  combatants: 'když zaútočí ~',
  heretic: 'když se kacířem stane ~',
  healed: 'když je vyléčen ~',
  soughtCover: 'když akcí vyhledá úkryt ~',
  covered: 'když do úkrytu vstoupí ~',
  attached: 'když je přiložena ~',
  fulfilled: 'když je splněn ~',
};

/** With more of them any card is meant. */
const MOST_TYPES = 8;

/** Who plays. */
const PLAYERS: Readonly<Record<string, string>> = {
  others: 'protivník zahraje',
  own: 'zahraješ',
  bearer: 'hráč, u něhož karta leží, zahraje',
  any: 'kdokoli zahraje',
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
    return `když ${a.by.whose === 'self' ? 'tento bojovník' : np(a.by, false, 'nom', s)} zraní ${about(a, false, 'acc', s)}`;
  if (on === 'combatants' && a.by !== undefined) return `když je napaden ${np(a.by, false, 'nom', s)}`;
  if (on === 'destroyed') return `když zničíš ${about(a, false, 'acc', s)}`;
  if (on === 'used' && a.about?.whose === 'borne') return `když tento bojovník použije ${np(used(a), false, 'acc', s)}`;
  if (on === 'heretic' && a.by !== undefined)
    return `když uděláš kacíře z ${a.about === undefined ? 'bojovníka' : np(a.about, false, 'gen', s)}`;
  if (on === 'used') return `když kdokoli použije: ${np({ types: a.about?.types ?? [] }, false, 'acc', s)}`;
  if (on === 'imprisoned') return `když uvězníš ${about(a, false, 'acc', s)}`;
  if (on === 'played') {
    const who = PLAYERS[a.about?.whose ?? 'any'] ?? PLAYERS['any'];
    const { types = [] } = a.about ?? {};
    return `když ${who} ${types.length === 0 || types.length > MOST_TYPES ? 'kartu' : np({ types }, false, 'acc', s)}`;
  }
  const own = a.when?.turn === 'own' || a.about?.whose === 'own';
  if (on === 'awarded' && own) return 'když získáš vítězné body';
  if (on === 'awarded' && a.about?.whose === 'bearer') return 'když hráč, u něhož karta leží, získá vítězné body';
  if (Object.hasOwn(TURNS, on) && a.when?.turn === undefined) {
    const whose = a.about === undefined ? 'own' : (a.about.whose ?? 'any');
    if (whose === 'own' || whose === 'any') return TURNS[on][whose === 'own' ? 0 : 1];
  }
  if (Object.hasOwn(OF_WARRIOR, on)) return OF_WARRIOR[on].replace('~', about(a, false, 'nom', s));
  const plain = PLAIN[on] ?? on;
  return a.about?.whose === 'bearer' && s.card.lays === 'warrior' ? `${plain} hráče, který ovládá nositele` : plain;
}
