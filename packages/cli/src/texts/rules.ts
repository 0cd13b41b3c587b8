/** Texts of `rules` and `cards`. */
import type { Bilingual } from '@kolbiste/gamekit/desk';

export const RULES = {
  says: {
    cs: 'Vypíše pravidla vlastními slovy: podle klíče, kapitoly nebo slov v textu.',
    en: 'Print the rules in own words: by key, by chapter, or by words of their text.',
  },
  query: { cs: 'klíč (2.4.2.1, R41), kapitola (2.4) nebo slova', en: 'a key (2.4.2.1, R41), a chapter (2.4) or words' },
  none: {
    cs: '{game}: pravidlo s klíčem ani slovy {query} tu není. Zkuste méně slov nebo jen jejich začátek.',
    en: '{game}: there is no rule with the key or the words {query}. Try fewer words, or only their beginnings.',
  },
  found: {
    cs: '{count}, {mechanical} provádí program',
    en: '{count}, {mechanical} of them carried out by the program',
  },
  ruling: { cs: 'výklad', en: 'ruling' },
  notMechanical: { cs: 'neprovádí se', en: 'nothing to carry out' },
  coverageSays: {
    cs: 'Kolik paragrafů pravidel provádí a zkouší scénáře ve složce packages/games/<hra>/scenarios.',
    en: 'How many paragraphs of the rules the scenarios in packages/games/<game>/scenarios carry out and test.',
  },
  profilesSays: {
    cs: 'Vypíše profily pravidel, nebo v čem se dva liší: s paragrafem a zdrojem každého rozdílu.',
    en: 'Print the profiles of the rules, or in what two of them differ: with paragraph and source of each difference.',
  },
  profileNames: { cs: 'jméno profilu, nebo dvě', en: 'the name of a profile, or two' },
  noProfiles: { cs: '{game}: tato hra nemá pojmenované profily.', en: '{game}: this game has no named profiles.' },
  noProfile: { cs: 'Profil {name} tu není. Jsou tu: {names}.', en: 'There is no profile {name}. There are: {names}.' },
  noDifference: { cs: 'Profily se v ničem neliší.', en: 'The profiles differ in nothing.' },
  running: { cs: 'běží {scenarios} …', en: 'running {scenarios} …' },
  mechanical: { cs: 'paragrafů, které má program provádět', en: 'paragraphs that the program must carry out' },
  cited: { cs: 'z nich program za běhu cituje', en: 'of these the program cites while it runs' },
  tested: { cs: 'z nich zkouší některý scénář', en: 'of these some scenario tests' },
  white: { cs: 'Bílá místa (nezkouší je žádný scénář): {keys}', en: 'White spots (no scenario tests them): {keys}' },
  rulings: { cs: 'výkladů toho, co pravidla nechávají otevřené', en: 'rulings on what the rulebook leaves open' },
  whiteRulings: {
    cs: 'Bílá místa mezi výklady: {keys}',
    en: 'White spots among the rulings: {keys}',
  },
  oneSided: {
    cs: 'Cituje je odmítnutí, ale scénáře je neukazují obojím způsobem, provedené i odmítnuté: {keys}',
    en: 'Cited by refusals, and not shown by scenarios both ways, carried out and refused: {keys}',
  },
  noWhite: { cs: 'Žádné bílé místo.', en: 'No white spot.' },
  failing: {
    cs: 'Pozor: {scenarios} neplatí, a proto nic nezkouší. Který, řekne judge.',
    en: 'Note: {scenarios} fail and so test nothing. The command judge says which.',
  },
  noScenarios: {
    cs: '{path}: složka se scénáři tu není.',
    en: '{path}: the folder of scenarios is not here.',
  },
} as const satisfies Record<string, Bilingual>;

export const CARDS = {
  says: {
    cs: 'Vypíše karty hry, i s vlastními (--cards).',
    en: 'List the cards of a game, your own among them (--cards).',
  },
  cards: { cs: 'soubor vlastních karet', en: 'file of your own cards' },
  none: { cs: 'Takové karty tu nejsou.', en: 'There are no such cards.' },
  count: { cs: '{cards}. Celou kartu vypíše: cards show ID', en: '{cards}. A whole card: cards show ID' },
  id: { cs: 'id', en: 'id' },
  name: { cs: 'jméno', en: 'name' },
  showSays: { cs: 'Vypíše celou kartu podle jejího id.', en: 'Print a whole card by its id.' },
  showId: { cs: 'id karty, například hero-001 nebo weapon-010', en: 'id of a card, such as hero-001 or weapon-010' },
  unknown: {
    cs: 'Karta {found} tu není.{hint} Seznam vypíše: cards {game}',
    en: 'There is no card {found}.{hint} For the list: cards {game}',
  },
  noFilter: {
    cs: '--{name}: hra {game} takový filtr nemá. Má: {known}.',
    en: '--{name}: {game} has no such filter. It has: {known}.',
  },
  newSays: {
    cs: 'Vyrobí jedinečné karty; stejný druh a semínko dají stejné karty.',
    en: 'Make unique cards; the same kind and seed give the same cards.',
  },
  newKind: {
    cs: 'id druhu (hero-001, weapon-010), nebo {packs}',
    en: 'id of a kind (hero-001, weapon-010), or {packs}',
  },
  badKind: {
    cs: 'Druh {found} tu není.{hint} Lze vyrobit: {packs}, nebo kartu druhu podle seznamu cards {game}.',
    en: 'There is no kind {found}.{hint} What can be made: {packs}, or a card of a kind listed by cards {game}.',
  },
  out: {
    cs: 'zapíše karty do souboru (pro --cards a --decks)',
    en: 'write the cards into a file (for --cards and --decks)',
  },
  seedLine: { cs: 'Semínko: {seed}', en: 'Seed: {seed}' },
  checkSays: {
    cs: 'Zkontroluje soubor karet: každou chybu s řádkem, sloupcem a tím, co tam má být.',
    en: 'Check a card file: each fault with its line, its column and what should be there.',
  },
  checkGame: { cs: 'hra; jinak ta, kterou soubor jmenuje', en: 'game; by default the one that the file names' },
  checkFile: { cs: 'soubor karet nebo balíčků', en: 'file of cards or decks' },
  ok: { cs: '{file}: v pořádku: {holds}, {decks}.', en: '{file}: sound: {holds}, {decks}.' },
  deckNames: { cs: 'Balíčky: {names}', en: 'Decks: {names}' },
  note: { cs: 'Poznámka: {text}', en: 'Note: {text}' },
  faults: { cs: '{file}: {faults}, nic se nenačetlo.', en: '{file}: {faults}, nothing was loaded.' },
  whichGame: {
    cs: '{file}: nepozná se, které hře to patří. Napište ji: cards check {games} {file}',
    en: '{file}: it cannot be told which game this is of. Name it: cards check {games} {file}',
  },
} as const satisfies Record<string, Bilingual>;
