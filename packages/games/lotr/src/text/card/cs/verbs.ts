/** Instructions in Czech: what is done. */
import type { Amount, Instruction, Stat } from '../../../cards/types.ts';
import { either, flow, listed } from '../join.ts';
import type { SaidInstruction, VerbSpeakers } from '../say.ts';
import { spoken } from '../say.ts';
import type { Speech } from '../speech.ts';
import { actorOf, goesOn, onSelf, runs, uncommitted } from '../speech.ts';
import { CARD_VERBS, ENCOUNTER_VERBS, UNREVEALED } from './cards.ts';
import { ACTORS, bonus, counted, does, mood, named, self, subject, until, whom } from './whom.ts';

type Part<W extends keyof VerbSpeakers<Speech>> = Pick<VerbSpeakers<Speech>, W>;
const OFTEN: Readonly<Record<number, string>> = { 2: 'dvakrát', 3: 'třikrát' };

const damage = (n: Amount): string => (typeof n === 'number' ? `${n} poškození` : 'tolik poškození');
const resources = (n: Amount): string =>
  n === 'amount' ? 'stejný počet zdrojů' : counted(n, 'zdroj', 'zdroje', 'zdrojů');
/** With a space behind, where there is something. */
const spaced = (text: string): string => (text === '' ? '' : `${text} `);
const progress = (n: Amount): string => counted(n, 'žeton postupu', 'žetony postupu', 'žetonů postupu');

const THING_VERBS: Part<
  | 'ready'
  | 'exhaust'
  | 'damage'
  | 'heal'
  | 'resources'
  | 'progress'
  | 'addResourceToken'
  | 'discard'
  | 'pick'
  | 'self'
  | 'atEnd'
> = {
  ready: (i, s) => `${mood(s, 'připrav', 'připravit')} ${whom(i.ready, 'acc', s)}`,
  exhaust: (i, s) => `${mood(s, 'vyčerpej', 'vyčerpat')} ${whom(i.exhaust, 'acc', s)}`,
  damage: (i, s) => `${mood(s, 'dej', 'dát')} ${whom(i.to, 'dat', s)} ${damage(i.damage)}`,
  heal: (i, s) => {
    const what = i.heal === 'all' ? 'všechno poškození' : damage(i.heal);
    return `${mood(s, 'vyleč', 'vyléčit')} ${whom(i.to, 'dat', s)} ${what}`;
  },
  resources: (i, s) => `${mood(s, 'přidej', 'přidat')} ${whom(i.to, 'dat', s)} ${resources(i.resources)}`,
  progress: (i, s) => {
    const put = `${mood(s, 'polož', 'položit')} ${progress(i.progress)} na`;
    return i.on === 'quest' ? `${put} výpravu (nejdřív na aktivní místo)` : `${put} ${whom(i.on, 'acc', s)}`;
  },
  addResourceToken: (i, s) =>
    `${mood(s, 'polož', 'položit')} na ${i.to === 'self' && s.known ? 'něj' : whom(i.to, 'acc', s)} ${counted(i.addResourceToken, 'žeton zdroje', 'žetony zdroje', 'žetonů zdroje')}`,
  discard: (i, s) => `${mood(s, 'odhoď', 'odhodit')} ${whom(i.discard, 'acc', s)}`,
  pick: (i, s) => `${mood(s, 'zvol', 'zvolit')} ${whom(i.pick, 'acc', s)}`,
  self: (i, s) => {
    if (i.self === 'intoPlay') return `${mood(s, 'dej', 'dát')} ${self('acc', s)} z ruky do hry`;
    if (i.self === 'discard') return `${mood(s, 'odhoď', 'odhodit')} ${self('acc', s)}`;
    if (i.self === 'removeFromGame') return `${self('nom', s)} se odstraní ze hry`;
    if (i.self === 'claim')
      return `${mood(s, 'získej', 'získat')} ${self('acc', s)} a ${mood(s, 'připoj', 'připojit')} ho: ${whom(i.to ?? 'it', 'nom', s)}`;
    return `${mood(s, 'připoj', 'připojit')} tuto kartu k ${i.to === undefined ? 'jiné kartě' : whom(i.to, 'dat', s)}`;
  },
  atEnd: (i, s) =>
    i.do === 'shuffleIntoDeck'
      ? `na konci fáze se ${spaced(subject(i.of, s))}zamíchá do balíčku majitele`
      : `na konci fáze se ${spaced(subject(i.of, s))}vrátí majiteli do ruky`,
};

const LASTING_VERBS: Part<'modify' | 'muteThreat' | 'threat'> = {
  threat: (i) =>
    i.threat < 0
      ? does(i.for, `sniž svou hrozbu o ${-i.threat}`, `sníží svou hrozbu o ${-i.threat}`)
      : does(i.for, `zvyš svou hrozbu o ${i.threat}`, `zvýší svou hrozbu o ${i.threat}`),
  modify: (i, s) => {
    const figures = Object.entries(i.modify).map(([stat, n]) => bonus(n, stat as Stat));
    return `${spaced(subject(i.to, s))}má ${listed(figures, 'a')}${until(i.until)}`;
  },
  muteThreat: (i, s) => `do konce fáze se nepočítá hrozba ${whom(i.muteThreat, 'gen', s)}`,
};

const COMBAT_VERBS: Part<
  | 'engage'
  | 'toStaging'
  | 'control'
  | 'removeFromQuest'
  | 'noAttack'
  | 'manyDefenders'
  | 'attackNow'
  | 'leaveCombat'
  | 'enemyAttacks'
  | 'dealShadow'
  | 'lookAtShadow'
> = {
  engage: (i, s) => `${mood(s, 'střetni se', 'střetnout se')} s ${whom(i.engage, 'ins', s)}`,
  toStaging: (i, s) => `${mood(s, 'vrať', 'vrátit')} ${whom(i.toStaging, 'acc', s)} do předpolí`,
  control: (_i, s) => `dej ${self('acc', s)} pod jeho kontrolu`,
  removeFromQuest: (i, s) =>
    `${mood(s, 'odvolej', 'odvolat')} z výpravy ${whom(uncommitted(i.removeFromQuest), 'acc', s)}`,
  noAttack: (i, s) =>
    i.of === undefined
      ? 'žádný nepřítel ve střetu s ním na něj v této fázi nemůže útočit'
      : `zvol ${whom(i.of, 'acc', s)}; ten na toho hráče v této fázi nemůže útočit`,
  manyDefenders: (i) =>
    does(
      i.manyDefenders,
      'smíš v této fázi určit proti každému útoku libovolný počet obránců',
      'smí v této fázi určit proti každému útoku libovolný počet obránců',
    ),
  leaveCombat: (i, s) => `${mood(s, 'odvolej', 'odvolat')} z boje ${whom(i.leaveCombat, 'acc', s)}`,
  enemyAttacks: (i, s) => `proti tobě hned zaútočí ${whom(i.enemyAttacks, 'nom', s)}`,
  attackNow: (_i, s) => `${named('it', 'nom', s)} hned sama zaútočí na nepřítele, na kterého smí útočit`,
  dealShadow: (i, s) =>
    `${mood(s, 'rozdej', 'rozdat')} ${named('self', 'dat', s)} navíc ${counted(i.dealShadow, 'kartu stínu', 'karty stínu', 'karet stínu')}`,
  lookAtShadow: (_i, s) => `${mood(s, 'nahlédni', 'nahlédnout')} na tu kartu stínu`,
};

const HIGHEST = 'z hráčů s nejvyšší hrozbou určí první hráč jednoho;';

/** Little words stand second: "buď si lízni". */
const leaned = (text: string): string => text.replace(/(buď|nebo) (\S+) (se|si) /g, '$1 $3 $2 ');

const PLAYER_VERBS: Part<'choosePlayer' | 'each' | 'oneOf' | 'ifDone'> = {
  choosePlayer: (i) => ({ any: 'zvol hráče;', other: 'zvol jiného hráče;', highestThreat: HIGHEST })[i.choosePlayer],
  each: (i, s) => program(i.do, { ...s, you: 'each' }),
  ifDone: (i, s) => `pokud se to stalo celé, ${program(i.ifDone, s)}`,
  oneOf: (i, s) =>
    leaned(
      `buď ${either(
        i.oneOf.map((list) => program(list, s)),
        'nebo',
      )}`,
    ),
};

const VERBS: VerbSpeakers<Speech> = {
  ...THING_VERBS,
  ...LASTING_VERBS,
  ...COMBAT_VERBS,
  ...CARD_VERBS,
  ...ENCOUNTER_VERBS,
  ...PLAYER_VERBS,
};
const MODALS = { must: 'musí', may: 'smí' };

/** Instructions in a row as one sentence without its full stop; the first letter is small. */
export function program(list: readonly Instruction[], s: Speech): string {
  const all = runs(list);
  const said = all.map(([i, times], at) => {
    const actor = 'each' in i && 'do' in i ? 'you' : actorOf(i, s);
    const known = s.known || all.slice(0, at).some(([before]) => onSelf(before));
    const text = spoken(i satisfies SaidInstruction, { ...s, actor, known }, VERBS);
    const often = times === 1 ? text : `${OFTEN[times] ?? `${times}×`} ${text}`;
    const short = goesOn(all, at) ? often.replace('modify' in i ? until(i.until) : UNREVEALED, '') : often;
    return actor === 'you' ? short : `${ACTORS[actor]} ${MODALS[s.modal]} ${short}`;
  });
  return flow(said, 'a', 'potom');
}
