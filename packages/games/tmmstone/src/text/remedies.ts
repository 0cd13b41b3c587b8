/** What would make a refused thing legal, by the remedy's key. */
import type { TwoTongues } from '@kolbiste/cardkit/words';
import { wordsOf } from '@kolbiste/cardkit/words';

const REMEDIES: { readonly [key: string]: TwoTongues } = {
  moreMana: {
    cs: 'Pomůže víc many: obnoví se na začátku vašeho příštího tahu.',
    en: 'More mana would help: it is restored at the start of your next turn.',
  },
  moreLife: { cs: 'Pomůže víc životů nebo levnější karta.', en: 'More life or a cheaper card would help.' },
  freeUnitSlot: {
    cs: 'Slot se uvolní, až některá vaše jednotka zemře nebo odejde.',
    en: 'A slot is free once one of your units dies or leaves.',
  },
  freeEffectSlot: {
    cs: 'Slot se uvolní, až některá z vyložených karet skončí.',
    en: 'A slot is free once one of the cards laid there ends.',
  },
  targetFirst: {
    cs: 'Počkejte, až bude ve hře postava, na kterou karta smí mířit.',
    en: 'Wait until there is a character that the card may aim at.',
  },
  waitForBan: { cs: 'Počkejte, až zákaz přestane platit.', en: 'Wait until the ban ends.' },
  oncePerTurn: { cs: 'Schopnost lze použít jednou za tah.', en: 'An ability can be used once a turn.' },
  nextTurn: {
    cs: 'Útočit bude moci ve vašem příštím tahu.',
    en: 'It will be able to attack in your next turn.',
  },
  thaw: {
    cs: 'Na začátku vašeho příštího tahu rozmrzne místo toho, aby se připravila.',
    en: 'At the start of your next turn it thaws instead of being readied.',
  },
  wakeFirst: {
    cs: 'Útočit bude moci, až přestane být neaktivní.',
    en: 'It will be able to attack once it is no longer inactive.',
  },
  otherUnit: { cs: 'Zaútočte jinou jednotkou.', en: 'Attack with another unit.' },
  attackTaunt: {
    cs: 'Zaútočte na jednotku, která má Obránce.',
    en: 'Attack a unit that has Taunt.',
  },
  otherTarget: { cs: 'Vyberte jiný cíl.', en: 'Choose another target.' },
  otherSlot: { cs: 'Vyberte volný slot.', en: 'Choose a free slot.' },
  waitForOther: { cs: 'Počkejte, až svůj balíček dokončí druhý hráč.', en: 'Wait until the other player is done.' },
  newGame: { cs: 'Začněte novou hru.', en: 'Start a new game.' },
  wait: { cs: 'Počkejte, až odpoví druhý hráč.', en: 'Wait until the other player has answered.' },
  chooseOffered: { cs: 'Vyberte některou z nabízených možností.', en: 'Choose one of the options offered.' },
};

/** The sentence that says what would help. */
export const remedyText = wordsOf(REMEDIES, 'remedy');
