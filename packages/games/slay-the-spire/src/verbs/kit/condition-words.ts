/** What texts ask before they do something, in both languages. */
import type { Condition } from '../terms.ts';

type Pair = readonly [cs: string, en: string];
const CONDITION_WORDS: Readonly<Record<Condition, Pair>> = {
  die12: ['padlo-li v tomto kole 1 nebo 2', 'if the die shows 1 or 2'],
  die34: ['padlo-li v tomto kole 3 nebo 4', 'if the die shows 3 or 4'],
  die56: ['padlo-li v tomto kole 5 nebo 6', 'if the die shows 5 or 6'],
  die123: ['padlo-li v tomto kole 1, 2 nebo 3', 'if the die shows 1, 2 or 3'],
  die456: ['padlo-li v tomto kole 4, 5 nebo 6', 'if the die shows 4, 5 or 6'],
  die1234: ['padlo-li v tomto kole 1, 2, 3 nebo 4', 'if the die shows 1, 2, 3 or 4'],
  wrath: ['jste-li v Hněvu', 'if you are in Wrath'],
  calm: ['jste-li ve Smíru', 'if you are in Calm'],
  lostHp: ['ztratili-li jste v tomto souboji životy', 'if you have lost HP in this combat'],
  discarded: ['odložili-li jste v tomto tahu kartu', 'if you discarded a card this turn'],
  shivs: ['máte-li žeton dýky', 'if you have a shiv'],
  firstCard: ['je-li to vaše první karta v tomto tahu', 'if this is your first card this turn'],
  firstTurn: ['je-li první tah souboje', 'in the first turn of the combat'],
  onlyAttacks: ['máte-li v ruce samé Útoky', 'if your hand holds only attacks'],
  onlyAttack: ['je-li to váš jediný Útok v ruce', 'if this is the only attack in your hand'],
  noAttacks: ['nemáte-li v ruce žádný Útok', 'if your hand holds no attack'],
  emptyHand: ['máte-li prázdnou ruku', 'if your hand is empty'],
  drawPileEmpty: ['je-li váš dobírací balíček prázdný', 'if your draw pile is empty'],
  killed: ['zabijete-li tím nepřítele', 'if this kills an enemy'],
  targetFull: ['má-li cíl plný počet životů', 'if the target is at full HP'],
  targetPoisoned: ['má-li cíl žeton jedu', 'if the target is poisoned'],
  noBlock: ['nemáte-li žádnou obranu', 'if you have no block'],
  threeOrbs: ['máte-li aspoň 3 orby', 'if you have at least 3 orbs'],
  topFree: ['má-li vrchní karta vaší odkládací hromádky náklady 0', 'if the top card of your discard pile costs 0'],
  retained: ['zachovali-li jste tuto kartu v minulém tahu', 'if you retained this card last turn'],
  scriedAway: ['odložili-li jste tuto kartu při nahlížení', 'if you discarded this card as you scried'],
  drewSkill: ['byl-li to Trik', 'if it was a skill'],
  switched: ['změnili-li jste v tomto tahu postoj', 'if you switched stance this turn'],
  goldTen: ['máte-li aspoň 10 zlaťáků', 'if you have at least 10 gold'],
  smallHand: ['máte-li v ruce nejvýše 2 karty', 'if your hand holds 2 cards or fewer'],
  shuffled: ['míchali-li jste v tomto souboji dobírací balíček', 'if you shuffled your draw pile in this combat'],
  enraged: ['dokud zuří', 'while it is enraged'],
  defensive: ['brání-li se', 'in Defensive mode'],
  alone: ['hrajete-li sólo', 'if you play alone'],
  blockLeft: ['zbyla-li vám z minulého tahu obrana', 'if you had block left from last turn'],
  noDaggers: ['není-li už žádná z povolaných posil naživu', 'if none of its summons is alive'],
  powerPlayed: ['zahráli-li jste v tomto tahu Schopnost', 'if you played a power this turn'],
};
/** What an enemy's text asks of the enemy itself. */
const OF_ENEMY: Partial<Readonly<Record<Condition, Pair>>> = { noBlock: ['nemá-li obranu', 'if it has no block'] };
const conditionWords = (name: Condition, byEnemy: boolean): Pair =>
  (byEnemy ? OF_ENEMY[name] : undefined) ?? CONDITION_WORDS[name];
export const csIf = (name: Condition, byEnemy = false): string => conditionWords(name, byEnemy)[0];
export const enIf = (name: Condition, byEnemy = false): string => conditionWords(name, byEnemy)[1];
