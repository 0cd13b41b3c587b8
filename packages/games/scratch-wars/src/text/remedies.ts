import type { TwoTongues } from '@kolbiste/cardkit/words';
import { wordsOf } from '@kolbiste/cardkit/words';

/** What would make a refused thing legal, by the remedy's key. */
const REMEDIES: { readonly [key: string]: TwoTongues } = {
  chooseOffered: { cs: 'Vyberte některou z nabízených možností.', en: 'Choose one of the options offered.' },
  moreEnergy: { cs: 'Pomůže více energie nebo levnější zbraň.', en: 'More energy or a cheaper weapon would help.' },
  repairFirst: {
    cs: 'Zbraň je třeba nejdříve opravit; připravená bude na začátku vašeho příštího tahu.',
    en: 'Repair the weapon first; it is ready at the start of your next turn.',
  },
  nextTurn: {
    cs: 'Zbraň bude připravená na začátku vašeho příštího tahu.',
    en: 'The weapon is ready at the start of your next turn.',
  },
  breakCurse: {
    cs: 'Na začátku tahu lze za 5 životů a všechny akce zlomit prokletí.',
    en: 'At the start of a turn the curse can be broken for 5 life and all actions.',
  },
  ownWeapon: { cs: 'Vyberte některou ze svých zbraní.', en: 'Choose one of your own weapons.' },
  effectGone: {
    cs: 'Zbraň se uvolní, až odložený efekt zmizí.',
    en: 'The weapon is free once the laid effect is gone.',
  },
  onlyBroken: {
    cs: 'Vyberte rozbitou zbraň; jinou není třeba opravovat.',
    en: 'Choose a broken weapon; others need no repair.',
  },
  onlyLaid: {
    cs: 'Vyberte zbraň, na které leží váš trvalý útok.',
    en: 'Choose a weapon on which your own persistent attack is laid.',
  },
  staysUntilUsed: {
    cs: 'Tento efekt zůstává odložený, dokud se nepoužije nebo ho soupeř nezničí.',
    en: 'This effect stays laid until it is used or the opponent destroys it.',
  },
  profile: {
    cs: 'Jiný výklad lze zvolit před hrou v profilu pravidel.',
    en: 'The other reading can be chosen in the rules profile before the game.',
  },
  nextTurnStart: {
    cs: 'Prokletí lze zlomit jen na začátku tahu.',
    en: 'The curse can only be broken at the start of a turn.',
  },
  moreLife: { cs: 'Je třeba mít alespoň 6 životů.', en: 'At least 6 life is needed.' },
  cheaperWeapon: {
    cs: 'Vyberte zbraň se stejnou nebo nižší energetickou náročností.',
    en: 'Choose a weapon with the same or a lower energy cost.',
  },
  readyWeapon: { cs: 'Vyberte připravenou zbraň.', en: 'Choose a ready weapon.' },
  matchingEffect: {
    cs: 'Tento bonus platí jen pro svůj druh efektu.',
    en: 'This bonus applies to its own kind of effect only.',
  },
  oncePerTurn: { cs: 'Každý bonus lze uplatnit jednou za tah.', en: 'Each bonus can be applied once a turn.' },
  takeMalus: { cs: 'Nejdříve vyberte malus.', en: 'Choose a malus first.' },
  basicEffect: {
    cs: 'Požehnání platí jen pro základní jednorázové efekty.',
    en: 'A blessing applies to basic one-shot effects only.',
  },
  opponentsTarget: {
    cs: 'Zaměřte se na soupeřova hrdinu, zbraň nebo odložený efekt.',
    en: 'Aim at the opposing hero, a weapon or a laid effect.',
  },
  readyTarget: { cs: 'Vyberte připravenou zbraň nebo odložený efekt.', en: 'Choose a ready weapon or a laid effect.' },
  aimAtEffect: {
    cs: 'Zaútočit lze na efekt, který na zbrani leží.',
    en: 'The effect laid on that weapon can be attacked.',
  },
  weaponTarget: {
    cs: 'Vyberte soupeřovu zbraň nebo odložený efekt.',
    en: "Choose the opponent's weapon or laid effect.",
  },
  chooseTarget: {
    cs: 'Vyberte cíl druhého útoku; nepovinný je jen v jiném profilu pravidel.',
    en: 'Choose a target; only another rules profile lets you forgo the attack.',
  },
  softerWeapon: {
    cs: 'Odolnost zbraně smí být nejvýše taková, jaká je hodnota tohoto efektu.',
    en: "The weapon's resistance must not exceed the value of this effect.",
  },
  laidShield: { cs: 'Bránit se lze jen odloženým obranným štítem.', en: 'Only a laid shield can defend.' },
  newGame: { cs: 'Začněte novou hru.', en: 'Start a new game.' },
  wait: { cs: 'Počkejte, až odpoví druhý hráč.', en: 'Wait until the other player has answered.' },
};

/** The sentence that says what would help. */
export const remedyText = wordsOf(REMEDIES, 'remedy');
