/** Words of the terminal beside those of texts. */
import type { Bilingual } from '@kolbiste/gamekit/desk';
import type { KindName, MarkName, ZoneName } from '../src/vocabulary.ts';

export const KIND_WORDS: Readonly<Record<KindName, Bilingual>> = {
  warrior: { cs: 'bojovník', en: 'warrior' },
  equipment: { cs: 'vybavení', en: 'equipment' },
  fortification: { cs: 'opevnění', en: 'fortification' },
  symmetry: { cs: 'dar', en: 'gift' },
  mission: { cs: 'úkol', en: 'mission' },
  relic: { cs: 'relikvie', en: 'relic' },
  warzone: { cs: 'válečná zóna', en: 'warzone' },
  ki: { cs: 'síla KI', en: 'ki power' },
  beast: { cs: 'zvíře', en: 'beast' },
  art: { cs: 'umění', en: 'art' },
  special: { cs: 'speciál', en: 'special' },
  alliance: { cs: 'aliance', en: 'alliance' },
};

export const CARD_WORDS = {
  figures: {
    cs: 'Z {fight} · S {shoot} · O {armor} · H {value}',
    en: 'F {fight} · S {shoot} · A {armor} · V {value}',
  },
  unique: { cs: 'osobnost', en: 'personality' },
  unscripted: {
    cs: 'zatím se nehraje: chybí {needs}',
    en: 'not played yet: {needs} is missing',
  },
  word: { cs: 'slovo', en: 'word' },
  frees: { cs: 'uvolní karet', en: 'cards freed' },
  waits: { cs: 'čeká karet', en: 'cards waiting' },
  byRules: {
    cs: 'ne turnajový, ale podle pravidel „{title}“ (--profile rules={name}) v pořádku',
    en: 'not by tournament rules, but sound by the rules “{title}” (--profile rules={name})',
  },
  randomDeck: { cs: 'náhodný balíček Doomtrooperu', en: 'a random deck of Doomtrooper' },
  randomDeckOf: { cs: 'náhodný balíček, příslušnost {side}', en: 'a random deck, affiliation {side}' },
  starterOf: { cs: 'balíček pro začátek, příslušnost {side}', en: 'the deck to begin with, affiliation {side}' },
  yes: { cs: 'ano', en: 'yes' },
  no: { cs: 'ne', en: 'no' },
} as const satisfies Record<string, Bilingual>;

export const ZONE_WORDS: Readonly<Record<ZoneName, Bilingual>> = {
  squad: { cs: 'Mužstvo', en: 'Squad' },
  kohort: { cs: 'Kohorta', en: 'Kohort' },
  outpost: { cs: 'Stanice', en: 'Outpost' },
  outside: { cs: 'Mimo oblasti', en: 'No area' },
  attached: { cs: 'Přiloženo', en: 'Attached' },
  player: { cs: 'U hráče', en: 'At the player' },
};

/** What a card in play is; of the other marks only the rules speak. */
export const MARK_WORDS: Readonly<Partial<Record<MarkName, Bilingual>>> = {
  wounded: { cs: 'zraněn', en: 'wounded' },
  covered: { cs: 'v úkrytu', en: 'in cover' },
  hidden: { cs: 'neodhalen', en: 'face down' },
  inside: { cs: 'uvnitř', en: 'inside' },
  out: { cs: 'mimo hru', en: 'out of play' },
  imprisoned: { cs: 'uvězněn', en: 'imprisoned' },
  used: { cs: 'využito', en: 'used' },
};

export const STEP_WORDS: readonly Bilingual[] = [
  { cs: 'začátek kola', en: 'start of the turn' },
  { cs: 'dobírání karet', en: 'drawing cards' },
  { cs: 'akce', en: 'actions' },
  { cs: 'odhazování karet', en: 'discarding cards' },
  { cs: 'konec kola', en: 'end of the turn' },
];

export const PHASE_WORDS: readonly Bilingual[] = [
  { cs: 'vyhlášení', en: 'declaration' },
  { cs: 'útočník a obránce', en: 'attacker and defender' },
  { cs: 'taktika', en: 'tactic' },
  { cs: 'válečná zóna', en: 'warzone' },
  { cs: 'modifikátory', en: 'modifiers' },
  { cs: 'vyhodnocení', en: 'resolution' },
  { cs: 'zranění a smrt', en: 'wounds and death' },
  { cs: 'body', en: 'points' },
];

/** By the number of a tactic; 0 = not chosen yet. */
export const TACTIC_WORDS: readonly Bilingual[] = [
  { cs: 'taktika nezvolena', en: 'no tactic yet' },
  { cs: 'zápas', en: 'fight' },
  { cs: 'střelba', en: 'shoot' },
];
export const FIGURE_WORDS: readonly Bilingual[] = [
  { cs: 'zápas', en: 'fight' },
  { cs: 'střelba', en: 'shoot' },
  { cs: 'obrana', en: 'armor' },
  { cs: 'hodnota', en: 'value' },
];
/** What a strike does, by the number of the fate. */
export const FATE_WORDS: readonly Bilingual[] = [
  { cs: 'bez zranění', en: 'unhurt' },
  { cs: 'zranění', en: 'a wound' },
  { cs: 'smrt', en: 'death' },
];

export const TABLE = {
  before: { cs: 'Zahájení hry', en: 'The game begins' },
  turn: { cs: '{n}. kolo', en: 'Turn {n}' },
  active: { cs: 'hraje {seat}', en: '{seat}’s turn' },
  over: { cs: 'hra skončila', en: 'the game is over' },
  goal: { cs: 'k výhře vítězné body: {n}', en: 'promotion points to win: {n}' },
  limit: { cs: 'časový limit v kolech stolu: {n}', en: 'time limit in rounds of the table: {n}' },
  left: { cs: 'zbývá kol: {n}', en: 'turns left: {n}' },
  actions: {
    cs: 'zbývá akcí: běžných {normal}, neútočných {nonAttack}, útočných {attack}',
    en: 'actions left: normal {normal}, non-attack {nonAttack}, attack {attack}',
  },
  combat: { cs: 'Souboj, {n}. fáze: {phase}', en: 'Combat, phase {n}: {phase}' },
  waiting: { cs: 'čekají souboje: {n}', en: 'combats that wait: {n}' },
  against: { cs: '{attacker} útočí na {defender}', en: '{attacker} attacks {defender}' },
  zone: { cs: 'brání se z {card}', en: 'defends from {card}' },
  strike: {
    cs: '{by}: {tactic} {attack} proti obraně {armor} → {fate}',
    en: '{by}: {tactic} {attack} against armor {armor} → {fate}',
  },
  first: { cs: 'první útok', en: 'first strike' },
  back: { cs: 'vrací úder, přežije-li', en: 'strikes back if still there' },
  notAtAll: { cs: 'k úderu nedojde', en: 'does not come to strike' },
  weapon: { cs: 'zbraň {card}', en: 'weapon {card}' },
  becomes: { cs: '{card}: {fate}', en: '{card}: {fate}' },
  promotion: { cs: 'vítězné body {n}/{goal}', en: 'promotion {n}/{goal}' },
  destiny: { cs: 'body osudu {n}', en: 'destiny {n}' },
  debt: { cs: 'dluh {n}', en: 'debt {n}' },
  countdown: {
    cs: 'bez bojeschopného bojovníka prohraje, zbývá kol: {n}',
    en: 'loses without a combat-capable warrior, turns left: {n}',
  },
  gone: { cs: 'vyřazen ze hry', en: 'out of the game' },
  hand: { cs: 'ruka {n}', en: 'hand {n}' },
  library: { cs: 'knihovna {n}', en: 'library {n}' },
  discard: { cs: 'vyřazené karty {n}', en: 'discard pile {n}' },
  annihilated: { cs: 'obětované karty {n}', en: 'annihilated {n}' },
  sideboard: { cs: 'sideboard {n}', en: 'sideboard {n}' },
  points: { cs: 'vítězné body {n}', en: 'promotion {n}' },
  handAre: { cs: 'ruka: {cards}', en: 'hand: {cards}' },
  handIs: { cs: 'Ruka:', en: 'Hand:' },
  discardIs: { cs: 'Vyřazené karty: {cards}', en: 'Discard pile: {cards}' },
  annihilatedIs: { cs: 'Obětované karty: {cards}', en: 'Annihilated: {cards}' },
  sideboardIs: { cs: 'Sideboard: {cards}', en: 'Sideboard: {cards}' },
  hidden: { cs: 'skrytý bojovník', en: 'a hidden warrior' },
  owner: { cs: 'vlastní {seat}', en: 'owned by {seat}' },
  controlled: { cs: 'ovládá {seat}', en: 'controlled by {seat}' },
  counter: { cs: 'značek {n}', en: 'markers {n}' },
  outside: { cs: 'vně', en: 'outside' },
  bears: { cs: 'nese: {cards}', en: 'bears: {cards}' },
  now: { cs: 'teď {list}', en: 'now {list}' },
  printed: { cs: 'na kartě {n}', en: 'printed {n}' },
  cover: { cs: 'úkryt', en: 'cover' },
  inPlay: { cs: 'Ve hře: {list}', en: 'In play: {list}' },
  nothing: { cs: 'nic', en: 'nothing' },
  combatNow: { cs: 'souboj, {n}. fáze', en: 'combat, phase {n}' },
} as const satisfies Record<string, Bilingual>;
