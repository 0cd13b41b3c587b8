/** The lines of a card in Czech. */
import { byNumber, listed } from '@kolbiste/cardkit/words';
import type { NameSet } from '../../../cards/names.ts';
import type { AbilityWords, CardRow } from '../../../cards/types.ts';
import { apostle, isApostle, symmetry } from '../../../cards/words.ts';
import type { CardLine, Parts } from '../lines.ts';
import { areasOf, linesOf, playersIn } from '../lines.ts';
import type { Speech } from '../speech.ts';
import * as cs from './kit.ts';
import { moment } from './moments.ts';

const TIMINGS: Readonly<Record<string, string>> = {
  anyTime: 'KDYKOLI',
  attackAction: 'jako útočnou akci',
  duringCombat: 'V PRŮBĚHU SOUBOJE',
  combatSpell: 'BOJOVÉ KOUZLO',
  personalSpell: 'OSOBNÍ BOJOVÉ KOUZLO',
  ownTurn: 'KDYKOLI ve svém kole',
  beforeActions: 've svém kole před první akcí',
  turnStart: 'na začátku svého kola',
  turnEnd: 'na konci svého kola',
  drawStep: 'při svém dobírání karet',
  beforeCombat: 'hned po vyhlášení souboje',
  proof: 'hned po tom, co by splnilo úkol z tvé ruky',
};

function cost(
  { destiny = 0, scale = 0, most, promotion = 0, perTarget = 0, payValue, each, tariff, borne }: AbilityWords,
  s: Speech,
): string {
  const parts = [
    ...(payValue
      ? [
          `za tolik B, kolik činí ${payValue === 'half' ? 'polovina (nahoru) H dotyčného bojovníka' : 'H dotyčného bojovníka'},`,
        ]
      : []),
    ...(scale > 0 && scale === destiny
      ? [`za každé ${scale} B${most === undefined ? '' : ` (nejvýše ${most + 1}krát)`}`]
      : []),
    ...(destiny > 0 && scale !== destiny
      ? [`za ${destiny} B${each === undefined ? '' : ` za ${cs.np(each, false, 'acc', s, 'každý')}`}`]
      : []),
    ...(scale > 0 && scale !== destiny
      ? [`(a ${scale} B za každý další díl${most === undefined ? '' : `, nejvýše ${most}`})`]
      : []),
    ...(tariff === undefined
      ? []
      : [
          `za ${listed(
            tariff.map((each) => `${each.destiny} B (${cs.np(each.of, false, 'nom', s)})`),
            'nebo',
          )}`,
        ]),
    ...(perTarget > 0 ? [`a ${perTarget} B za každého dalšího vybraného`] : []),
    ...(borne === undefined ? [] : [`a ${borne.destiny} B za ${cs.np(borne.of, false, 'acc', s, 'každý')} u nich`]),
    ...(promotion > 0
      ? [`za ${promotion} ${byNumber(promotion, 'vítězný bod', 'vítězné body', 'vítězných bodů')}`]
      : []),
  ];
  return parts.map((part) => ` ${part}`).join('');
}

function head(a: AbilityWords, s: Speech): string {
  const { timing, actions = 0, perTurn = 0, once, parked } = a;
  // In a combat anyway: what is asked is that he takes part in it.
  const isTheirs = (timing === 'turnStart' || timing === 'drawStep') && a.when?.turn === 'others';
  const { turn: _, ...rest } = a.when ?? {};
  const condition = cs.condition(
    isTheirs ? rest : a.on === 'tactic' ? undefined : a.when,
    s,
    timing === 'duringCombat' ? 'účastní-li se ho' : undefined,
  );
  const when =
    timing === 'reaction' || timing === 'trigger'
      ? moment(a, s)
      : timing === 'action'
        ? `jako ${actions} ${byNumber(actions, 'akci', 'akce', 'akcí')}`
        : timing === 'attackAction' && actions > 1
          ? `jako ${actions} ${byNumber(actions, 'akci', 'akce', 'akcí')} (z nich jednu útočnou)`
          : isTheirs
            ? timing === 'drawStep'
              ? 'při dobírání karet jiného hráče'
              : 'na začátku kola jiného hráče'
            : TIMINGS[timing];
  const price = cost(a, s);
  // Of what happened it is no price.
  const comma = price !== '' && (timing === 'reaction' || timing === 'trigger') ? ',' : '';
  const who = a.bearers ? 'hráč, který ovládá nositele, ' : '';
  const any = a.anyActions ? ', i útočné' : '';
  return `${who}${when}${any}${comma}${price}${perTurn > 0 ? ', jednou za kolo' : ''}${once ? ', jednou za hru' : ''}${condition}${parked ? ', je-li nositel vně' : ''}`.replace(
    /,(?=,|$)/g,
    '',
  );
}

function ability(a: AbilityWords, s: Speech): string {
  const may = a.may ? 'smíš: ' : '';
  const spends = a.spends ? 'vyřaď tuto kartu a ' : '';
  const [first, then] = [head(a, s), cs.clauses(a.do ?? [], s)];
  const player = cs.whoDoes('bearer');
  return `${first}: ${may}${spends}${first.includes(player) ? then.replaceAll(player, 'tento hráč') : then}`;
}

const LAID: Readonly<Record<string, string>> = { player: 'vylož před sebe', caster: 'vylož na sesilatele' };
const AREAS = { squad: 'do Mužstva', kohort: 'do Kohorty', outpost: 'na Stanici', outside: 'mimo oblasti' } as const;

function laid(card: CardRow, s: Speech): string {
  const { to, lays, kind } = card;
  if (lays === 'player')
    return to?.whose === undefined || to.whose === 'own' ? LAID['player'] : 'vylož před vybraného hráče';
  if (kind === 'fortification' || lays === 'zone')
    return to === undefined
      ? `vylož ${listed(
          areasOf(card).map((area) => AREAS[area]),
          'nebo',
        )}`
      : `vylož na ${cs.np({ ...to, whose: 'own' }, false, 'acc', s)}`;
  if ((lays === 'warrior' || lays === 'card') && kind !== 'equipment')
    return `vylož na ${cs.np(to ?? {}, false, 'acc', s, 'libovolný')}`;
  return to === undefined ? '' : `pro ${cs.np(to, false, 'acc', s)}`;
}

function play(card: CardRow, s: Speech): string {
  const where = laid(card, s);
  if (card.play === undefined) return where;
  const what = [where, cs.clauses(card.play.do ?? [], s)]
    .filter((text) => text !== '')
    .join(where.startsWith('pro ') ? '; při vyložení ' : ' a ');
  return `${head(card.play, s)}${what === '' ? '' : `: ${what}`}`;
}

/** Of whom a text speaks that does not say so: a player, the bearer, the warrior himself. */
function subject(words: Parameters<Parts['holds']>[0], s: Speech): string {
  if ('onlyFor' in words || 'homeTurf' in words || 'lapses' in words) return '';
  const of = playersIn(words);
  if (of !== undefined) return of === 'own' ? 'její hráč ' : of === 'before' ? 'hráč, před nímž leží, ' : 'každý hráč ';
  return s.card.kind === 'warrior' ? '' : 'nositel ';
}

function holds(words: Parameters<Parts['holds']>[0], s: Speech): string {
  const { whom } = words;
  if (whom === undefined) return `${subject(words, s)}${cs.held(words, false, s)}`;
  const one =
    whom.whose === 'self' || whom.whose === 'bearer' || (whom.whose === 'enemy' && Object.keys(whom).length === 1);
  return `${cs.np(whom, !one, 'nom', s, one || whom.whose !== undefined ? undefined : 'všechen')} ${cs.held(words, !one, s)}`;
}

/** What stands in the members of a card rather than in its text. */
function traits(card: CardRow, s: Speech): string[] {
  const followed = card.traits?.filter(isApostle) ?? [];
  const considered = cs.kindNames(card.kinds ?? [], s);
  const warrior = card.kind === 'warrior';
  return [
    card.kind !== 'symmetry'
      ? ''
      : followed.length === 0
        ? `DAR ${symmetry(s.names).gen?.toUpperCase()}`
        : `DAR ${apostle(followed[0], s.names).gen?.toUpperCase()}`,
    card.sub?.includes('stacks') ? 'účinky více takových karet se sčítají' : '',
    card.kind === 'special' && card.copies === 1 ? 'každý hráč smí mít ve hře jen jednu takovou' : '',
    card.unique && warrior ? 'osobnost' : '',
    warrior && followed.length > 0
      ? `stoupenec ${listed(
          followed.map((each) => apostle(each, s.names).gen ?? ''),
          'a',
        )}`
      : '',
    card.traits?.includes('heretic') && warrior ? 'kacíř' : '',
    card.traits?.includes('mercenary') ? 'žoldnéř' : '',
    considered === '' ? '' : `považován za: ${considered}`,
    card.rights === undefined ? '' : cs.rights(card.rights, false, s),
    card.immune === undefined ? '' : `je imunní vůči ${cs.immunities(card.immune, s)}`,
    card.aspects === undefined || !warrior ? '' : `sesílá ${cs.aspects(card.aspects)}`,
    card.aspects === undefined || warrior || card.aspects === 'all' ? '' : `Umění ${cs.aspectWord(card.aspects[0])}`,
    ...cs.gear(card.gear ?? []),
  ].filter((text) => text !== '');
}

export const czech = (card: CardRow, names: NameSet): CardLine[] =>
  linesOf(card, names, { lang: 'cs', traits, play, holds, ability, unscripted: 'tato karta se zatím neprovádí' });
