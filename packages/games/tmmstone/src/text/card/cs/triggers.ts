/** When: how a Czech text begins. */
import type { Condition, Sort } from '../../../cards/parts.ts';
import type { Effect, When } from '../../../cards/types.ts';
import type { Tag } from '../../../vocabulary.ts';
import type { Speech } from '../speech.ts';
import type { EventName } from '../steps.ts';
import { agree, declined } from './decline.ts';
import { phrase } from './whom.ts';

/** `label`: a keyword before a colon; `time`: an adverbial; `event`: a clause before a comma; `none`: the text alone. */
export interface Head {
  as: 'label' | 'time' | 'event' | 'none';
  text: string;
  /** What the head has not said of the effect's condition. */
  left: Condition | undefined;
}

type Subject = { sort?: Sort; tag?: Tag; card?: number; hero?: 'own' };
const about = (e: Effect): Subject => (typeof e.of === 'object' ? e.of : {});

const LABELS = {
  onPlay: 'Při zahrání',
  onSummon: 'Při vyvolání',
  onDeath: 'Při smrti',
  onDraw: 'Při líznutí',
  onBurn: 'Při spálení',
} as const;
const TIMES = {
  startOfTurn: 'Na začátku tvého kola',
  startOfEachTurn: 'Na začátku každého kola',
  endOfTurn: 'Na konci tvého kola',
  endOfEachTurn: 'Na konci každého kola',
  gameStart: 'Na začátku hry, je-li tato karta v balíčku,',
} as const;

/** Conditions that a head can say as a time. */
const WHILE = { ownTurn: 've tvém kole', oppTurn: 'v protivníkově kole', inAttack: 'při svém útoku' } as const;
const isWhile = (c: Condition | undefined): c is keyof typeof WHILE => typeof c === 'string' && Object.hasOwn(WHILE, c);

/** The unit an event is about, in the nominative: "tato jednotka", "protivníkova jednotka", "tvůj stroj". */
function actor(e: Effect, s: Speech): string {
  if (e.of === 'self') {
    s.mention('self');
    return `tato ${declined('unit', false, 'nom')}`;
  }
  const { sort, tag, card } = about(e);
  const noun = tag ?? sort ?? 'unit';
  s.know('subject', { noun, many: false });
  s.mention('subject');
  const filter = {
    ...(e.by === undefined ? {} : { side: e.by }),
    ...(tag === undefined ? {} : { tag }),
    ...(card === undefined ? {} : { card }),
    ...(e.of === 'notSelf' ? { other: true as const } : {}),
  };
  return phrase(sort ?? 'unit', filter, false, 'nom', s, 'tvůj');
}

/** Who plays: "zahraješ", "protivník zahraje", "některý hráč zahraje". */
const plays = (e: Effect): string =>
  e.by === 'own' ? 'zahraješ' : e.by === 'opp' ? 'protivník zahraje' : 'některý hráč zahraje';

/** What is played, in the accusative. */
function played(e: Effect, noun: 'card' | 'unit' | 'spell', s: Speech): string {
  s.called.set('subject', 'zahraný');
  const { tag, card } = about(e);
  const what = tag ?? noun;
  s.know('subject', { noun: what, many: false });
  s.mention('subject');
  const other = e.of === 'notSelf' ? `${agree('jiný', what, false, 'acc')} ` : '';
  return `${other}${declined(what, false, 'acc')}${card === undefined ? '' : ` ${s.name(card)}`}`;
}

/** What the unit strikes, unless the text has not said it. */
function struck(noun: 'character' | 'unit', s: Speech): string {
  s.forget();
  s.know('object', { noun, many: false });
  s.mention('object');
  return declined(noun, false, 'acc');
}

const heroOf = (e: Effect): string => (about(e).hero === 'own' ? 'tvůj hrdina' : 'některý hrdina');
const onHero = (e: Effect): string => (about(e).hero === 'own' ? ' na tvého hrdinu' : '');

/** A machine that watches for machines sees itself come. */
const selfToo = (e: Effect, s: Speech): string => {
  const { tag } = about(e);
  return e.by !== 'opp' && tag !== undefined && s.card.tags?.includes(tag) === true ? ' (i tato jednotka)' : '';
};

const uses = (e: Effect): string =>
  e.by === 'own' ? 'použiješ' : e.by === 'opp' ? 'protivník použije' : 'některý hráč použije';

/** The clause of an event, with ~ where its time stands. */
function event(when: EventName, e: Effect, s: Speech): string {
  switch (when) {
    case 'spellPlayed':
      return `${plays(e)}~ ${played(e, 'spell', s)}`;
    case 'cardPlayed':
      return `${plays(e)}~ ${played(e, 'card', s)}`;
    case 'unitPlayed':
      return `${plays(e)}~ ${played(e, 'unit', s)}`;
    case 'counter':
      return `protivník hraje~ ${played(e, 'spell', s)}`;
    case 'summoned':
      return `do hry~ vstoupí ${actor(e, s)}${selfToo(e, s)}`;
    case 'died':
      return `zemře~ ${actor(e, s)}`;
    case 'damaged':
      return `${actor(e, s)}~ dostane poškození`;
    case 'dealtDamage':
      return `${actor(e, s)}~ zraní ${struck('character', s)}`;
    case 'killed':
      return `${actor(e, s)}~ zabije ${struck('unit', s)}`;
    case 'attacks':
      s.know('object', { noun: 'unit', many: false });
      return `${actor(e, s)}~ útočí${onHero(e)}`;
    case 'attackedHero':
      return `${actor(e, s)}~ dokončí útok${about(e).hero === 'own' ? ' na tvého hrdinu' : ' na hrdinu'}`;
    case 'heroDamaged':
      return `${heroOf(e)}~ dostane poškození`;
    case 'healed':
      return `se~ vyléčí ${actor(e, s)}`;
    case 'abilityUsed':
      return `${uses(e)}~ schopnost`;
    case 'targetedBySpell':
      s.know('subject', { noun: 'spell', many: false });
      return `${e.by === 'opp' ? 'protivníkovo' : e.by === 'own' ? 'tvoje' : 'nějaké'} kouzlo~ zacílí na tuto jednotku`;
    default:
      return when satisfies never;
  }
}

type Label = keyof typeof LABELS;
type Time = keyof typeof TIMES;
const isLabel = (when: When): when is Label => Object.hasOwn(LABELS, when);
const isTime = (when: When): when is Time => Object.hasOwn(TIMES, when);

function label(when: Label, e: Effect): Head {
  if (when === 'onPlay' && e.if === 'momentum') return { as: 'label', text: 'Hybnost', left: undefined };
  if (when === 'onPlay' || !isWhile(e.if)) return { as: 'label', text: LABELS[when], left: e.if };
  return { as: 'label', text: `${LABELS[when]} ${WHILE[e.if]}`, left: undefined };
}

function happening(when: EventName, e: Effect, s: Speech): Head {
  const word = s.card.kind === 'experiment' ? 'Když' : 'Kdykoli';
  const time = isWhile(e.if) ? ` ${WHILE[e.if]}` : '';
  const text = `${word} ${event(when, e, s).replace('~', time)}`;
  return { as: 'event', text, left: isWhile(e.if) ? undefined : e.if };
}

/** How the text of an effect begins. */
export function head(e: Effect, s: Speech): Head {
  const { when } = e;
  if (when === 'use') return { as: 'none', text: '', left: e.if };
  if (when === 'activated')
    return {
      as: 'label',
      text: `Za ${e.pay ?? 0} ${e.pay === 1 ? 'manu' : 'many'} (ve svém kole, kolikrát chceš)`,
      left: e.if,
    };
  if (isLabel(when)) return label(when, e);
  return isTime(when) ? { as: 'time', text: TIMES[when], left: e.if } : happening(when, e, s);
}
