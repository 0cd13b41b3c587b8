/** Czech verbs of decks and graves. */
import type { Said } from '../join.ts';
import { alone } from '../join.ts';
import type { DeckSpeakers } from '../say.ts';
import type { Speech } from '../speech.ts';
import { cardsIn } from './hand.ts';
import { whom } from './whom.ts';

/** A card put somewhere: "zamíchej toto kouzlo do svého balíčku", "dej ho do ruky". */
const SELF_TO = {
  deck: ['zamíchej', 'do svého balíčku'],
  deckBottom: ['dej', 'dospod svého balíčku'],
  hand: ['vrať', 'do ruky'],
} as const;

export const DECK: DeckSpeakers<Speech, Said> = {
  shuffleIn: (i, s) => `zamíchej ${whom(i.shuffleIn, 'acc', s)} do protivníkova balíčku`,
  shuffleCards: (i, s) =>
    `zamíchej do ${i.deck === 'opp' ? 'protivníkova' : 'svého'} balíčku ${cardsIn(i.count, s, s.name(i.shuffleCards))}`,
  selfTo: (i, s) => {
    const [verb, where] = SELF_TO[i.selfTo];
    return `${verb} ${whom('self', 'acc', s)} ${where}`;
  },
  spellTo: (i, s) => {
    const it = whom('subject', 'acc', s);
    if (i.spellTo === 'deckBottom') return `dej ${it} místo do hrobu dospod majitelova balíčku`;
    return `dej ${it} místo do hrobu do ruky druhému hráči`;
  },
  deckToGrave: () => 'zlikviduj celý protivníkův balíček',
  peek: (i) =>
    i.peek === 'keepOrBottom'
      ? alone('podívej se na vrchní kartu svého balíčku. Nech ji nahoře, nebo ji dej dospod')
      : alone(
          'podívej se na vrchní kartu svého balíčku. Buď si ji lízni, nebo ji dej dospod a podívej se na další; ' +
            'tak můžeš projít celý balíček',
        ),
  compareTops: () =>
    alone(
      'oba hráči ukážou vrchní kartu svého balíčku. Pokud tvoje stojí víc, vezmi si obě do ruky; jinak zůstanou, kde jsou',
    ),
  castTop: () =>
    alone(
      'protivník ukáže vrchní kartu svého balíčku. Je-li to jednotka, vyvolá ji; je-li to kouzlo, sešle ho zadarmo ' +
        'na náhodný cíl',
    ),
  mergeDecks: () => alone('zamíchej oba balíčky do jednoho společného. Do konce hry z něj lízají oba hráči'),
  mergeGraves: () =>
    alone(
      'zamíchej oba hroby do společného balíčku, ze kterého do konce hry lízají oba hráči. Dosavadní balíčky se stanou hrobem',
    ),
};
