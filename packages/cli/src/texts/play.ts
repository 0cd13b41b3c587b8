/** Texts of `play`. */
import type { Bilingual } from '@kolbiste/gamekit/desk';

export const PLAY = {
  says: {
    cs: 'Zahraje celou hru v terminálu, proti botovi nebo ve dvou.',
    en: 'Play a whole game in the terminal, against a bot or each other.',
  },
  seats: {
    cs: 'kdo sedí u stolu: human, random, greedy, easy, normal, hard (jinak human,normal)',
    en: 'who sits at the table: human, random, greedy, easy, normal, hard (default human,normal)',
  },
  seed: { cs: 'semínko: stejné dá stejné karty i točení', en: 'seed: the same gives the same cards and spins' },
  save: { cs: 'po hře zapíše její záznam', en: 'write the replay after the game' },
  start: { cs: '{game}, pravidla {version}. Hrají: {seats}.', en: '{game}, rules {version}. Players: {seats}.' },
  profile: { cs: 'Přepínače: {list}', en: 'Switches: {list}' },
  commitment: {
    cs: 'Náhoda je určena předem. Otisk tajemství: {hash}',
    en: 'Chance is fixed beforehand. Hash of its secret: {hash}',
  },
  secret: {
    cs: 'Tajemství náhody: {secret}\nJeho SHA-256 je otisk ze začátku hry.',
    en: 'The secret of chance: {secret}\nIts SHA-256 is the hash shown at the start.',
  },
  howTo: {
    cs: 'Napište číslo možnosti. Další příkazy: help',
    en: 'Type the number of an option. Other commands: help',
  },
  human: { cs: 'člověk', en: 'human' },
  bot: { cs: 'bot {level}', en: '{level} bot' },
  happened: { cs: 'Co se stalo:', en: 'What happened:' },
  question: { cs: 'Hráč {seat}: {text}', en: 'Player {seat}: {text}' },
  likewise: { cs: 'stejně tak {names}', en: 'likewise {names}' },
  likewiseOf: { cs: 'stejně tak „{what} …“: {names}', en: 'likewise “{what} …”: {names}' },
  notNow: { cs: 'Teď nelze:', en: 'Not now:' },
  prompt: { cs: '{seat}> ', en: '{seat}> ' },
  refused: { cs: 'Nelze: {text}', en: 'Not allowed: {text}' },
  helps: { cs: 'Pomůže: {remedy}', en: 'What would help: {remedy}' },
  allowed: { cs: 'Dovoleno: {text}', en: 'Allowed: {text}' },
  noOption: {
    cs: '{found}: taková možnost tu není. Čísla 1 až {most}{letters}; další příkazy: help',
    en: '{found}: there is no such option. Numbers 1 to {most}{letters}; other commands: help',
  },
  letters: { cs: ', písmena a až {last}', en: ', letters a to {last}' },
  noRule: {
    cs: 'Paragraf {found} tu není ani nic podobného.',
    en: 'There is no paragraph {found}, nor anything like it.',
  },
  noCard: {
    cs: '{found}: taková karta na stole není. Jsou zde: {known}',
    en: '{found}: no such card on the table. There are: {known}',
  },
  won: { cs: 'Konec hry: vyhrává {names}.', en: 'The game is over: {names} wins.' },
  draw: { cs: 'Konec hry: remíza.', en: 'The game is over: a draw.' },
  lost: { cs: 'Konec hry: nikdo nevyhrává.', en: 'The game is over: nobody wins.' },
  ended: { cs: 'Konec hry: {how}', en: 'The game is over: {how}' },
  quit: { cs: 'Hra ukončena před koncem.', en: 'The game was left before its end.' },
  endOfInput: {
    cs: 'Vstup skončil dřív než hra: na řadě je hráč {seat} ({question}). Nic se neuložilo. Hru ukončí příkaz quit.',
    en: 'The input ended before the game did: player {seat} is to answer ({question}). Nothing was saved. The command quit leaves a game.',
  },
  saved: { cs: 'Záznam hry: {path}', en: 'Replay of the game: {path}' },
  help: {
    cs: [
      'ČÍSLO            zvolí možnost (stačí i její jméno)',
      'why ČÍSLO        proč je možnost dovolená, nebo odmítnutá (i písmeno): paragrafy a co pomůže',
      'rules KLÍČ       paragraf pravidel; rules SLOVA hledá v textu',
      'table            celý stůl, s šancemi na všech kolech štěstí',
      'card JMÉNO       celá karta: card w1, card B hero',
      'stops            kde okna procházejí sama; stops OKNO je zarážka; stops until OKNO, until round, every, off',
      'hint             co by udělal nejsilnější bot a proč; záznam hry to uvede',
      'log              co se dosud stalo, jako strom příčin',
      'quit, q          ukončí hru',
      'Česky také: proč, pravidla, stůl, karta, zarážky, záznam, rada, konec',
    ].join('\n'),
    en: [
      'NUMBER           takes an option (its name will do too)',
      'why NUMBER       why an option is offered or refused (a letter too): paragraphs and what helps',
      'rules KEY        a paragraph of the rules; rules WORDS searches the text',
      'table            the whole table, with the odds of every wheel',
      'card NAME        a whole card: card w1, card B hero',
      'stops            where windows pass by themselves; stops WINDOW sets a stop; stops until WINDOW, until round, every, off',
      'hint             what the strongest bot would do, and why; the record of the game says so',
      'log              what has happened so far, as a tree of causes',
      'quit, q          leaves the game',
    ].join('\n'),
  },
} as const satisfies Record<string, Bilingual>;
