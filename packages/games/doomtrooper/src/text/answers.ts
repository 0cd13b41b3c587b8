/** Answers as the log tells them: whole sentences of what a player does. */
import { deed, does } from '@kolbiste/cardkit/words';
import type { SaidOption, SaidVerb } from '../said.ts';
import { saidOption } from '../said.ts';
import { typeIn } from './asked.ts';
import type { Talk } from './talk.ts';
import { affiliationIn, againstPiece, card, name, piece, zone } from './talk.ts';

/** What somebody does: Czech in the third person, English as it is said to him. */
type Does = (t: Talk, o: SaidOption) => readonly [cs: string, en: string];

const so =
  (cs: string, en: string): Does =>
  () => [cs, en];
/** With a card in the place of the dots. */
const within =
  (of: (t: Talk, o: SaidOption) => string) =>
  (cs: string, en: string): Does =>
  (t, o) => [cs.replace('…', () => of(t, o)), en.replace('…', () => of(t, o))];
const onPiece = within((t, o) => piece(t, o.piece, 'acc'));
const onCard = within((t, o) => card(t, o.card, 'acc'));
/** Of several copies each after the first by its place. */
const onThese = within((t, o) => `${card(t, o.card, 'acc')}${o.n > 0 ? ` (${o.n + 1})` : ''}`);

const DOES: Readonly<Record<SaidVerb, Does>> = {
  pass: so('nehraje nic', 'play nothing'),
  end: so('ukončuje akce', 'end the actions'),
  meditate: so('medituje', 'meditate'),
  attack: so('vyhlašuje souboj', 'declare a combat'),
  sabotage: (t, o) => [`provádí sabotáž: ${name(t, o.n)}`, `sabotage ${name(t, o.n)}`],
  play: onCard('hraje …', 'play …'),
  hide: onCard('vykládá … do úkrytu', 'play … into cover'),
  use: within((t, o) => `${piece(t, o.piece, 'acc')}${o.n > 0 ? ` (${o.n + 1})` : ''}`)('používá …', 'use …'),
  seekCover: onPiece('posílá … do úkrytu', 'send … into cover'),
  leaveCover: onPiece('vyvádí … z úkrytu', 'bring … out of cover'),
  toOutpost: onPiece('přesouvá … na Stanici', 'transfer … to the Outpost'),
  home: onPiece('přesouvá … ze Stanice', 'transfer … from the Outpost'),
  board: onPiece('posazuje … do vozidla', 'put … into the vehicle'),
  alight: onPiece('nechává … vystoupit z vozidla', 'let … leave the vehicle'),
  asLegion: onPiece('dává … k Legii', 'count … to the Legion'),
  asDoomtrooper: onPiece('dává … k Doomtrooperům', 'count … to the Doomtroopers'),
  fighters: (t, o) => [
    `posílá ${piece(t, o.piece, 'acc')} ${againstPiece(t, o.other)}`,
    `send ${piece(t, o.piece)} ${againstPiece(t, o.other)}`,
  ],
  fight: so('volí zápas', 'choose to fight'),
  shoot: so('volí střelbu', 'choose to shoot'),
  noZone: so('se nebrání z žádné válečné zóny', 'defend from no warzone'),
  zone: onPiece('se brání z válečné zóny …', 'defend from the warzone …'),
  weapon: onPiece('volí zbraň: …', 'use the weapon …'),
  promotion: (_t, { n }) => [`bere vítězné body: ${n}, zbytek body osudu`, `take promotion: ${n}, the rest destiny`],
  area: within((t, o) => zone(t, o.n))('volí místo: …', 'choose the place: …'),
  piece: onPiece('volí …', 'choose …'),
  affiliation: within((t, o) => affiliationIn(t, o.n))('volí příslušnost: …', 'choose the affiliation: …'),
  player: within((t, o) => name(t, o.n))('volí: …', 'choose …'),
  number: within((_t, o) => String(o.n))('volí …', 'choose …'),
  nothing: so('nevolí nic', 'choose nothing'),
  keep: so('si nechává karty', 'keep the cards'),
  exchange: so('si bere sedm nových karet', 'take seven new cards'),
  throw: onCard('odhazuje …', 'discard …'),
  hand: so('bere kartu do ruky', 'take the card to the hand'),
  pile: so('odkládá kartu na hromádku vyřazených karet', 'put the card on the discard pile'),
  yes: so('souhlasí', 'agree'),
  no: so('odmítá', 'decline'),
  text: (_t, { n }) => [`volí ${n + 1}. efekt`, `choose effect ${n + 1}`],
  find: onCard('vyhledává …', 'find …'),
  recall: onCard('vyhledává … v hrobě', 'find … in the discard pile'),
  branch: (_t, { n }) => [`volí ${n + 1}. možnost`, `take choice ${n + 1}`],
  pay: so('platí', 'pay'),
  goOn: so('útočí', 'attack'),
  giveUp: so('se vzdává útočné akce', 'give the attack action up'),
  cancels: onThese('ruší …', 'cancel …'),
  strengthen: onThese('zesiluje …', 'strengthen …'),
  serve: (t, o) => [
    `dává ${piece(t, o.piece, 'acc')} pod velení: ${piece(t, o.other)}`,
    `let ${piece(t, o.piece, 'acc')} serve under ${piece(t, o.other, 'acc')}`,
  ],
  hire: (t, o) => [
    `platí za ${piece(t, o.piece, 'acc')}: ${piece(t, o.other)}`,
    `pay for ${piece(t, o.piece, 'acc')}: ${piece(t, o.other)}`,
  ],
  inside: so('volí místo uvnitř', 'choose the inside'),
  outside: so('volí místo vně', 'choose the outside'),
  lead: so('vyhlašuje souboj z moci vůdce', 'declare a combat by a leader’s word'),
  suffer: so('neplatí, H bojovníka klesá o 1', 'do not pay, so the V of the warrior falls by 1'),
  cardType: (t, o) => [`volí typ: ${typeIn(t, o.n)}`, `choose the type: ${typeIn(t, o.n)}`],
  anyOfIt: so('volí kteroukoli toho typu', 'choose any of that type'),
  named: onCard('jmenuje kartu …', 'name the card …'),
  answer: so('odpovídá po pravdě', 'answer truthfully'),
  refuse: so('odmítá odpovědět a platí', 'decline to answer, and pay'),
  rest: so('nevolí žádný útok', 'choose no attack'),
  retain: onCard('si nechává …', 'keep …'),
  teleports: (t, o) =>
    o.other === 0
      ? [`vrací ${piece(t, o.piece, 'acc')} do ruky`, `take ${piece(t, o.piece)} back to the hand`]
      : [
          `přenáší: ${piece(t, o.other)} bude mít ${piece(t, o.piece, 'acc')}`,
          `give ${piece(t, o.piece)} to ${piece(t, o.other)}`,
        ],
  moves: (t, o) => [
    `přesouvá ${piece(t, o.piece, 'acc')}: ${piece(t, o.other)}`,
    `move ${piece(t, o.piece)}: ${piece(t, o.other)}`,
  ],
  bid: (_t, { n }) => [`nabízí ${n} B`, `bid ${n} D`],
  noBid: so('odstupuje z dražby', 'drop out of the auction'),
  lose: so('neplatí, bojovník se vyřazuje', 'do not pay, so the warrior is discarded'),
};

/** What a player chose, as a sentence. */
export function answerText(t: Talk, seat: number, decision: string, option: number): string {
  const said = saidOption(t.v, decision, option);
  return `${deed(t, seat, does(t, seat, ...DOES[said.verb](t, said)))}.`;
}
