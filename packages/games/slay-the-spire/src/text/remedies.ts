/** What would make a refused thing legal, by the remedy's key. */
import type { TwoTongues } from '@kolbiste/cardkit/words';
import { wordsOf } from '@kolbiste/cardkit/words';

const REMEDIES: { readonly [key: string]: TwoTongues } = {
  moreEnergy: {
    cs: 'Pomůže víc energie, nebo levnější karta.',
    en: 'More energy would help, or a card that costs less.',
  },
  otherCard: { cs: 'Vyberte jinou kartu.', en: 'Choose another card.' },
  meetCondition: {
    cs: 'Nejdřív splňte podmínku, kterou text uvádí.',
    en: 'First meet the condition that the text names.',
  },
  nextTurn: { cs: 'Karty budete smět hrát zase v příštím tahu.', en: 'You may play cards again in your next turn.' },
  firstOfSame: { cs: 'Vyberte první ze stejných karet.', en: 'Choose the first of the equal cards.' },
  gainShiv: { cs: 'Nejdřív získejte žeton dýky.', en: 'Gain a shiv first.' },
  gainMiracle: { cs: 'Nejdřív získejte žeton zázraku.', en: 'Gain a miracle first.' },
  spendEnergy: { cs: 'Nejdřív utraťte nějakou energii.', en: 'Spend some energy first.' },
  nextCombat: {
    cs: 'Počkejte, až bude text zase k dispozici: v příštím tahu, nebo v příštím souboji.',
    en: 'Wait until it may be used again: in the next turn, or in the next combat.',
  },
  waitForTime: { cs: 'Účinkuje sama, až nastane její chvíle.', en: 'It takes effect by itself when its time comes.' },
  fewerCards: { cs: 'Ukončete výběr: další kartu vybrat nelze.', en: 'End the choice: no more cards may be chosen.' },
  moreCards: { cs: 'Vyberte ještě další kartu.', en: 'Choose another card first.' },
  followPath: { cs: 'Vyberte místnost, kam vede cesta.', en: 'Choose a room that a path leads to.' },
  moreGold: { cs: 'Pomůže víc zlaťáků.', en: 'More gold would help.' },
  makeRoom: {
    cs: 'Nejdřív některý lektvar využijte, předejte, nebo odhoďte.',
    en: 'First use a potion, hand one over or discard one.',
  },
  nextMerchant: { cs: 'Počkejte na dalšího obchodníka.', en: 'Wait for the next merchant.' },
  otherWare: { cs: 'Vyberte jiné zboží.', en: 'Choose another ware.' },
  otherOption: { cs: 'Vyberte jinou možnost.', en: 'Choose another option.' },
  otherRow: { cs: 'Vyberte jinou řadu.', en: 'Choose another row.' },
  declineIt: {
    cs: 'Odměnu odmítněte, nebo ji přenechte jinému hrdinovi.',
    en: 'Decline it, or leave it to another hero.',
  },
  afterFight: { cs: 'Počkejte, až souboj skončí.', en: 'Wait until the fight is over.' },
  over: { cs: 'Začněte novou hru.', en: 'Start a new game.' },
  wait: { cs: 'Počkejte, až odpoví někdo jiný.', en: 'Wait until somebody else has answered.' },
  offered: { cs: 'Vyberte některou z nabízených možností.', en: 'Choose one of the options offered.' },
};

/** The sentence that says what would help. */
export const remedyText = wordsOf(REMEDIES, 'remedy');
