/** Czech units that come and come back. */
import type { Instruction } from '../../../cards/steps.ts';
import type { Tag } from '../../../vocabulary.ts';
import type { Noun, Speech } from '../speech.ts';
import { counted, forEach, howMuch, UNITS } from './amounts.ts';
import { agree, declined, pronoun } from './decline.ts';
import { whom } from './whom.ts';

type Summons = Extract<Instruction, { summon: number }>;

/** Nobody may choose fewer than there are. */
const ALL_OF_THEM = ' (všechny, je-li jich méně)';

/** 2 stroje, 5 strojů; jeden stroj. */
const some = (n: number, noun: Noun): string =>
  counted(n, {
    one: declined(noun, false, 'acc'),
    some: declined(noun, true, 'acc'),
    many: declined(noun, true, 'gen'),
  });

/** Units of a card that come. */
export function summoned(i: Summons, s: Speech): string {
  const opp = i.side === 'opp';
  const name = s.name(i.summon);
  const stats = i.statsOf === undefined ? '' : ` s útokem a životy ${whom(i.statsOf, 'gen', s)}`;
  const many = i.fill === true || (i.count !== undefined && i.count !== 1);
  s.know('those', { noun: 'unit', many });
  s.mention('those');
  if (i.fill === true) return `zaplň všechna ${opp ? 'protivníkova' : 'svoje'} volná místa jednotkami ${name}${stats}`;
  const verb = opp ? 'vyvolej protivníkovi' : 'vyvolej';
  const count = i.count ?? 1;
  if (count === 1) return `${verb} jednotku ${name}${stats}`;
  if (typeof count === 'number') return `${verb} ${counted(count, UNITS)} ${name}${stats}`;
  const each = forEach(count, s);
  if (each !== null) return `${verb} jednotku ${name}${stats} ${each}`;
  return `${verb} ${howMuch(count, { ...UNITS, many: `jednotek ${name}${stats}` }, s)}`;
}

/** So many of the own grave, or of the newest there. */
export function chosenRevived({ tag, top }: { tag?: Tag; top?: number }, count: number): string {
  const noun = tag ?? 'unit';
  const what = count === 1 ? declined(noun, false, 'acc') : `${some(count, noun)}${ALL_OF_THEM}`;
  if (top === undefined) return `vyber ve svém hrobě ${what} a oživ ${pronoun(noun, count !== 1, 'acc')}`;
  const of = `${top} ${agree('nejnovější', noun, true, 'gen')} ${declined(noun, true, 'gen')} ve svém hrobě`;
  return count === 1
    ? `vyber ${agree('jeden', noun, false, 'acc')} ze ${of} a oživ ${pronoun(noun, false, 'acc')}`
    : `vyber ${count} ze ${of}${ALL_OF_THEM} a oživ je`;
}
