/** Texts that several commands share. */
import type { Bilingual } from '@kolbiste/gamekit/desk';

export const FILES = {
  missing: {
    cs: '{path}: takový soubor není. Zkontrolujte cestu.',
    en: '{path}: there is no such file. Check the path.',
  },
  forbidden: {
    cs: '{path}: soubor nelze číst, chybí oprávnění ({reason}).',
    en: '{path}: no permission to read this file ({reason}).',
  },
  unreadable: { cs: '{path}: nelze přečíst ({reason}).', en: '{path}: cannot be read ({reason}).' },
  directory: {
    cs: '{path}: je to složka, očekává se {what}. Napište jméno souboru v ní.',
    en: '{path}: this is a folder, expected {what}. Name a file in it.',
  },
  special: {
    cs: '{path}: není to obyčejný soubor, očekává se {what}.',
    en: '{path}: this is no plain file, expected {what}.',
  },
  tooLong: {
    cs: '{path}: soubor má {megabytes} MB, {what} má nejvýše {limit} MB.',
    en: '{path}: the file has {megabytes} MB, {what} has at most {limit} MB.',
  },
  binary: {
    cs: '{path}: bajt 0 na pozici {offset}: očekává se text ({what}), ne binární soubor.',
    en: '{path}: byte 0 at offset {offset}: expected text ({what}), not a binary file.',
  },
  encoding: {
    cs: '{path}: očekává se text v UTF-8 ({what}). Uložte soubor v tomto kódování.',
    en: '{path}: expected text in UTF-8 ({what}). Save the file in this encoding.',
  },
  noFolder: {
    cs: '{path}: složka {folder} není. Nejdřív ji vytvořte.',
    en: '{path}: there is no folder {folder}. Create it first.',
  },
  isFolder: {
    cs: '{path}: je to složka. Napište jméno souboru.',
    en: '{path}: this is a folder. Name a file.',
  },
  exists: {
    cs: '{path}: už existuje a nepřepíše se. Zvolte jiné jméno, nebo přidejte --force.',
    en: '{path}: exists already and is not overwritten. Choose another name or add --force.',
  },
  unwritable: { cs: '{path}: nelze zapsat ({reason}).', en: '{path}: cannot be written ({reason}).' },
  notEmpty: {
    cs: '{path}: složka není prázdná. Zvolte novou, nebo přidejte --force.',
    en: '{path}: the folder is not empty. Choose a new one or add --force.',
  },
  notFolder: { cs: '{path}: není to složka.', en: '{path}: this is no folder.' },
  faults: {
    cs: '{path}: {faults}, nic se nenačetlo:',
    en: '{path}: {faults}, nothing was loaded:',
  },
  moreFaults: {
    cs: 'a další; všechny vypíše: cards check {path}',
    en: 'and more; for all of them: cards check {path}',
  },
  nested: {
    cs: '{path}:{line}: zanoření přes {limit} úrovní: {what} to není.',
    en: '{path}:{line}: nested deeper than {limit} levels: this is not {what}.',
  },
} as const satisfies Record<string, Bilingual>;

export const ARGS = {
  number: {
    cs: '{name}: je zde {found}, očekává se celé číslo od {low} do {high}.',
    en: '{name}: got {found}, expected a whole number from {low} to {high}.',
  },
  word: {
    cs: '{name}: je zde {found}, očekává se jedno z: {known}.{hint}',
    en: '{name}: got {found}, expected one of: {known}.{hint}',
  },
  didYouMean: { cs: ' Mysleli jste {word}?', en: ' Did you mean {word}?' },
  game: {
    cs: 'Hra {found} tu není. Jsou zde: {known}.{hint}',
    en: 'There is no game {found}. There are: {known}.{hint}',
  },
  missingGame: {
    cs: 'Chybí jméno hry. Jsou zde: {known}.',
    en: 'The name of the game is missing. There are: {known}.',
  },
  seats: {
    cs: '--seats: hra {game} má {wanted} míst, zde jich je {found}: {given}. Například --seats {example}.',
    en: '--seats: {game} has {wanted} seats, here are {found}: {given}. For example --seats {example}.',
  },
  noHuman: {
    cs: '--seats: „human“ (člověk) může hrát jen v příkazu play.',
    en: '--seats: "human" can play in the command play only.',
  },
  profileForm: {
    cs: '--profile: je zde {found}, očekává se přepínač=hodnota. Přepínače: {known}.',
    en: '--profile: got {found}, expected switch=value. Switches: {known}.',
  },
  profileTwice: {
    cs: '--profile: přepínač {name} je zadán dvakrát.',
    en: '--profile: the switch {name} is given twice.',
  },
  exclude: {
    cs: '{a} a {b} nelze použít zároveň. {why}',
    en: '{a} and {b} exclude each other. {why}',
  },
  noCards: { cs: 'Hra {game} nemá karty.', en: 'The game {game} has no cards.' },
  noModes: {
    cs: '{name}: hra {game} tuto volbu nemá.',
    en: '{name}: {game} has no such option.',
  },
  seedLong: {
    cs: '--seed: nejvýše {most} znaků, zde {found}.',
    en: '--seed: at most {most} characters, here are {found}.',
  },
} as const satisfies Record<string, Bilingual>;

/** What the reader of the command line finds wrong. */
export const COMMAND_LINE = {
  unknownOption: {
    cs: 'Neznámý přepínač {found}.{hint} Nápověda: kolbiste {command}--help',
    en: 'Unknown option {found}.{hint} For help: kolbiste {command}--help',
  },
  unknownCommand: {
    cs: 'Neznámý příkaz {found}.{hint} Příkazy: {known}. Nápověda: kolbiste --help',
    en: 'Unknown command {found}.{hint} Commands: {known}. For help: kolbiste --help',
  },
  optionMissingArgument: {
    cs: 'Přepínači {found} chybí hodnota. Nápověda: kolbiste {command}--help',
    en: 'The option {found} lacks its value. For help: kolbiste {command}--help',
  },
  missingArgument: {
    cs: 'Chybí {found}. Nápověda: kolbiste {command}--help',
    en: 'Missing: {found}. For help: kolbiste {command}--help',
  },
  excessArguments: {
    cs: 'Příliš mnoho argumentů: {found}. Nápověda: kolbiste {command}--help',
    en: 'Too many arguments: {found}. For help: kolbiste {command}--help',
  },
  examples: { cs: 'Příklady:', en: 'Examples:' },
  usage: { cs: 'Použití:', en: 'Usage:' },
  options: { cs: 'Přepínače:', en: 'Options:' },
  commands: { cs: 'Příkazy:', en: 'Commands:' },
  arguments: { cs: 'Argumenty:', en: 'Arguments:' },
  help: { cs: 'vypíše tuto nápovědu', en: 'print this help' },
  version: { cs: 'vypíše verzi', en: 'print the version' },
  defaultValue: { cs: 'jinak', en: 'default:' },
  internal: {
    cs: 'Vnitřní chyba programu. Prosíme o zprávu s tímto výpisem:',
    en: 'An internal fault of the program. Please report it with this text:',
  },
} as const satisfies Record<string, Bilingual>;

/** What many commands take. */
export const OPTIONS = {
  lang: { cs: 'jazyk: cs nebo en (jinak podle LANG)', en: 'language: cs or en (default from LANG)' },
  json: { cs: 'vypíše jen JSON', en: 'print JSON alone' },
  names: {
    cs: 'real: skutečná jména karet; neutral: vymyšlená',
    en: 'real: the real names of cards; neutral: invented ones',
  },
  seed: { cs: 'semínko: stejné dá totéž', en: 'seed: the same gives the same' },
  decks: {
    cs: 'soubor karet s balíčky, se kterými se hraje ({games})',
    en: 'card file with the decks to play with ({games})',
  },
  cards: {
    cs: 'soubor vlastních karet, se kterými se hraje ({games})',
    en: 'file of your own cards to play with ({games})',
  },
  profile: {
    cs: 'jiný výklad pravidel: přepínač=hodnota, lze opakovat ({games})',
    en: 'another reading of the rules: switch=value, repeatable ({games})',
  },
  format: { cs: 'formát náhodných balíčků ({games}): {known}', en: 'format of random decks ({games}): {known}' },
  easy: { cs: 'lehčí hra ({games})', en: 'the easier game ({games})' },
  mode: { cs: 'způsob hry ({games}): {known}', en: 'mode of the game ({games}): {known}' },
  position: {
    cs: 'soubor s postavením, kterým začíná samotný boj ({games})',
    en: 'file with the position that combat alone begins with ({games})',
  },
  force: { cs: 'přepíše existující soubor', en: 'overwrite an existing file' },
  game: { cs: 'hra: {known}', en: 'game: {known}' },
} as const satisfies Record<string, Bilingual>;
