/** When: how an English text begins. */
import type { Condition, Sort } from '../../../cards/parts.ts';
import type { Effect, When } from '../../../cards/types.ts';
import type { Tag } from '../../../vocabulary.ts';
import type { Speech } from '../speech.ts';
import type { EventName } from '../steps.ts';
import { a, noun, one } from './whom.ts';

/** `label`: a keyword before a colon; `event`: words before a comma; `none`: the text alone. */
export interface Head {
  as: 'label' | 'event' | 'none';
  text: string;
  /** What the head has not said of the effect's condition. */
  left: Condition | undefined;
}

type Subject = { sort?: Sort; tag?: Tag; card?: number; hero?: 'own' };
const about = (e: Effect): Subject => (typeof e.of === 'object' ? e.of : {});

const LABELS = {
  onPlay: 'When played',
  onSummon: 'When summoned',
  onDeath: 'On death',
  onDraw: 'When drawn',
  onBurn: 'When burned',
} as const;
const TIMES = {
  startOfTurn: 'At the start of your turn',
  startOfEachTurn: 'At the start of each turn',
  endOfTurn: 'At the end of your turn',
  endOfEachTurn: 'At the end of each turn',
  gameStart: 'At the start of the game, if this card is in your deck',
} as const;

/** Conditions that a head can say as a time. */
const WHILE = {
  ownTurn: 'during your turn',
  oppTurn: "during the opponent's turn",
  inAttack: 'in its own attack',
} as const;
const isWhile = (c: Condition | undefined): c is keyof typeof WHILE => typeof c === 'string' && Object.hasOwn(WHILE, c);

/** The unit an event is about: "this unit", "an enemy unit", "a friendly machine". */
function actor(e: Effect, s: Speech): string {
  if (e.of === 'self') {
    s.mention('self');
    return 'this unit';
  }
  const { sort = 'unit', tag, card } = about(e);
  s.know('subject', { noun: tag ?? sort, many: false });
  s.mention('subject');
  const filter = {
    ...(e.by === undefined ? {} : { side: e.by }),
    ...(tag === undefined ? {} : { tag }),
    ...(card === undefined ? {} : { card }),
    ...(e.of === 'notSelf' ? { other: true as const } : {}),
  };
  return one(sort, filter, s);
}

const who = (e: Effect): string => (e.by === 'own' ? 'you' : e.by === 'opp' ? 'the opponent' : 'a player');
const plays = (e: Effect): string => `${who(e)} ${e.by === 'own' ? 'play' : 'plays'}`;

/** What is played. */
function played(e: Effect, word: 'card' | 'unit' | 'spell', s: Speech): string {
  const { tag, card } = about(e);
  s.called.set('subject', 'the played');
  s.know('subject', { noun: tag ?? word, many: false });
  s.mention('subject');
  if (card !== undefined) return s.name(card);
  return e.of === 'notSelf' ? `another ${noun(tag ?? word, false)}` : a(noun(tag ?? word, false));
}

/** What the unit strikes. */
function struck(word: 'character' | 'unit', s: Speech): string {
  s.forget();
  s.know('object', { noun: word, many: false });
  s.mention('object');
  return a(word);
}

const heroOf = (e: Effect): string => (about(e).hero === 'own' ? 'your hero' : 'a hero');

/** A machine that watches for machines sees itself come. */
const selfToo = (e: Effect, s: Speech): string => {
  const { tag } = about(e);
  return e.by !== 'opp' && tag !== undefined && s.card.tags?.includes(tag) === true ? ' (this unit too)' : '';
};

function event(when: EventName, e: Effect, s: Speech): string {
  switch (when) {
    case 'spellPlayed':
      return `${plays(e)} ${played(e, 'spell', s)}`;
    case 'cardPlayed':
      return `${plays(e)} ${played(e, 'card', s)}`;
    case 'unitPlayed':
      return `${plays(e)} ${played(e, 'unit', s)}`;
    case 'counter':
      return `the opponent is about to play ${played(e, 'spell', s)}`;
    case 'summoned':
      return `${actor(e, s)} enters play${selfToo(e, s)}`;
    case 'died':
      return `${actor(e, s)} dies`;
    case 'damaged':
      return `${actor(e, s)} takes damage`;
    case 'dealtDamage':
      return `${actor(e, s)} damages ${struck('character', s)}`;
    case 'killed':
      return `${actor(e, s)} kills ${struck('unit', s)}`;
    case 'attacks':
      s.know('object', { noun: 'unit', many: false });
      return `${actor(e, s)} attacks${about(e).hero === 'own' ? ' your hero' : ''}`;
    case 'attackedHero':
      return `${actor(e, s)} attacks ${heroOf(e)}`;
    case 'heroDamaged':
      return `${heroOf(e)} takes damage`;
    case 'healed':
      return `${actor(e, s)} is healed`;
    case 'abilityUsed':
      return `${who(e)} ${e.by === 'own' ? 'use your' : 'uses an'} ability`;
    case 'targetedBySpell':
      s.know('subject', { noun: 'spell', many: false });
      return `${e.by === 'own' ? 'your spell' : e.by === 'opp' ? 'an enemy spell' : 'a spell'} targets this unit`;
    default:
      return when satisfies never;
  }
}

type Label = keyof typeof LABELS;
type Time = keyof typeof TIMES;
const isLabel = (when: When): when is Label => Object.hasOwn(LABELS, when);
const isTime = (when: When): when is Time => Object.hasOwn(TIMES, when);

function label(when: Label, e: Effect): Head {
  if (when === 'onPlay' && e.if === 'momentum') return { as: 'label', text: 'Momentum', left: undefined };
  if (when === 'onPlay' || !isWhile(e.if)) return { as: 'label', text: LABELS[when], left: e.if };
  return { as: 'label', text: `${LABELS[when]} ${WHILE[e.if]}`, left: undefined };
}

function happening(when: EventName, e: Effect, s: Speech): Head {
  const word = when === 'attackedHero' ? 'After' : s.card.kind === 'experiment' ? 'When' : 'Whenever';
  const time = isWhile(e.if) ? ` ${WHILE[e.if]}` : '';
  return { as: 'event', text: `${word} ${event(when, e, s)}${time}`, left: isWhile(e.if) ? undefined : e.if };
}

/** How the text of an effect begins. */
export function head(e: Effect, s: Speech): Head {
  const { when } = e;
  if (when === 'use') return { as: 'none', text: '', left: e.if };
  if (when === 'activated')
    return { as: 'label', text: `For ${e.pay ?? 0} mana (on your turn, any number of times)`, left: e.if };
  if (isLabel(when)) return label(when, e);
  return isTime(when) ? { as: 'event', text: TIMES[when], left: e.if } : happening(when, e, s);
}
