/** When lasting texts speak, and what those say that only change figures. */
import type { TwoTongues } from '@kolbiste/cardkit/words';
import { listed } from '@kolbiste/cardkit/words';
import type { Lang } from '@kolbiste/kernel';
import type { StaticKind } from '../cards/lasting.ts';
import type { When } from '../cards/types.ts';

/** Before what happens; '' = the text stands alone. */
export const WHEN_WORDS: Readonly<Record<When, TwoTongues>> = {
  startOfTurn: { cs: 'na začátku tahu', en: 'at the start of your turn' },
  startOfCombat: { cs: 'na začátku souboje', en: 'at the start of combat' },
  endOfTurn: { cs: 'na konci tahu', en: 'at the end of your turn' },
  endOfCombat: { cs: 'na konci souboje', en: 'at the end of combat' },
  die: { cs: '', en: '' },
  activated: { cs: '', en: '' },
  exhausted: { cs: 'kdykoli vyčerpáte kartu', en: 'whenever you exhaust a card' },
  gainedBlock: { cs: 'kdykoli získáte obranu', en: 'whenever you gain block' },
  tokenPlaced: { cs: 'kdykoli přidáte nepříteli žeton', en: 'whenever you put a token on an enemy' },
  shuffled: { cs: 'kdykoli si zamícháte dobírací balíček', en: 'whenever you shuffle your draw pile' },
  statusDrawn: {
    cs: 'kdykoli si doberete ochromení nebo stav',
    en: 'whenever you draw a daze or a status card',
  },
  powerPlayed: { cs: 'kdykoli zahrajete Schopnost', en: 'whenever you play a power' },
  stanceSwitched: { cs: 'kdykoli změníte postoj', en: 'whenever you switch stance' },
  wrathEntered: { cs: 'poprvé, kdy v tahu přejdete do Hněvu', en: 'the first time you enter Wrath each turn' },
  discardedByCard: {
    cs: 'kdykoli vás efekt karty přiměje odložit kartu',
    en: 'whenever the effect of a card makes you discard a card',
  },
  discardedItself: { cs: 'když tuto kartu kvůli efektu odložíte', en: 'when an effect makes you discard this card' },
  scried: { cs: 'kdykoli nahlížíte', en: 'whenever you scry' },
  inHandAtEnd: {
    cs: 'máte-li na konci tahu tuto kartu v ruce',
    en: 'if this card is in your hand at the end of your turn',
  },
  rested: { cs: 'kdykoli odpočíváte', en: 'whenever you rest' },
  beforeDraw: { cs: 'na začátku tahu před dobráním karet', en: 'at the start of your turn before you draw' },
  harmDrawn: {
    cs: 'kdykoli si doberete ochromení, stav nebo Kletbu',
    en: 'whenever you draw a daze, a status card or a curse',
  },
  hurtByHit: { cs: 'po každém zásahu, který dostane', en: 'whenever it is hit' },
  firstHurt: { cs: 'když v souboji poprvé ztratí životy', en: 'the first time it loses HP in a combat' },
  skillInRow: { cs: 'když hrdina v jeho řadě zahraje Trik', en: 'whenever a hero in its row plays a skill' },
  attacked: { cs: 'když hrdina zahraje Útok', en: 'whenever a hero plays an attack' },
  hostDied: { cs: 'až ten nepřítel zhyne', en: 'when that enemy dies' },
  exhaustedItself: { cs: 'když tuto kartu vyčerpáte', en: 'when you exhaust this card' },
  attackedItself: { cs: 'když na něj hrdina zaútočí', en: 'after a hero attacks it' },
  hurtByAttack: { cs: 'po útoku, kterým ztratí životy', en: 'after an attack that makes it lose HP' },
  lostHp: { cs: 'kdykoli ztratí životy', en: 'whenever it loses HP' },
  hurtsHero: {
    cs: 'připraví-li jeho útok hrdinu o životy',
    en: 'when its attack makes a hero lose HP',
  },
  allyDied: { cs: 'když v jeho řadě zhyne posila', en: 'when a summon of its row dies' },
  scriedItself: { cs: 'když tuto kartu při nahlížení odložíte', en: 'when you discard this card as you scry' },
  gained: { cs: 'po získání:', en: 'when you gain this' },
  dieRolled: { cs: '', en: '' },
  curseDrawn: { cs: 'kdykoli si doberete Kletbu', en: 'whenever you draw a curse' },
  eventEntered: { cs: 'kdykoli vstoupíte do místnosti s událostí', en: 'whenever you enter an event room' },
};

/** The same of what speaks once a turn. */
export const FIRST_WORDS: Partial<Readonly<Record<When, TwoTongues>>> = {
  tokenPlaced: {
    cs: 'když v tahu poprvé přidáte nepříteli žeton',
    en: 'the first time you put a token on an enemy each turn',
  },
};

/** Of an enemy's text: turns are the players'. */
export const ENEMY_WHEN: Partial<Readonly<Record<When, TwoTongues>>> = {
  startOfTurn: { cs: 'na začátku tahu hráčů', en: "at the start of the players' turn" },
  endOfTurn: { cs: 'na konci tahu hráčů', en: "at the end of the players' turn" },
};

export const ONCE_WORDS: Readonly<Record<'turn' | 'combat' | 'room', TwoTongues>> = {
  turn: { cs: 'jednou za tah', en: 'once a turn' },
  combat: { cs: 'jednou za souboj', en: 'once a combat' },
  room: { cs: 'jednou za místnost', en: 'once a room' },
};

/** Results of the die by bits: "padne-li 3 nebo 4". */
export function dieWords(bits: number, lang: Lang): string {
  const results = [1, 2, 3, 4, 5, 6].filter((face) => ((bits >>> face) & 1) === 1).map(String);
  if (lang === 'en') return `when the die shows ${listed(results, 'or')}`;
  return `padne-li ${listed(results, 'nebo')}`;
}

type Said = (n: number) => TwoTongues;
const fixed =
  (cs: string, en: string): Said =>
  () => ({ cs, en });

export const STATIC_WORDS: Readonly<Record<StaticKind, Said>> = {
  hitInWrath: (n) => ({ cs: `v Hněvu jsou vaše zásahy ještě o ${n} silnější`, en: `in Wrath your hits do ${n} more` }),
  shivHit: (n) => ({ cs: `zásahy vašich dýk jsou o ${n} silnější`, en: `your shivs hit for ${n} more` }),
  cardBlock: (n) => ({
    cs: `karty, které zvyšují obranu, ji zvyšují ještě o ${n}`,
    en: `cards that give block give ${n} more`,
  }),
  strikeHit: (n) => ({
    cs: `zásahy vašich startovních Úderů jsou o ${n} silnější`,
    en: `your starter Strikes hit for ${n} more`,
  }),
  defendBlock: (n) => ({
    cs: `vaše startovní Kryty zvyšují obranu ještě o ${n}`,
    en: `your starter Defends give ${n} more block`,
  }),
  freeHit: (n) => ({
    cs: `zásahy karet s náklady 0 jsou o ${n} silnější`,
    en: `attacks that cost 0 hit for ${n} more`,
  }),
  evoke: (n) => ({ cs: `vržené orby mají účinek o ${n} vyšší`, en: `evoked orbs do ${n} more` }),
  orbEnd: (n) => ({
    cs: `orby mají na konci tahu účinek o ${n} vyšší`,
    en: `orbs do ${n} more at the end of your turn`,
  }),
  lightningEnd: (n) => ({
    cs: `bleskové orby mají na konci tahu účinek o ${n} vyšší`,
    en: `lightning orbs do ${n} more at the end of your turn`,
  }),
  darkEvoke: (n) => ({ cs: `vržené temné orby mají účinek o ${n} vyšší`, en: `evoked dark orbs do ${n} more` }),
  skillsFree: fixed(
    'vaše Triky nestojí žádnou energii a po zahrání se vyčerpají',
    'your skills cost 0 energy and are exhausted when played',
  ),
  keepBlock: fixed('na začátku tahu nepřicházíte o obranu', 'you keep your block at the start of your turn'),
  keepEnergy: fixed('zbylá energie vám zůstává do dalšího tahu', 'you keep the energy you have left for the next turn'),
  hitPoison: (n) => ({
    cs: `váš zásah přidá nepříteli ${n === 1 ? 'žeton jedu' : `žetony jedu (${n})`}`,
    en: `your hits put ${n} poison on the enemy`,
  }),
  noRest: fixed('u táboráku nesmíte odpočívat', 'you cannot rest at campfires'),
  noSmith: fixed('u táboráku nesmíte vylepšovat karty', 'you cannot upgrade cards at campfires'),
  noGold: fixed('nezískáváte zlaťáky', 'you gain no gold'),
  noPotion: fixed('nezískáváte lektvary', 'you gain no potions'),
  noCurse: fixed('nezískáváte Kletby', 'you gain no curses'),
  lightningRow: fixed(
    'vaše bleskové orby zraňují každého nepřítele v jedné řadě',
    'your lightning orbs damage each enemy in one row',
  ),
  buffer: (n) =>
    n === 1
      ? {
          cs: 'zabraňte své příští ztrátě žt, pak tuto kartu vyčerpejte',
          en: 'prevent your next loss of HP, then exhaust this card',
        }
      : {
          cs: `zabraňte svým ${n} příštím ztrátám žt, pak tuto kartu vyčerpejte`,
          en: `prevent your next ${n} losses of HP, then exhaust this card`,
        },
  shielded: fixed('v každém kole ztratíte nejvýše 1 žt', 'you lose at most 1 HP each round'),
  restMore: (n) => ({
    cs: `při odpočinku si zhojíte o ${n} žt víc`,
    en: `when you rest you heal ${n} more HP`,
  }),
  strikeHitPerCube: (n) => ({
    cs: `zásahy vašich startovních Úderů jsou za každou kostičku na této kartě o ${n} silnější`,
    en: `your starter Strikes hit for ${n} more for each cube on this card`,
  }),
  mostHp: (n) => ({ cs: `nesmíte mít víc než ${n} žt`, en: `you cannot have more than ${n} HP` }),
  upgradeAttack: fixed(
    'Útok, který si přidáváte do balíčku, rovnou vylepšete',
    'an attack that you add to your deck is upgraded',
  ),
  upgradeSkill: fixed(
    'Trik, který si přidáváte do balíčku, rovnou vylepšete',
    'a skill that you add to your deck is upgraded',
  ),
  wings: fixed(
    'při postupu do další řady mapy nemusíte dbát na cesty',
    'when you move up to the next row of the map you may ignore the paths',
  ),
  removedLoss: (n) => ({
    cs: `když tuto kartu vyřadíte z balíčku, ztratíte ${n} žt`,
    en: `when you remove this card from your deck, you lose ${n} HP`,
  }),
  foreignSlots: (n) => ({
    cs: `můžete měnit postoje; nemáte-li jinak políčka pro orby, máte ${n}`,
    en: `you can change stances; if you have no orb slots otherwise, you have ${n}`,
  }),
};
