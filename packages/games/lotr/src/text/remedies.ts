/** What would make a refused thing legal, by the remedy's key. */
import type { TwoTongues } from '@kolbiste/cardkit/words';
import { wordsOf } from '@kolbiste/cardkit/words';

const REMEDIES: { readonly [key: string]: TwoTongues } = {
  saveResources: {
    cs: 'Pomůže šetřit: každý hrdina dostane na začátku kola 1 zdroj.',
    en: 'Saving would help: each hero gains 1 resource at the start of a round.',
  },
  heroOfSphere: {
    cs: 'Pomůže hrdina té sféry nebo karta, která hrdinovi její znak dá.',
    en: 'A hero of that sphere would help, or a card that gives a hero its icon.',
  },
  waitForPhase: { cs: 'Počkejte na fázi, ve které to jde.', en: 'Wait for the phase in which it works.' },
  waitForPlanning: { cs: 'Počkejte, až budete plánovat vy.', en: 'Wait until it is your planning.' },
  waitForTrigger: {
    cs: 'Nabídne se sama, až se stane to, na co odpovídá.',
    en: 'It is offered once what it responds to happens.',
  },
  otherCard: {
    cs: 'Zahrajte jinou kartu, nebo počkejte, až ta ve hře odejde.',
    en: 'Play another card, or wait until the one in play leaves.',
  },
  targetFirst: {
    cs: 'Počkejte, až bude ve hře něco, co karta změní.',
    en: 'Wait until something is in play that it could change.',
  },
  otherPlayer: {
    cs: 'Jde to jen ve hře, kde je ještě jiný hráč.',
    en: 'It works only where another player is in the game.',
  },
  payFirst: {
    cs: 'Připravte si, čím se platí: kartu v ruce nebo připravenou postavu.',
    en: 'Have ready what it costs: a card in hand or a ready character.',
  },
  waitForLimit: { cs: 'Počkejte na další fázi nebo kolo.', en: 'Wait for the next phase or round.' },
  waitForRefresh: {
    cs: 'Připraví se ve fázi obnovy, nebo kartou, která připravuje.',
    en: 'It readies in the refresh phase, or by a card that readies.',
  },
  morePayers: {
    cs: 'Pomůže zdroj u více hrdinů té sféry.',
    en: 'A resource on more heroes of that sphere would help.',
  },
  freeFirst: { cs: 'Nejdřív odstraňte strážce.', en: 'Get rid of the guard first.' },
  otherTarget: { cs: 'Vyberte jiný cíl.', en: 'Choose another target.' },
  readyFirst: { cs: 'Vyšlete připravenou postavu.', en: 'Commit a ready character.' },
  meetTravel: {
    cs: 'Cestujte jinam, nebo počkejte, až půjde cenu zaplatit.',
    en: 'Travel elsewhere, or wait until the cost can be met.',
  },
  otherDefender: { cs: 'Určete připravenou postavu, nebo nebraňte.', en: 'Declare a ready character, or nobody.' },
  onlySentinel: { cs: 'Určete postavu se slovem strážce.', en: 'Declare a character with sentinel.' },
  otherEnemy: { cs: 'Vyberte jiného nepřítele.', en: 'Choose another enemy.' },
  otherAttacker: { cs: 'Zaútočte připravenou postavou.', en: 'Attack with a ready character.' },
  attackerFirst: { cs: 'Nejdřív určete útočníka.', en: 'Declare an attacker first.' },
  rangedOnly: {
    cs: 'Zaútočte střelcem, nebo na nepřítele ve střetu s vámi.',
    en: 'Attack with a ranged character, or an enemy engaged with you.',
  },
  chooseHero: { cs: 'Vyberte hrdinu.', en: 'Choose a hero.' },
  newGame: { cs: 'Začněte novou hru.', en: 'Start a new game.' },
  wait: { cs: 'Počkejte, až odpoví jiný hráč.', en: 'Wait until another player has answered.' },
  chooseOffered: { cs: 'Vyberte některou z nabízených možností.', en: 'Choose one of the options offered.' },
};

/** The sentence that says what would help. */
export const remedyText = wordsOf(REMEDIES, 'remedy');
