/** Texts of `judge`. */
import type { Bilingual } from '@kolbiste/gamekit/desk';

export const JUDGE = {
  says: {
    cs: 'Rozsoudí situace: co je dovoleno a co ne, komu a podle kterého paragrafu, a co se stalo.',
    en: 'Judge positions: what is legal and what is refused, for whom and by which paragraph, and what happened.',
  },
  paths: { cs: 'soubory scénářů (YAML) nebo složky s nimi', en: 'scenario files (YAML) or folders of them' },
  full: { cs: 'vypíše celý rozsudek i pro soubory ve složkách', en: 'print the whole ruling of files in folders too' },
  setUp: { cs: 'Zadání', en: 'Set up' },
  refused: { cs: 'Takové postavení pravidla odmítají: {why}', en: 'The rules refuse this set-up: {why}' },
  position: { cs: 'Postavení', en: 'Position' },
  story: { cs: 'Co se stalo', en: 'What happened' },
  before: { cs: 'Před první odpovědí', en: 'Before the first answer' },
  nothing: { cs: 'nic', en: 'nothing' },
  after: { cs: 'Postavení potom', en: 'Position afterwards' },
  now: { cs: 'Na řadě', en: 'To answer now' },
  owes: { cs: 'Hráč {seat} odpovídá: {question}', en: 'Player {seat} answers: {question}' },
  may: { cs: 'Smí', en: 'May' },
  mayNot: { cs: 'Nesmí', en: 'May not' },
  helps: { cs: 'Pomůže: {remedy}', en: 'What would help: {remedy}' },
  over: { cs: 'Nikdo: hra skončila ({result}).', en: 'Nobody: the game is over ({result}).' },
  nobody: { cs: 'Nikdo.', en: 'Nobody.' },
  won: { cs: 'vyhrává {names}', en: '{names} wins' },
  draw: { cs: 'remíza', en: 'a draw' },
  lost: { cs: 'nikdo nevyhrává', en: 'nobody wins' },
  verdict: { cs: 'Verdikt', en: 'Verdict' },
  holds: { cs: 'PLATÍ: všechna očekávání souboru jsou splněna.', en: 'HOLDS: every expectation of the file is met.' },
  shown: { cs: 'UKÁZÁNO: soubor nic neočekává.', en: 'SHOWN: the file expects nothing.' },
  fails: { cs: 'NEPLATÍ:', en: 'FAILS:' },
  failure: {
    cs: '{file}:{line}: očekává se: {expected}; místo toho: {actual}',
    en: '{file}:{line}: expected {expected}; instead: {actual}',
  },
  bad: {
    cs: '{file}:{line}:{column}: {path}soubor nelze soudit: expected {expected}, found {found}.',
    en: '{file}:{line}:{column}: {path}expected {expected}, found {found}.',
  },
  summary: { cs: '{passed} v pořádku, {failed} neplatí.', en: '{passed} hold, {failed} fail.' },
  summaryBad: {
    cs: '{passed} v pořádku, {failed} neplatí, {bad} nelze soudit.',
    en: '{passed} hold, {failed} fail, {bad} cannot be judged.',
  },
  okLine: { cs: 'platí', en: 'holds' },
  failLine: { cs: 'NEPLATÍ', en: 'FAILS' },
  noPath: {
    cs: 'Chybí soubor nebo složka se scénáři, například: judge {folder}',
    en: 'A scenario file or folder is missing, for example: judge {folder}',
  },
  cardsFile: {
    cs: 'soubor karet, které scénáře jmenují (card: JMÉNO)',
    en: 'file of cards that the scenarios name (card: NAME)',
  },
} as const satisfies Record<string, Bilingual>;
