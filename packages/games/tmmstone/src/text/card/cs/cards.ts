/** Czech cards of hands, decks and graves. */
import type { Amount, CardFilter, Side } from '../../../cards/parts.ts';
import type { Noun, Speech } from '../speech.ts';
import { CARDS, counted, forEach, howMuch } from './amounts.ts';
import { agree, declined, pronoun } from './decline.ts';
import { RARITIES, whose } from './whom.ts';

/** A number of cards in the accusative: "kartu", "2 karty", "kartu za každou ...". */
export function cardsIn(n: Amount, s: Speech, name = ''): string {
  const after = name === '' ? '' : ` ${name}`;
  if (n === 1) return `kartu${after}`;
  if (typeof n === 'number') return `${counted(n, CARDS)}${after}`;
  const each = forEach(n, s);
  return each === null ? howMuch(n, { ...CARDS, many: `karet${after}` }, s) : `kartu${after} ${each}`;
}

const nounOf = (f: CardFilter): Noun => f.tag ?? f.kind ?? 'card';

/** A card of a filter in the accusative: "mutanta", "experiment". */
export function oneCard(f: CardFilter, s: Speech, adjective = ''): string {
  const noun = nounOf(f);
  const before = adjective === '' ? '' : `${agree(adjective, noun, false, 'acc')} `;
  const rarity = f.rarity === undefined ? '' : ` ${RARITIES[f.rarity]}`;
  return `${before}${declined(noun, false, 'acc')}${f.card === undefined ? '' : ` ${s.name(f.card)}`}${rarity}`;
}

/** Who draws how many. */
export function drawn(n: Amount, who: Side | 'ownerOfTarget', s: Speech): string {
  switch (who) {
    case 'own':
      return `lízni si ${cardsIn(n, s)}`;
    case 'opp':
      return `protivník si lízne ${cardsIn(n, s)}`;
    case 'both':
      return `oba hráči si líznou ${cardsIn(n, s)}`;
    case 'ownerOfTarget': {
      const { before, after } = whose('target', s);
      return `${before} majitel${after} si lízne ${cardsIn(n, s)}`.trimStart();
    }
    default:
      return who satisfies never;
  }
}

export const RANDOM_CARDS = { one: 'náhodnou kartu', some: 'náhodné karty', many: 'náhodných karet' } as const;

/** A card of the own grave that comes to the hand. */
export const takenBack = (f: CardFilter, which: 'last' | 'chosen', s: Speech): string =>
  which === 'last'
    ? `vezmi si do ruky ${oneCard(f, s, 'nejnovější')} ze svého hrobu`
    : `vyber ve svém hrobě ${oneCard(f, s)} a vezmi si ${pronoun(nounOf(f), false, 'acc')} do ruky`;

/** What is done with the top card that was looked at. */
export const PEEKED = {
  keepOrBottom: 'podívej se na vrchní kartu svého balíčku. Nech ji nahoře, nebo ji dej dospod',
  drawOrBottomAgain:
    'podívej se na vrchní kartu svého balíčku. Buď si ji lízni, nebo ji dej dospod a podívej se na další; ' +
    'tak můžeš projít celý balíček',
} as const;
