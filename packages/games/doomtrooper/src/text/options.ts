/** Every option as a short sentence. */
import { cap } from '@kolbiste/cardkit/words';
import type { AwardLocals } from '../flow/award.ts';
import { AWARD_WIDTH } from '../flow/award.ts';
import type { SaidOption, SaidVerb } from '../said.ts';
import { saidOption } from '../said.ts';
import type { View } from '../view.ts';
import { typeIn } from './asked.ts';
import type { Talk } from './talk.ts';
import { affiliationIn, againstPiece, card, name, piece, two, zone } from './talk.ts';

type Say = (t: Talk, o: SaidOption) => string;
const plain =
  (cs: string, en: string): Say =>
  (t) =>
    two(t, cs, en);
const ofPiece =
  (cs: string, en: string): Say =>
  (t, o) =>
    `${two(t, cs, en)}: ${piece(t, o.piece)}`;
const ofCard =
  (cs: string, en: string): Say =>
  (t, o) =>
    `${two(t, cs, en)}: ${card(t, o.card)}`;
/** Of several copies each after the first by its place. */
const ofThese =
  (cs: string, en: string): Say =>
  (t, o) =>
    `${two(t, cs, en)}: ${card(t, o.card)}${o.n > 0 ? ` (${o.n + 1})` : ''}`;

/** Both kinds of points of an award, of so many promotion. */
function splitText(t: Talk, promotion: number): string {
  const { rows = [], at = 0 } = (t.v.flow.at(-1)?.locals ?? {}) as Partial<AwardLocals>;
  const rest = (rows[at * AWARD_WIDTH + 1] ?? promotion) - promotion;
  return two(t, `Vítězné ${promotion}, osud ${rest}`, `Promotion ${promotion}, destiny ${rest}`);
}

const SAYS: Readonly<Record<SaidVerb, Say>> = {
  pass: plain('Nic nehrát', 'Play nothing'),
  end: plain('Ukončit akce', 'End the actions'),
  meditate: plain('Meditovat', 'Meditate'),
  attack: plain('Vyhlásit souboj', 'Declare a combat'),
  sabotage: (t, o) => `${two(t, 'Sabotáž', 'Sabotage')}: ${name(t, o.n)}`,
  play: ofCard('Zahrát', 'Play'),
  hide: ofCard('Vyložit do úkrytu', 'Play into cover'),
  use: (t, o) => `${two(t, 'Použít', 'Use')}: ${piece(t, o.piece)}${o.n > 0 ? ` (${o.n + 1})` : ''}`,
  seekCover: ofPiece('Vyhledat úkryt', 'Seek cover'),
  leaveCover: ofPiece('Opustit úkryt', 'Leave cover'),
  toOutpost: ofPiece('Transfer na Stanici', 'Transfer to the Outpost'),
  home: ofPiece('Transfer ze Stanice', 'Transfer from the Outpost'),
  board: ofPiece('Nastoupit do vozidla', 'Enter the vehicle'),
  alight: ofPiece('Vystoupit z vozidla', 'Leave the vehicle'),
  asLegion: ofPiece('Bude legionářem', 'Is of the Legion'),
  asDoomtrooper: ofPiece('Bude Doomtrooperem', 'Is a Doomtrooper'),
  fighters: (t, o) => `${piece(t, o.piece)} ${againstPiece(t, o.other)}`,
  fight: plain('Zápas', 'Fight'),
  shoot: plain('Střelba', 'Shoot'),
  noZone: plain('Bez válečné zóny', 'From no warzone'),
  zone: ofPiece('Bránit se z válečné zóny', 'Defend from the warzone'),
  weapon: ofPiece('Zbraň', 'Weapon'),
  promotion: (t, o) => splitText(t, o.n),
  area: (t, o) => zone(t, o.n),
  piece: (t, o) => piece(t, o.piece),
  affiliation: (t, o) => affiliationIn(t, o.n),
  player: (t, o) => name(t, o.n),
  number: (_t, o) => String(o.n),
  nothing: plain('Nic', 'Nothing'),
  keep: plain('Ponechat karty', 'Keep the cards'),
  exchange: plain('Vzít si sedm nových karet', 'Take seven new cards'),
  throw: ofCard('Odhodit', 'Discard'),
  hand: plain('Vzít do ruky', 'Take it to the hand'),
  pile: plain('Na hromádku vyřazených karet', 'To the discard pile'),
  yes: plain('Ano', 'Yes'),
  no: plain('Ne', 'No'),
  text: (t, o) => two(t, `${o.n + 1}. efekt`, `Effect ${o.n + 1}`),
  find: ofCard('Vyhledat', 'Find'),
  recall: ofCard('Vyhledat v hrobě', 'Find in the discard pile'),
  branch: (t, o) => two(t, `${o.n + 1}. možnost`, `Choice ${o.n + 1}`),
  pay: plain('Zaplatit', 'Pay'),
  goOn: plain('Zaútočit', 'Attack'),
  giveUp: plain('Vzdát se útočné akce', 'Give the attack action up'),
  cancels: ofThese('Zrušit', 'Cancel'),
  strengthen: ofThese('Zesílit', 'Strengthen'),
  teleports: (t, o) =>
    `${piece(t, o.piece)} ${o.other === 0 ? two(t, 'zpět do ruky', 'back to the hand') : `${two(t, 'bude mít', 'goes to')} ${piece(t, o.other)}`}`,
  cardType: (t, o) => cap(typeIn(t, o.n)),
  anyOfIt: plain('Kterákoli toho typu', 'Any of that type'),
  named: ofCard('Karta jménem', 'The card called'),
  answer: plain('Odpovědět po pravdě', 'Answer truthfully'),
  refuse: plain('Odmítnout odpověď a zaplatit', 'Refuse to answer, and pay'),
  rest: plain('Žádný útok', 'No attack'),
  retain: ofCard('Ponechat si', 'Keep'),
  serve: (t, o) => `${piece(t, o.piece)} ${two(t, 'bude sloužit pod', 'serves under')} ${piece(t, o.other)}`,
  hire: (t, o) => `${two(t, 'Zaplatit za', 'Pay for')} ${piece(t, o.piece)}: ${piece(t, o.other)}`,
  inside: plain('Uvnitř', 'Inside'),
  outside: plain('Vně', 'Outside'),
  lead: plain('Vyhlásit souboj z moci vůdce', 'Declare a combat by a leader’s word'),
  moves: (t, o) => `${piece(t, o.piece)} → ${piece(t, o.other)}`,
  bid: (t, o) => two(t, `Nabídnout ${o.n} B`, `Bid ${o.n} D`),
  noBid: plain('Odstoupit z dražby', 'Drop out of the auction'),
  suffer: plain('Nezaplatit: H bojovníka klesne o 1', 'Not pay: the V of the warrior falls by 1'),
  lose: plain('Nezaplatit a bojovníka vyřadit', 'Not pay: the warrior is discarded'),
};

const times: Say = (t, o) => (o.n === 0 ? two(t, 'Vůbec', 'Not at all') : `${o.n}×`);

/** What is said of options where their verb alone says something else, or too little. */
const OF_DECISION: Readonly<Record<string, Say>> = {
  'prove.choose': ofCard('Splnit', 'Fulfil'),
  'tuck.choose': ofCard('Přiložit', 'Attach'),
  'castOnce.choose': ofCard('Seslat', 'Cast'),
  'play.strength': times,
  'strengthen.much': times,
};

export function optionText(t: Talk, v: View, decision: string, option: number): string {
  const said = saidOption(v, decision, option);
  return (OF_DECISION[decision] ?? SAYS[said.verb])(t, said);
}
