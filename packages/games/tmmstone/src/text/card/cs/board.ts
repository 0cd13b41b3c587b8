/** Czech verbs of coming and going. */
import type { Who } from '../../../cards/parts.ts';
import type { Said } from '../join.ts';
import type { BoardSpeakers } from '../say.ts';
import type { Noun, Speech } from '../speech.ts';
import { counted, forEach, howMuch, UNITS } from './amounts.ts';
import { agree, declined, pronoun } from './decline.ts';
import { preposed, remember, whom } from './whom.ts';

function does(verb: string, who: Who, s: Speech, after = ''): string {
  const text = `${verb} ${whom(who, 'acc', s)}${after}`;
  remember(who, s);
  return text;
}

/** Nobody may choose fewer than there are. */
const ALL_OF_THEM = ' (všechny, je-li jich méně)';

const single = (who: Who): boolean =>
  typeof who === 'string' ? who !== 'targets' && who !== 'heroes' : 'random' in who;

/** 2 stroje, 5 strojů; jeden stroj. */
const some = (n: number, noun: Noun): string =>
  counted(n, {
    one: declined(noun, false, 'acc'),
    some: declined(noun, true, 'acc'),
    many: declined(noun, true, 'gen'),
  });

export const BOARD: BoardSpeakers<Speech, Said> = {
  summon: (i, s) => {
    const opp = i.side === 'opp';
    const name = s.name(i.summon);
    const stats = i.statsOf === undefined ? '' : ` s útokem a životy ${whom(i.statsOf, 'gen', s)}`;
    const many = i.fill === true || (i.count !== undefined && i.count !== 1);
    s.know('those', { noun: 'unit', many });
    s.mention('those');
    if (i.fill === true)
      return `zaplň všechna ${opp ? 'protivníkova' : 'svoje'} volná místa jednotkami ${name}${stats}`;
    const verb = opp ? 'vyvolej protivníkovi' : 'vyvolej';
    const count = i.count ?? 1;
    if (count === 1) return `${verb} jednotku ${name}${stats}`;
    if (typeof count === 'number') return `${verb} ${counted(count, UNITS)} ${name}${stats}`;
    const each = forEach(count, s);
    if (each !== null) return `${verb} jednotku ${name}${stats} ${each}`;
    return `${verb} ${howMuch(count, { ...UNITS, many: `jednotek ${name}${stats}` }, s)}`;
  },
  revive: (i, s) => does('oživ', i.revive, s),
  reviveChosen: ({ reviveChosen: { tag, top }, count }) => {
    const noun = tag ?? 'unit';
    const what = count === 1 ? declined(noun, false, 'acc') : `${some(count, noun)}${ALL_OF_THEM}`;
    if (top === undefined) return `vyber ve svém hrobě ${what} a oživ ${pronoun(noun, count !== 1, 'acc')}`;
    const of = `${top} ${agree('nejnovější', noun, true, 'gen')} ${declined(noun, true, 'gen')} ve svém hrobě`;
    return count === 1
      ? `vyber ${agree('jeden', noun, false, 'acc')} ze ${of} a oživ ${pronoun(noun, false, 'acc')}`
      : `vyber ${count} ze ${of}${ALL_OF_THEM} a oživ je`;
  },
  reviveNth: (i, s) =>
    `odpočítej ve svém hrobě od nejstarší (stále dokola) ${howMuch(i.reviveNth, UNITS, s)}, a poslední z nich oživ`,
  bounce: (i, s) => {
    if (i.to === 'own') return does('vezmi si do ruky', i.bounce, s);
    return does('vrať', i.bounce, s, single(i.bounce) ? ' majiteli do ruky' : ' majitelům do ruky');
  },
  steal: (i, s) => does('ovládni', i.steal, s),
  switchSide: (i, s) => does('přesuň', i.switchSide, s, ' na druhou stranu hrací plochy'),
  transform: (i, s) => does('proměň', i.transform, s, ` v jednotku ${s.name(i.into)}`),
  vanish: (i, s) => does('zlikviduj', i.vanish, s),
  exile: (i, s) => {
    if (i.under === undefined) return does('polož', i.exile, s, ' pod tuto kartu');
    const under = preposed(whom(i.under, 'acc', s));
    return `polož pod ${under} ${whom(i.exile, 'acc', s)}`;
  },
  release: (i) =>
    `vyvolej ${i.release === 'opp' ? 'protivníkovi' : 'na své straně'} všechny jednotky, které leží pod touto kartou`,
  setAside: () => 'odlož ji odkrytou vedle hrací plochy',
  enter: () => 'vyvolej tuto kartu, pokud leží vedle hrací plochy',
  rotate: () => 'zvol směr a posuň všechny jednotky o jedno místo dokola kolem obou stran',
};
