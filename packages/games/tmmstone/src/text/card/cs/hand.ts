/** Czech verbs of hands. */
import type { Amount, CardFilter, Side } from '../../../cards/parts.ts';
import type { Said } from '../join.ts';
import type { HandSpeakers } from '../say.ts';
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
function one(f: CardFilter, s: Speech, adjective = ''): string {
  const noun = nounOf(f);
  const before = adjective === '' ? '' : `${agree(adjective, noun, false, 'acc')} `;
  const rarity = f.rarity === undefined ? '' : ` ${RARITIES[f.rarity]}`;
  return `${before}${declined(noun, false, 'acc')}${f.card === undefined ? '' : ` ${s.name(f.card)}`}${rarity}`;
}

function draw(n: Amount, who: Side | 'ownerOfTarget', s: Speech): string {
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

const RANDOM = { one: 'náhodnou kartu', some: 'náhodné karty', many: 'náhodných karet' } as const;

export const HAND: HandSpeakers<Speech, Said> = {
  draw: (i, s) => draw(i.draw, i.for ?? 'own', s),
  give: (i, s) => {
    const what = cardsIn(i.count ?? 1, s, s.name(i.give));
    if (i.to === 'opp') return `přidej protivníkovi do ruky ${what}`;
    return i.to === 'active' ? `hráč na tahu dostane do ruky ${what}` : `přidej si do ruky ${what}`;
  },
  burn: (i, s) => {
    const from = i.hand === 'opp' ? 'z protivníkovy ruky' : 'ze své ruky';
    const number = typeof i.burn === 'number';
    if (i.burn === 'all' || i.how === 'all') return `spal všechny karty ${from}`;
    const what = i.burn === 1 ? RANDOM.one : howMuch(i.burn, RANDOM, s);
    return number ? `spal ${what} ${from}` : `spal ${from} ${what}`;
  },
  lookAndBurn: (i) => `podívej se na ${counted(i.lookAndBurn, RANDOM)} v protivníkově ruce a jednu z nich spal`,
  discard: () => 'zahoď všechny karty z ruky',
  discardCards: (i, s) => `zahoď z ruky ${cardsIn(i.count, s, s.name(i.discardCards))}`,
  graveToHand: (i, s) =>
    i.which === 'last'
      ? `vezmi si do ruky ${one(i.graveToHand, s, 'nejnovější')} ze svého hrobu`
      : `vyber ve svém hrobě ${one(i.graveToHand, s)} a vezmi si ${pronoun(nounOf(i.graveToHand), false, 'acc')} do ruky`,
  playFromHand: (i, s) => `zahraj z ruky ${one(i.playFromHand, s)} bez placení`,
  summonFromHand: (i, s) => `vyvolej ${one(i.summonFromHand, s, 'náhodný')} ze své ruky`,
  summonFromDeck: (i, s) => `vyvolej ${one(i.summonFromDeck, s, 'vrchní')} ze svého balíčku`,
  nameCard: () => 'řekni jméno karty',
  handLimit: (i) => `ukaž ji; do konce hry smíš mít v ruce ${counted(i.handLimit, CARDS)}`,
};
