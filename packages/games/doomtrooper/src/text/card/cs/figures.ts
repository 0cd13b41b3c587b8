/** Czech words for figures, conditions and amounts. */
import { listed, plain, signed } from '@kolbiste/cardkit/words';
import type { Amount, Figures, Filter, WhenFilter, WhomWord } from '../../../cards/parts.ts';
import { FIGURE_LETTERS } from '../../../cards/parts.ts';
import type { Speech } from '../speech.ts';
import { np, zonesIn } from './filter.ts';
import { isNew, whom } from './whom.ts';

const LETTERS = { F: 'Z', S: 'S', A: 'O', V: 'H' } as const;

const each = (f: Figures, say: (n: number) => string): string =>
  listed(
    FIGURE_LETTERS.flatMap((letter) => {
      const n = f[letter];
      return n === undefined ? [] : [`${say(n)} ${LETTERS[letter]}`];
    }),
    'a',
  );

/** "Z a S". */
export const letterList = (list: readonly (keyof typeof LETTERS)[]): string =>
  listed(
    list.map((letter) => LETTERS[letter]),
    'a',
  );
/** "+2 Z a +2 S". */
export const changes = (f: Figures): string => each(f, signed);
/** "základní Z a S". */
const letters = (f: Figures): string =>
  listed(
    FIGURE_LETTERS.flatMap((letter) => (f[letter] === undefined ? [] : [LETTERS[letter]])),
    'a',
  );

const TIMES: Readonly<Record<string, string>> = { '2': 'dvojnásobnou', '3': 'trojnásobnou', '1/2': 'poloviční' };
/** "dvojnásobnou Z, S a O", for every figure the same factor. */
export function factors(f: Figures, den: number): string {
  const n = Object.values(f)[0] ?? 1;
  const key = den === 1 ? String(n) : `${n}/${den}`;
  return `${Object.hasOwn(TIMES, key) ? TIMES[key] : `${key}násobnou`} hodnotu ${letters(f)}`;
}

const TACTICS = { fight: 'v zápase', shoot: 've střelbě' } as const;
const ROLES = { any: '', attacker: 'když útočí', defender: 'když se brání' } as const;
/** "jeho H", "H libovolného tvého bojovníka" where he is first spoken of. */
const valueOf = (word: WhomWord, s: Speech): string => (isNew(word, s) ? `H ${whom(word, 'gen', s)}` : 'jeho H');

const STAGES = {
  any: '',
  named: 'po oznámení útočníka a obránce (před taktikou)',
  zone: 'v souboji ve válečné zóně',
  over: 'po úderech v souboji',
} as const;

/** A condition as what stands behind a predicate, with a space before it; '' = none. */
export function condition(w: WhenFilter | undefined, s: Speech, takesPart = 'v souboji'): string {
  if (w === undefined) return '';
  const { tactic, role, enemy, there, count = 1, zones, turn, quiet, promotion, stage = 'any', wielded } = w;
  // Where the combat was named it is not named again.
  const asClause = takesPart !== 'v souboji' || stage === 'over' || stage === 'zone';
  const parts = [
    tactic === undefined ? '' : TACTICS[tactic],
    enemy === undefined ? '' : `proti ${np(enemy, false, 'dat', s)}`,
    quiet === undefined ? '' : 'mimo souboj',
    STAGES[stage],
    turn === undefined ? '' : turn === 'own' ? 've tvém kole' : 'v kole jiného hráče',
    role === 'inCombat' && !asClause ? takesPart : '',
  ].filter((part) => part !== '');
  const clauses = [
    role === undefined ? '' : role !== 'inCombat' ? ROLES[role] : asClause ? 'účastní-li se ho' : '',
    zones === undefined ? '' : `dokud je ${zonesIn(zones)}`,
    promotion === undefined ? '' : `máš-li aspoň ${promotion} vítězných bodů`,
    !wielded ? '' : s.card.kind === 'warzone' ? 'bojuje-li se v této zóně' : 'je-li použitou zbraní',
    there === undefined ? '' : isThere(there, count, s),
  ].filter((part) => part !== '');
  return `${parts.map((part) => ` ${part}`).join('')}${clauses.length === 0 ? '' : `, ${listed(clauses, 'a')}`}`;
}

const IN_ROLE = { any: 'je-li ve hře', attacker: 'útočí-li', defender: 'brání-li se', inCombat: 'bojuje-li' } as const;
/** What must be in play: on the speaker, the bearer himself, or anywhere. */
function isThere(there: Filter, count: number, s: Speech): string {
  const { whose, ...rest } = there;
  if (whose === 'borne')
    return `pokud má ${s.card.kind === 'warrior' ? 'tento bojovník' : 'tato karta'} u sebe ${np(rest, false, 'acc', s)}`;
  const { role, ...others } = there;
  if (role !== undefined && count === 1) return `${IN_ROLE[role]} ${np(others, false, 'nom', s)}`;
  if (whose === 'bearer') return `je-li nositel ${np(rest, false, 'nom', s)}`;
  return count > 1
    ? `pokud ${count < 5 ? 'jsou' : 'je'} ve hře aspoň ${plain(count)} ${np(there, true, count < 5 ? 'nom' : 'gen', s)}`
    : `pokud je ve hře ${np(there, false, 'nom', s)}`;
}

/** How much, as a number with what it counts; `one`: what is counted, in the genitive of many. */
export function howMuch(a: Amount, s: Speech): string {
  if (typeof a === 'number') return plain(a);
  if (a === 'all') return 'všechny';
  if (a === 'steps') return 'za každý zaplacený díl 1';
  if (a === 'amount') return 'stejně';
  if ('steps' in a) return `za každý zaplacený díl ${plain(a.steps)}`;
  if ('amount' in a) return a.amount === 2 ? 'dvakrát tolik' : `${plain(a.amount)}krát tolik`;
  if ('halfOf' in a) return 'polovinu (nahoru) jeho H';
  const times = a.times ?? 1;
  const factor = times === 1 ? '' : `${plain(times)}× `;
  return 'count' in a ? `${factor}tolik, kolik je ${np(a.count, true, 'gen', s)}` : `${factor}tolik, kolik je jeho H`;
}

/** "3 body osudu", "bod osudu", "tolik bodů osudu, kolik ..." */
export function points(a: Amount, kind: 'osudu' | 'vítězný' | '', s: Speech): string {
  const word = (form: 'bod' | 'body' | 'bodů'): string => {
    if (kind === '') return form;
    if (kind === 'osudu') return `${form} osudu`;
    return `${form === 'bod' ? 'vítězný' : form === 'body' ? 'vítězné' : 'vítězných'} ${form}`;
  };
  if (typeof a === 'number') return `${plain(a)} ${word(a === 1 ? 'bod' : a > 1 && a < 5 ? 'body' : 'bodů')}`;
  if (a === 'all') return `všechny ${word('body')}`;
  if (a === 'steps') return word('bod');
  if (a === 'amount') return `tolik ${word('bodů')}`;
  if ('steps' in a) return `${plain(a.steps)} ${word(a.steps < 5 ? 'body' : 'bodů')}`;
  if ('amount' in a) return `${plain(a.amount)}× tolik ${word('bodů')}`;
  if ('halfOf' in a) return `tolik ${word('bodů')}, kolik činí polovina jeho H (nahoru)`;
  const times = (a.times ?? 1) === 1 ? '' : `${plain(a.times ?? 1)}× `;
  if (!('count' in a)) return `${times}tolik ${word('bodů')}, kolik činí ${valueOf(a.valueOf, s)}`;
  return `${times}tolik ${word('bodů')}, kolik je ${np(a.count, true, 'gen', s)} ve hře`;
}

/** So many times its value in Destiny points. */
export const valuePoints = (times: number): string =>
  `${times === 1 ? '' : times === 2 ? 'dvakrát ' : `${times}× `}tolik bodů osudu, kolik činí jeho H`;
