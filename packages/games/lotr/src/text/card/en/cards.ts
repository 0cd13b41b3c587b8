/** Instructions in English that work on hands, decks, piles and the encounter deck. */
import type { CardFilter, Player } from '../../../cards/types.ts';
import { SPHERE_WORDS, TYPE_WORDS } from '../../../cards/words.ts';
import type { VerbSpeakers } from '../say.ts';
import type { Speech } from '../speech.ts';
import { called, trait } from '../speech.ts';
import { a, counted, does, PLAYERS } from './whom.ts';

type Part<W extends keyof VerbSpeakers<Speech>> = Pick<VerbSpeakers<Speech>, W>;

/** "an ally of printed cost X of one of the four spheres" without its article. */
function kind(f: CardFilter): string {
  const noun = f.type === undefined ? 'card' : TYPE_WORDS[f.type].one.en;
  const sphere = f.sphere === undefined ? '' : `${SPHERE_WORDS[f.sphere].en} `;
  const cost = f.cost === undefined ? '' : ' of cost X';
  return `${sphere}${noun}${cost}${f.sphered === true ? ' of one of the four spheres' : ''}`;
}

const deckOf = (whose: Player, s: Speech): string => {
  if (whose === 'you') return s.actor === 'you' ? 'your deck' : 'their deck';
  return whose === 'choose' ? "a player's deck" : `the deck of ${PLAYERS[whose]}`;
};

export const CARD_VERBS: Part<'draw' | 'discardHand' | 'fromHand' | 'fromDiscard' | 'shuffleDiscard' | 'search'> = {
  draw: (i) => does(i.by, `draw ${counted(i.draw, 'card')}`, `draws ${counted(i.draw, 'card')}`),
  discardHand: (i) => {
    const what =
      i.discardHand === 'events' ? 'all events' : counted(i.discardHand, i.random === true ? 'random card' : 'card');
    return does(i.by, `discard ${what} from your hand`, `discards ${what} from their hand`);
  },
  fromHand: (i) => {
    const put = `put ${a(i.fromHand)} into play from your hand`;
    return i.back === undefined
      ? put
      : `${put}; if it is still in play at the end of the phase, it returns to your hand`;
  },
  fromDiscard: (i, s) => {
    const what = i.topmost === true ? `the topmost ${kind(i.fromDiscard)}` : a(kind(i.fromDiscard));
    const pile = i.whose === 'you' ? 'your discard pile' : "any player's discard pile";
    const own = i.whose === 'you' ? 'your hand' : "its owner's hand";
    if (i.to === 'hand') return `return ${what} from ${pile} to ${own}`;
    const under = i.under === 'owner' ? "its owner's" : s.actor === 'you' ? 'your' : 'their';
    return `put ${what} from ${pile} into play under ${under} control`;
  },
  shuffleDiscard: (i) =>
    does(i.shuffleDiscard, 'shuffle your discard pile into your deck', 'shuffles their discard pile into their deck'),
  search: (i, s) => {
    const { search, whose, rest } = i;
    const deck = deckOf(whose, s);
    const hand = whose === 'you' ? (s.actor === 'you' ? 'your hand' : 'their hand') : "its owner's hand";
    const back = rest === 'shuffle' ? `shuffle the rest back into ${deck}` : 'put the rest back on top in any order';
    const text = `look at the top ${counted(search, 'card')} of ${deck}, take one of them into ${hand} and ${back}`;
    return i.may === true && s.actor === 'you' ? `you may ${text}` : text;
  },
};

/** Behind a card that is added to the staging area. */
export const UNREVEALED = ' (it is not revealed)';

export const ENCOUNTER_VERBS: Part<
  'peek' | 'cancel' | 'reveal' | 'surge' | 'fetch' | 'shuffleEncounter' | 'nextStage' | 'completeStage'
> = {
  peek: (i) =>
    `look at the top card of the encounter deck${i.mayBottom === true ? '; you may put it on the bottom' : ''}`,
  cancel: (i) => (i.cancel === 'shadow' ? 'cancel that effect' : 'cancel its “when revealed” text'),
  reveal: (i) =>
    i.reveal === 'replacement'
      ? 'then discard it and reveal another card in its place'
      : 'reveal the top card of the encounter deck',
  surge: (i) => (i.if === undefined ? 'this card gains surge' : 'if the staging area is empty, this card gains surge.'),
  fetch: (i, s) => {
    const { by } = i;
    const sought = i.fetch;
    const what = 'card' in sought ? called(s, sought.card) : `${a(trait(s, sought.trait))} card`;
    const from = 'card' in sought ? 'the encounter deck' : 'the encounter deck or its discard pile';
    const text = (verb: string): string => `${verb} ${what} from ${from} to the staging area${UNREVEALED}`;
    return by === undefined ? text('add') : does(by, text('add'), text('adds'));
  },
  shuffleEncounter: () => 'shuffle the encounter deck',
  nextStage: (_i, s) => `continue with a random card of stage ${(s.card.stage ?? 0) + 1}`,
  completeStage: () => 'this stage is completed',
};
