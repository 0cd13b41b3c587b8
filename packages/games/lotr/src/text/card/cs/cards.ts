/** Instructions in Czech that work on hands, decks, piles and the encounter deck. */
import type { CardFilter, Player } from '../../../cards/types.ts';
import { SPHERE_WORDS } from '../../../cards/words.ts';
import type { VerbSpeakers } from '../say.ts';
import type { Speech } from '../speech.ts';
import { called, trait } from '../speech.ts';
import { agree, declined } from './decline.ts';
import { cardsOf, counted, does, mood } from './whom.ts';

type Part<W extends keyof VerbSpeakers<Speech>> = Pick<VerbSpeakers<Speech>, W>;

/** "jednoho spojence s cenou X", in the accusative. */
function kind(f: CardFilter, article: string): string {
  const noun = f.type ?? 'card';
  const sphere = f.sphere === undefined ? '' : ` sféry ${SPHERE_WORDS[f.sphere].cs}`;
  const cost = f.cost === undefined ? '' : ' s cenou X';
  const sphered = f.sphered === true ? ' kterékoli ze čtyř sfér' : '';
  return `${agree(article, noun, 'acc')} ${declined(noun, 'acc')}${sphere}${cost}${sphered}`;
}

const OWNERS: Readonly<Partial<Record<Player, string>>> = {
  choose: 'balíčku zvoleného hráče',
  chosen: 'balíčku toho hráče',
  first: 'balíčku prvního hráče',
};
const ofDeck = (whose: Player): string => OWNERS[whose] ?? 'svého balíčku';

export const CARD_VERBS: Part<'draw' | 'discardHand' | 'fromHand' | 'fromDiscard' | 'shuffleDiscard' | 'search'> = {
  draw: (i) => does(i.by, `lízni si ${cardsOf(i.draw)}`, `si lízne ${cardsOf(i.draw)}`),
  discardHand: (i) => {
    const cards = (n: number): string =>
      i.random === true ? counted(n, 'náhodnou kartu', 'náhodné karty', 'náhodných karet') : cardsOf(n);
    const what = i.discardHand === 'events' ? 'všechny události' : cards(i.discardHand);
    return does(i.by, `odhoď z ruky ${what}`, `odhodí z ruky ${what}`);
  },
  fromHand: (i, s) => {
    const put = `${mood(s, 'dej', 'dát')} z ruky do hry ${agree('jeden', i.fromHand, 'acc')} ${declined(i.fromHand, 'acc')}`;
    return i.back === undefined ? put : `${put}; bude-li na konci fáze ještě ve hře, vrátí se ti do ruky`;
  },
  fromDiscard: (i, s) => {
    const what = kind(i.fromDiscard, i.topmost === true ? 'nejvrchnější' : 'jeden');
    const pile = i.whose === 'you' ? 'ze své odhazovací hromádky' : 'z odhazovací hromádky kteréhokoli hráče';
    if (i.to === 'hand') {
      const hand = i.whose === 'you' ? 'do ruky' : 'majiteli do ruky';
      return `${mood(s, 'vrať', 'vrátit')} ${what} ${pile} ${hand}`;
    }
    const under = i.under === 'owner' ? 'pod kontrolu majitele' : 'pod svou kontrolu';
    return `${mood(s, 'dej', 'dát')} ${what} ${pile} do hry ${under}`;
  },
  shuffleDiscard: (i) =>
    does(
      i.shuffleDiscard,
      'zamíchej svou odhazovací hromádku do svého balíčku',
      'zamíchá svou odhazovací hromádku do svého balíčku',
    ),
  search: (i, s) => {
    const hand = i.whose === 'you' ? 'do ruky' : 'majiteli do ruky';
    const take = `${mood(s, 'vezmi', 'vzít')} jednu z nich ${hand}`;
    const rest =
      i.rest === 'shuffle'
        ? `ostatní ${mood(s, 'zamíchej', 'zamíchat')} zpět`
        : `ostatní ${mood(s, 'vrať', 'vrátit')} navrch v libovolném pořadí`;
    const few = typeof i.search === 'number' && i.search < 5;
    const look = `na vrchní${few ? '' : 'ch'} ${cardsOf(i.search)} ${ofDeck(i.whose)}`;
    const text = `${mood(s, 'nahlédni', 'nahlédnout')} ${look}, ${take} a ${rest}`;
    return i.may === true && s.actor === 'you' ? `můžeš to udělat: ${text}` : text;
  },
};

/** Behind a card that is added to the staging area. */
export const UNREVEALED = ' (neodhaluje se)';

export const ENCOUNTER_VERBS: Part<
  'peek' | 'cancel' | 'reveal' | 'surge' | 'fetch' | 'shuffleEncounter' | 'nextStage' | 'completeStage'
> = {
  peek: (i, s) =>
    `${mood(s, 'nahlédni', 'nahlédnout')} na vrchní kartu balíčku setkání${i.mayBottom === true ? '; smíš ji dát dospod' : ''}`,
  cancel: (i, s) =>
    i.cancel === 'shadow'
      ? `${mood(s, 'zruš', 'zrušit')} ten efekt`
      : `${mood(s, 'zruš', 'zrušit')} její text „po odhalení“`,
  reveal: (i, s) =>
    i.reveal === 'replacement'
      ? `potom ji ${mood(s, 'odhoď', 'odhodit')} a odhal místo ní další kartu`
      : `${mood(s, 'odhal', 'odhalit')} vrchní kartu balíčku setkání`,
  surge: (i) =>
    i.if === undefined ? 'tato karta získává příval' : 'je-li předpolí prázdné, tato karta získává příval.',
  fetch: (i, s) => {
    const { by } = i;
    const sought = i.fetch;
    const what =
      'card' in sought ? `jednu kartu ${called(s, sought.card)}` : `jednu kartu s rysem ${trait(s, sought.trait)}`;
    const from = 'card' in sought ? 'z balíčku setkání' : 'z balíčku setkání nebo z jeho odhazovací hromádky';
    const to = `${what} ${from} do předpolí${UNREVEALED}`;
    return by === undefined ? `${mood(s, 'dej', 'dát')} ${to}` : does(by, `dej ${to}`, `dá ${to}`);
  },
  shuffleEncounter: (_i, s) => `${mood(s, 'zamíchej', 'zamíchat')} balíček setkání`,
  nextStage: (_i, s) => `pokračuje se náhodnou kartou etapy ${(s.card.stage ?? 0) + 1}`,
  completeStage: () => 'tato etapa je splněná',
};
