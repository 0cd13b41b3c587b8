/** Refusals as one sentence: what may not be done, and why. What would help is told by remedies.ts. */
import { sentenceOf } from '@kolbiste/cardkit/words';
import type { Refused, Seat } from '@kolbiste/kernel';
import { faceOf } from '../cards/pool.ts';
import * as L from '../legal.ts';
import { ENERGY, HAND } from '../state.ts';
import type { View } from '../view.ts';
import { ifWords } from './card.ts';
import { optionText } from './options.ts';
import * as scene from './scene.ts';
import type { Talk } from './talk.ts';
import { card, count, two } from './talk.ts';

/** Where a refusal stands. */
interface At {
  readonly v: View;
  readonly decision: string;
  readonly seat: Seat;
  readonly option: number;
}
type Why = (t: Talk, at: At) => string;

/** The face of the hand that a play points at; -1 = it points at something else. */
const played = ({ v, seat, decision, option }: At): number =>
  decision === 'play.act' && L.isCardOption(option) ? (scene.pile(v, seat, HAND)[option] ?? -1) : -1;

/** 'Kartu „X“ nelze zahrát', or what else cannot be done. */
function not(t: Talk, at: At): string {
  const face = played(at);
  if (face >= 0) return two(t, `Kartu ${card(t, face)} nelze zahrát`, `${card(t, face)} cannot be played`);
  const what = optionText(t, at.v, at.decision, at.seat, at.option);
  return two(t, `Tohle teď nejde („${what}“)`, `This cannot be done now (“${what}”)`);
}

const why =
  (cs: string, en: string): Why =>
  (t, at) =>
    `${not(t, at)}: ${two(t, cs, en)}.`;
const plainly =
  (cs: string, en: string): Why =>
  (t) =>
    two(t, cs, en);

const noEnergy: Why = (t, at) => {
  const cost = Math.max(0, scene.costAt(at.v, at.seat, at.option));
  const have = at.v.heroes[at.seat]?.[ENERGY] ?? 0;
  return `${not(t, at)}: ${two(
    t,
    `stojí ${count(t, cost, 'energy')} a máte ${count(t, have, 'energy')}`,
    `it costs ${count(t, cost, 'energy')} and you have ${count(t, have, 'energy')}`,
  )}.`;
};

const notMet: Why = (t, at) => {
  const face = played(at);
  const condition = face < 0 ? -1 : faceOf(face).playIf;
  if (condition < 0) return why('podmínka jejího textu neplatí', 'the condition of its text does not hold')(t, at);
  const words = ifWords(condition, t.lang);
  return `${not(t, at)}: ${two(t, `smíte ji zahrát, jen ${words}`, `it can be played only ${words}`)}.`;
};

const REFUSED: Readonly<Record<string, Why>> = {
  noEnergy,
  unplayable: why('její text to zakazuje', 'its text forbids it'),
  notMet,
  cardLimit: why(
    'v tomto tahu jste už zahráli tolik karet, kolik nepřítel dovoluje',
    'you have played as many cards this turn as an enemy allows',
  ),
  noMoreCards: why('v tomto tahu už nesmíte hrát karty', 'you may play no more cards this turn'),
  sameCard: plainly('Stejná karta leží před touto, vyberte ji.', 'An equal card stands before this one: choose that.'),
  noShiv: plainly('Dýku nelze vrhnout: žádnou nemáte.', 'No shiv can be thrown: you have none.'),
  noMiracle: plainly('Zázrak nelze použít: žádný nemáte.', 'No miracle can be used: you have none.'),
  energyFull: plainly(
    'Zázrak nelze použít: víc než 6 energie mít nesmíte.',
    'The miracle cannot be used: you may not have more than 6 energy.',
  ),
  usedUp: why('už jste ji využili', 'you have used it already'),
  hasNoUse: why('používat se nedá', 'it cannot be used'),
  enough: plainly('Další kartu vybrat nelze: máte jich vybráno dost.', 'No more cards may be chosen: you have enough.'),
  tooFew: plainly(
    'Výběr ještě nelze ukončit: vybraných karet je málo.',
    'The choice cannot end yet: too few cards are chosen.',
  ),
  noPath: plainly('Do této místnosti odsud nevede cesta.', 'No path leads to this room from here.'),
  noGold: plainly('Na to nemáte dost zlaťáků.', 'You have not enough gold for that.'),
  noUpgrade: plainly('Tuto kartu nelze vylepšit.', 'This card cannot be upgraded.'),
  noTransform: plainly('Tuto kartu nelze proměnit.', 'This card cannot be transformed.'),
  noRemove: plainly('Tuto kartu nelze vyřadit.', 'This card cannot be removed.'),
  potionsFull: plainly('Další lektvar mít nesmíte: už máte tři.', 'You may not have another potion: you have three.'),
  onceAVisit: plainly('U obchodníka lze vyřadit jen jednu kartu.', 'Only one card may be removed at a merchant.'),
  sold: plainly('Tohle zboží už někdo koupil.', 'Somebody has bought this ware already.'),
  taken: plainly('Tuto možnost už zvolil někdo jiný.', 'Somebody else has taken this option.'),
  rowTaken: plainly('Tuto řadu už zaujal jiný hrdina.', 'Another hero has taken this row.'),
  noRest: plainly('Odpočívat nesmíte.', 'You may not rest.'),
  noPass: plainly(
    'Bez odpočinku i vyspravení smíte odejít jen všichni, a jen pro rubínový klíč.',
    'You may leave without resting or smithing only all together, and only for the ruby key.',
  ),
  potionsFewer: plainly('Další lektvar mít nesmíte: už máte dva.', 'You may not have another potion: you have two.'),
  noGift: plainly('Nemáte, co byste za to dali.', 'You have nothing to give for it.'),
  noSmith: plainly('Vylepšovat karty u táboráku nesmíte.', 'You may not upgrade cards at campfires.'),
  noPotions: plainly('Lektvary získávat nesmíte.', 'You may gain no potions.'),
  outOfFights: why('v souboji to nejde', 'not in a fight'),
  over: plainly('Hra už skončila.', 'The game is over.'),
  notYou: plainly('Teď nerozhodujete vy.', 'It is not you who decides now.'),
  unknown: plainly('Taková možnost tu není.', 'There is no such option.'),
};

/** Refusals that have a sentence. */
export const TOLD_REFUSALS: readonly string[] = Object.keys(REFUSED);

export const refusalText = (t: Talk, v: View, { code, option }: Refused, decision: string, seat: Seat): string =>
  sentenceOf(REFUSED, code, 'refusal')(t, { v, decision, seat, option });
