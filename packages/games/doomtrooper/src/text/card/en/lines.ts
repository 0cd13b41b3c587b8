/** The lines of a card in English. */
import { listed } from '@kolbiste/cardkit/words';
import type { NameSet } from '../../../cards/names.ts';
import type { AbilityWords, CardRow } from '../../../cards/types.ts';
import { apostle, isApostle, symmetry } from '../../../cards/words.ts';
import type { CardLine, Parts } from '../lines.ts';
import { areasOf, linesOf, playersIn } from '../lines.ts';
import type { Speech } from '../speech.ts';
import * as en from './kit.ts';
import { moment } from './moments.ts';

const TIMINGS: Readonly<Record<string, string>> = {
  anyTime: 'ANY TIME',
  attackAction: 'as an attack action',
  duringCombat: 'DURING COMBAT',
  combatSpell: 'COMBAT SPELL',
  personalSpell: 'PERSONAL COMBAT SPELL',
  ownTurn: 'ANY TIME on your turn',
  beforeActions: 'on your turn before your first action',
  turnStart: 'at the start of your turn',
  turnEnd: 'at the end of your turn',
  drawStep: 'in your draw step',
  beforeCombat: 'right after a combat is declared',
  proof: 'right after what would fulfil a mission in your hand',
};

function cost(
  { destiny = 0, scale = 0, most, promotion = 0, perTarget = 0, payValue, each, tariff, borne }: AbilityWords,
  s: Speech,
): string {
  const parts = [
    ...(payValue
      ? [`for ${payValue === 'half' ? 'half as many D (rounded up)' : 'as many D'} as the V of the warrior concerned`]
      : []),
    ...(scale > 0 && scale === destiny
      ? [`for each ${scale} D${most === undefined ? '' : ` (at most ${most + 1} times)`}`]
      : []),
    ...(destiny > 0 && scale !== destiny
      ? [`for ${destiny} D${each === undefined ? '' : ` for each of ${en.np(each, true, s)}`}`]
      : []),
    ...(scale > 0 && scale !== destiny
      ? [`(and ${scale} D for each further part${most === undefined ? '' : `, at most ${most}`})`]
      : []),
    ...(tariff === undefined
      ? []
      : [
          `for ${listed(
            tariff.map((each) => `${each.destiny} D (${en.np(each.of, false, s)})`),
            'or',
          )}`,
        ]),
    ...(perTarget > 0 ? [`and ${perTarget} D for each further one chosen`] : []),
    ...(borne === undefined ? [] : [`and ${borne.destiny} D for each ${en.np(borne.of, false, s)} on them`]),
    ...(promotion > 0 ? [`for ${promotion} P`] : []),
  ];
  return parts.map((part) => ` ${part}`).join('');
}

function head(a: AbilityWords, s: Speech): string {
  const { timing, actions = 0, perTurn = 0, once, parked } = a;
  // In a combat anyway: what is asked is that he takes part in it.
  const isTheirs = (timing === 'turnStart' || timing === 'drawStep') && a.when?.turn === 'others';
  const { turn: _, ...rest } = a.when ?? {};
  const condition = en.condition(
    isTheirs ? rest : a.on === 'tactic' ? undefined : a.when,
    s,
    timing === 'duringCombat' ? 'if it takes part' : undefined,
  );
  const when =
    timing === 'reaction' || timing === 'trigger'
      ? moment(a, s)
      : timing === 'action'
        ? actions === 1
          ? 'as an action'
          : `as ${actions} actions`
        : timing === 'attackAction' && actions > 1
          ? `as ${actions} actions (one of them an attack action)`
          : isTheirs
            ? timing === 'drawStep'
              ? "in another player's draw step"
              : "at the start of another player's turn"
            : TIMINGS[timing];
  const price = cost(a, s);
  // Of what happened it is no price.
  const comma = price !== '' && (timing === 'reaction' || timing === 'trigger') ? ',' : '';
  const who = a.bearers ? 'whoever controls the bearer, ' : '';
  const any = a.anyActions ? ', attack actions too' : '';
  return `${who}${when}${any}${comma}${price}${perTurn > 0 ? ', once a turn' : ''}${once ? ', once a game' : ''}${condition}${parked ? ', while the bearer is outside' : ''}`;
}

function ability(a: AbilityWords, s: Speech): string {
  const may = a.may ? 'you may: ' : '';
  const spends = a.spends ? 'discard this card and ' : '';
  const [first, then] = [head(a, s), en.clauses(a.do ?? [], s)];
  const player = en.whoDoes('bearer');
  return `${first}: ${may}${spends}${first.includes(`when ${player}`) ? then.replaceAll(player, 'that player') : then}`;
}

const LAID: Readonly<Record<string, string>> = { player: 'play before yourself', caster: 'play on the caster' };
const AREAS = {
  squad: 'to the Squad',
  kohort: 'to the Kohort',
  outpost: 'to the Outpost',
  outside: 'outside the areas',
} as const;

function laid(card: CardRow, s: Speech): string {
  const { to, lays, kind } = card;
  if (lays === 'player')
    return to?.whose === undefined || to.whose === 'own' ? LAID['player'] : 'play before the chosen player';
  if (kind === 'fortification' || lays === 'zone')
    return to === undefined
      ? `play ${listed(
          areasOf(card).map((area) => AREAS[area]),
          'or',
        )}`
      : `play on ${en.np({ ...to, whose: 'own' }, true, s, 'one of')}`;
  if ((lays === 'warrior' || lays === 'card') && kind !== 'equipment')
    return `play on ${en.np(to ?? {}, false, s, 'any')}`;
  return to === undefined ? '' : `for ${en.np(to, true, s)}`;
}

function play(card: CardRow, s: Speech): string {
  const where = laid(card, s);
  if (card.play === undefined) return where;
  const what = [where, en.clauses(card.play.do ?? [], s)]
    .filter((text) => text !== '')
    .join(where.startsWith('for ') ? '; when it is laid ' : ' and ');
  return `${head(card.play, s)}${what === '' ? '' : `: ${what}`}`;
}

/** Of whom a text speaks that does not say so: a player, the bearer, the warrior himself. */
function subject(words: Parameters<Parts['holds']>[0], s: Speech): string {
  if ('onlyFor' in words || 'homeTurf' in words || 'lapses' in words) return '';
  const of = playersIn(words);
  if (of !== undefined)
    return of === 'own' ? 'its player ' : of === 'before' ? 'the player it lies before ' : 'each player ';
  return s.card.kind === 'warrior' ? '' : 'the bearer ';
}

function holds(words: Parameters<Parts['holds']>[0], s: Speech): string {
  const { whom } = words;
  if (whom === undefined) return `${subject(words, s)}${en.held(words, false, s)}`;
  const one =
    whom.whose === 'self' || whom.whose === 'bearer' || (whom.whose === 'enemy' && Object.keys(whom).length === 1);
  return `${en.np(whom, !one, s, one || whom.whose !== undefined ? undefined : 'all')} ${en.held(words, !one, s)}`;
}

/** What stands in the members of a card rather than in its text. */
function traits(card: CardRow, s: Speech): string[] {
  const followed = card.traits?.filter(isApostle) ?? [];
  const considered = en.kindNames(card.kinds ?? [], s);
  const warrior = card.kind === 'warrior';
  return [
    card.kind !== 'symmetry'
      ? ''
      : followed.length === 0
        ? `GIFT OF THE ${symmetry(s.names).en.toUpperCase()}`
        : `GIFT OF ${apostle(followed[0], s.names).en.toUpperCase()}`,
    card.sub?.includes('stacks') ? 'the effects of several of these add up' : '',
    card.kind === 'special' && card.copies === 1 ? 'each player may have only one of these in play' : '',
    card.unique && warrior ? 'personality' : '',
    warrior && followed.length > 0
      ? `follower of ${listed(
          followed.map((each) => apostle(each, s.names).en),
          'and',
        )}`
      : '',
    card.traits?.includes('heretic') && warrior ? 'Heretic' : '',
    card.traits?.includes('mercenary') ? 'mercenary' : '',
    considered === '' ? '' : `considered: ${considered}`,
    card.rights === undefined ? '' : en.rights(card.rights, false, s),
    card.immune === undefined ? '' : `is immune to ${en.immunities(card.immune, s)}`,
    card.aspects === undefined || !warrior ? '' : `casts ${en.aspects(card.aspects)}`,
    card.aspects === undefined || warrior || card.aspects === 'all' ? '' : `Art of ${en.aspectWord(card.aspects[0])}`,
    ...en.gear(card.gear ?? []),
  ].filter((text) => text !== '');
}

export const english = (card: CardRow, names: NameSet): CardLine[] =>
  linesOf(card, names, { lang: 'en', traits, play, holds, ability, unscripted: 'this card is not carried out yet' });
