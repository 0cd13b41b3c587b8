/** Czech words for figures, conditions and amounts. */
import { listed, plain, signed } from '@kolbiste/cardkit/words';
import type { Amount, Figures, WhenFilter } from '../../../cards/parts.ts';
import { FIGURE_LETTERS } from '../../../cards/parts.ts';
import type { Speech } from '../speech.ts';
import { np, zonesIn } from './filter.ts';

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
const ROLES = { any: '', attacker: 'když útočí', defender: 'když se brání', inCombat: 'v souboji' } as const;

const STAGES = {
  any: '',
  named: 'před oznámením taktiky',
  zone: 'v souboji ve válečné zóně',
  over: 'po úderech v souboji',
} as const;

/** A condition as what stands behind a predicate, with a space before it; '' = none. */
export function condition(w: WhenFilter | undefined, s: Speech): string {
  if (w === undefined) return '';
  const { tactic, role, enemy, there, count = 1, zones, turn, quiet, promotion, stage = 'any' } = w;
  const parts = [
    tactic === undefined ? '' : TACTICS[tactic],
    enemy === undefined ? '' : `proti ${np(enemy, false, 'dat', s)}`,
    role === undefined ? '' : ROLES[role],
    zones === undefined ? '' : `dokud je ${zonesIn(zones)}`,
    quiet === undefined ? '' : 'mimo souboj',
    promotion === undefined ? '' : `máš-li aspoň ${promotion} vítězných bodů`,
    STAGES[stage],
    turn === undefined ? '' : turn === 'own' ? 've tvém kole' : 'v kole jiného hráče',
    there === undefined
      ? ''
      : count > 1
        ? `pokud ${count === 2 ? 'jsou' : 'je'} ve hře aspoň ${plain(count)} ${np(there, true, count < 5 ? 'nom' : 'gen', s)}`
        : `pokud je ve hře ${np(there, false, 'nom', s)}`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : ` ${parts.join(' ')}`;
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
  if (!('count' in a)) return `${times}tolik ${word('bodů')}, kolik činí jeho H`;
  return `${times}tolik ${word('bodů')}, kolik je ${np(a.count, true, 'gen', s)} ve hře`;
}
