/** English verbs of decks and graves. */
import type { Said } from '../join.ts';
import { alone } from '../join.ts';
import type { DeckSpeakers } from '../say.ts';
import type { Speech } from '../speech.ts';
import { named } from './hand.ts';
import { whom } from './whom.ts';

const SELF_TO = {
  deck: ['shuffle', 'into your deck'],
  deckBottom: ['put', 'on the bottom of your deck'],
  hand: ['return', 'to your hand'],
} as const;

export const DECK: DeckSpeakers<Speech, Said> = {
  shuffleIn: (i, s) => `shuffle ${whom(i.shuffleIn, s)} into the opponent's deck`,
  shuffleCards: (i, s) =>
    `shuffle ${named(i.count, s.name(i.shuffleCards), i.deck === 'opp' ? "into the opponent's deck" : 'into your deck', s)}`,
  selfTo: (i, s) => {
    const [verb, where] = SELF_TO[i.selfTo];
    return `${verb} ${whom('self', s)} ${where}`;
  },
  spellTo: (i, s) => {
    const it = whom('subject', s);
    return i.spellTo === 'deckBottom'
      ? `put ${it} on the bottom of its owner's deck instead of into the grave`
      : `put ${it} into the other player's hand instead of into the grave`;
  },
  deckToGrave: () => "liquidate the opponent's whole deck",
  peek: (i) =>
    i.peek === 'keepOrBottom'
      ? alone('look at the top card of your deck. Leave it there or put it on the bottom')
      : alone(
          'look at the top card of your deck. Either draw it, or put it on the bottom and look at the next one; ' +
            'you can go through your whole deck this way',
        ),
  compareTops: () =>
    alone(
      'both players reveal the top card of their decks. If yours costs more, take both into your hand; ' +
        'otherwise they stay where they are',
    ),
  castTop: () =>
    alone(
      'the opponent reveals the top card of their deck. If it is a unit, they summon it; if it is a spell, they cast ' +
        'it for free on a random target',
    ),
  mergeDecks: () => alone('shuffle both decks into one. For the rest of the game both players draw from it'),
  mergeGraves: () =>
    alone(
      'shuffle both graves into one deck that both players draw from for the rest of the game. ' +
        'The decks used so far become the grave',
    ),
};
