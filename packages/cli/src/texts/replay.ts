/** Texts of `replay`, `serve` and `bench`. */
import type { Bilingual } from '@kolbiste/gamekit/desk';

export const REPLAY = {
  says: {
    cs: 'Ukáže záznam hry krok za krokem, nebo ověří, že odpovídá pravidlům bajt po bajtu.',
    en: 'Show the replay of a game step by step, or verify that it agrees with the rules byte by byte.',
  },
  file: { cs: 'záznam hry (JSON)', en: 'replay of a game (JSON)' },
  verify: { cs: 'jen ověří, kroky nevypisuje', en: 'verify only, without printing the steps' },
  what: { cs: 'záznam hry', en: 'a replay' },
  unreadable: {
    cs: '{file}: záznam nelze přečíst: {reason}',
    en: '{file}: the replay cannot be read: {reason}',
  },
  otherRules: {
    cs: '{file}: záznam je z pravidel {game} verze {theirs}, tento program má {ours}. Přehrajte ho programem té verze.',
    en: '{file}: this replay is of {game} rules {theirs}, this program has {ours}. Play it with a program of that version.',
  },
  deckThen: {
    cs: 'Karty hráče {seat}, dnešními názvy: {cards}',
    en: 'Cards of seat {seat}, by today’s names: {cards}',
  },
  answersThen: {
    cs: '{steps}, jak jsou zapsány (kdo, číslo volby); co která volba znamenala a jak to dopadlo, vědí jen pravidla té verze:',
    en: '{steps} as they are written (who, number of the option); what an option meant and how it ended only the rules of that version know:',
  },
  otherPrinted: {
    cs: 'Natištěné karty nebo osnova pravidel jsou jiné než ty, s nimiž se hrálo, ačkoli se verze jmenuje stejně.',
    en: 'The printed cards or the outline of the rules are others than it was played with, though the version has the same name.',
  },
  alsoChanged: {
    cs: 'Navíc nesouhlasí otisk záznamu: byl po zápisu změněn.',
    en: 'What is more, its digest does not fit: it was changed after it was written.',
  },
  head: {
    cs: '{game}, pravidla {version}, {steps}, náhoda: {source}',
    en: '{game}, rules {version}, {steps}, chance: {source}',
  },
  hints: {
    cs: 'Nápovědu si vyžádali (po kolika krocích): {list}',
    en: 'Hints were asked for (after how many steps): {list}',
  },
  fast: { cs: 'semínko {seed}', en: 'seed {seed}' },
  keyed: { cs: 'tajemství s otiskem {hash}', en: 'a secret with the hash {hash}' },
  draws: { cs: 'vypíše každé losování', en: 'print every draw' },
  setup: { cs: 'Příprava', en: 'Set-up' },
  step: { cs: '{n}. {seat}: {text}', en: '{n}. {seat}: {text}' },
  ok: { cs: 'Souhlasí: {steps}, každý bajt.', en: 'It agrees: {steps}, every byte.' },
  unfinished: { cs: 'Hra v záznamu neskončila.', en: 'The game in the replay has not ended.' },
  bad: {
    cs: '{file}: nesouhlasí {where}: očekává se {expected}, ale je zde {actual}.',
    en: '{file}: it differs {where}: expected {expected}, found {actual}.',
  },
  whereSetup: { cs: 'příprava hry', en: 'in the set-up' },
  whereStep: { cs: 'krok {n}', en: 'at step {n}' },
  whereBytes: { cs: 'zápis souboru (kroky hry souhlasí)', en: 'in the bytes of the file (the steps agree)' },
} as const satisfies Record<string, Bilingual>;

export const SERVE = {
  says: {
    cs: 'Spustí hru v prohlížeči na http://localhost:8321 (totéž dělá npm start).',
    en: 'Serve the game for a browser at http://localhost:8321 (npm start does the same).',
  },
  port: {
    cs: 'port (jinak PORT, nebo 8321); 0 = kterýkoli volný',
    en: 'port (default PORT, or 8321); 0 = any free one',
  },
  host: {
    cs: 'adresa, na které se poslouchá (jinak HOST, nebo 127.0.0.1)',
    en: 'address to listen on (default HOST, or 127.0.0.1)',
  },
  ready: { cs: 'Kolbiště běží: {address}', en: 'Kolbiste is ready: {address}' },
  stop: { cs: 'Ukončí ho Ctrl+C.', en: 'Ctrl+C ends it.' },
  noPage: {
    cs: 'Stránka není sestavená: {path} chybí. Sestaví ji npm start.',
    en: 'The page is not built: {path} is missing. npm start builds it.',
  },
  taken: {
    cs: 'Port {port} na {host} je obsazený. Ukončete program, který ho má, nebo zvolte jiný: PORT={next} npm start',
    en: 'Port {port} on {host} is taken. End the program that has it, or choose another: PORT={next} npm start',
  },
  forbidden: {
    cs: 'Port {port} na {host} se nesmí otevřít. Zvolte port od 1024 výš: PORT=8321 npm start',
    en: 'Port {port} on {host} may not be opened. Choose a port of 1024 or more: PORT=8321 npm start',
  },
  noHost: {
    cs: 'Adresa {host} na tomto počítači není. Zvolte 127.0.0.1 (jen tento počítač) nebo 0.0.0.0 (celá síť).',
    en: 'This machine has no address {host}. Choose 127.0.0.1 (this machine alone) or 0.0.0.0 (the whole network).',
  },
  failed: { cs: 'Server nelze spustit: {reason}', en: 'The server cannot be started: {reason}' },
  unsafe: { cs: 'Server se nespustil: {reason}', en: 'The server has not started: {reason}' },
  served: {
    cs: 'Hry v souboru {file} už drží jiný server. Každý by odpovídal z vlastní paměti, a tak smí soubor patřit jen jednomu. Zastavte ten druhý, nebo dejte tomuto jiný soubor v KOLBISTE_DATABASE; více procesů najednou umí PostgreSQL.',
    en: 'The games in {file} are served by another server already. Each would answer from its own memory, so one server alone may have the file. Stop the other one, or name another file in KOLBISTE_DATABASE; for several processes at once there is PostgreSQL.',
  },
  servedBy: {
    cs: 'Hry v souboru {file} už drží jiný server: proces {pid} na {host}, od {since}. Každý by odpovídal z vlastní paměti, a tak smí soubor patřit jen jednomu. Zastavte ten druhý, nebo dejte tomuto jiný soubor v KOLBISTE_DATABASE; více procesů najednou umí PostgreSQL.',
    en: 'The games in {file} are served by another server already: process {pid} on {host}, since {since}. Each would answer from its own memory, so one server alone may have the file. Stop the other one, or name another file in KOLBISTE_DATABASE; for several processes at once there is PostgreSQL.',
  },
  noDatabase: {
    cs: 'Databázi her nelze otevřít: {reason}. Kde má být, říká KOLBISTE_DATABASE.',
    en: 'The database of games cannot be opened: {reason}. KOLBISTE_DATABASE says where it is to be.',
  },
  open: {
    cs: 'Pozor: server je dostupný z celé sítě.',
    en: 'Note: the server can be reached from the whole network.',
  },
} as const satisfies Record<string, Bilingual>;

export const BENCH = {
  says: {
    cs: 'Změří rychlost: všechno v jednom běhu. Přepínače: bench -- --help',
    en: 'Measure the speed: everything in one run. Its options: bench -- --help',
  },
  args: { cs: 'přepínače měření', en: 'options of the benchmark' },
  missing: { cs: '{path}: měření tu není.', en: '{path}: the benchmark is not here.' },
} as const satisfies Record<string, Bilingual>;
