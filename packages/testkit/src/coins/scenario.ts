import type { Game } from '@kolbiste/kernel';
import { call, core } from '@kolbiste/kernel';
import type { Position, ScenarioAdapter, Source } from '../adapter.ts';
import { coinsGame } from './game.ts';
import type { Coins, CoinsConfig } from './state.ts';
import { blankCoins, FACES } from './state.ts';
import type { CoinsView } from './view.ts';

const SEATS = ['A', 'B'];

function readSeat(s: Coins, seat: number, source: Source | undefined): void {
  const fields = source?.record(['hand', 'purse', 'bet']);
  s.hands[seat] =
    fields
      ?.get('hand')
      ?.list(0, 20)
      .map((card) => card.int(2, 5)) ?? [];
  s.purse[seat] = fields?.get('purse')?.int(0, 1000) ?? 0;
  s.bets[seat] = fields?.get('bet')?.int(0, 2) ?? 0;
}

/** Puts the rest of every face into the discard, so that no card is missing. */
function fillDiscard(s: Coins): void {
  const cards = [...s.deck, ...s.hands.flat()];
  const counts = FACES.map((face) => cards.filter((card) => card === face).length);
  const most = Math.max(1, ...counts);
  FACES.forEach((face, i) => {
    for (let n = counts[i]; n < most; n++) s.discard.push(face);
  });
}

function pushFrames(game: Game<Coins, CoinsView>, s: Coins, at: Position<Coins>['at']): void {
  const named = (name: string) => game.flow.named(name) as NonNullable<ReturnType<typeof game.flow.named>>;
  const place = (procedure: string, step: string) => named(procedure).steps.findIndex((each) => each.name === step);
  const seat = at?.seat ?? 0;
  call(s, named('match'), { seat });
  if (at?.procedure === 'match') {
    s.frames[0].pc = place('match', at.step ?? 'shuffle');
    return;
  }
  s.frames[0].pc = place('match', at?.procedure === 'bets' ? 'play' : 'next');
  if (at?.procedure === 'bets') {
    s.bets.fill(-1);
    call(s, named('bets'), { answered: 0 });
    return;
  }
  call(s, named('turn'), { seat, card: at?.locals?.record(['card']).get('card')?.int(0, 5) ?? 0 });
  s.frames[1].pc = place('turn', at?.step ?? 'choose');
}

/** Scenarios about the game of coins. */
export function coinsAdapter(
  game: Game<Coins, CoinsView, CoinsConfig> = coinsGame(),
): ScenarioAdapter<Coins, CoinsView> {
  return {
    id: 'coins',
    seats: SEATS,
    game(profile) {
      profile?.record([]);
      return game;
    },
    build({ setup, at }) {
      const fields = setup?.record(['heap', 'deck', ...SEATS]);
      const s = {
        ...blankCoins({ seats: 2, heap: fields?.get('heap')?.int(0, 1000) ?? 10, copies: 0 }, ''),
        ...core(''),
      };
      SEATS.forEach((name, seat) => readSeat(s, seat, fields?.get(name)));
      s.deck =
        fields
          ?.get('deck')
          ?.list(0, 50)
          .map((card) => card.int(2, 5)) ?? [];
      fillDiscard(s);
      pushFrames(game, s, at);
      return s;
    },
    facts: (s) => ({
      heap: s.heap,
      'A.coins': s.purse[0],
      'B.coins': s.purse[1],
      'A.hand': s.hands[0].slice(),
      'B.hand': s.hands[1].slice(),
      over: s.frames.length === 0 ? 'yes' : 'no',
    }),
    secret(s, card) {
      const [, seat, place] = /^([AB]) card ([0-9])$/.exec(card.text()) ?? card.fail('a card such as "A card 0"');
      return s.hands[SEATS.indexOf(seat)][Number(place)] ?? card.fail('a card that is there');
    },
    knows: (_s, word) => ['take', 'card', 'at', 'bet', 'higher', 'lower'].includes(word),
    remedy: (key, lang) => `${lang === 'cs' ? 'pomůže' : 'would help'}: ${key}`,
  };
}
