/** Words of any game: sentences out of clauses, players and numbers in them. Czech nouns are fetched by themselves (`czech.ts`): not every first page needs them. */
export { type Brief, type BriefWord, briefLine, briefly, filled, inBrief } from './brief.ts';
export { type DescriberOptions, describerOf, type Telling } from './describe.ts';
export { cap, listed } from './join.ts';
export { byNumber, plain, signed } from './numbers.ts';
export {
  deed,
  does,
  PLAYERS,
  type Players,
  playerFirst,
  playerName,
  playersOfDuel,
  playersOfTeam,
  whose,
} from './players.ts';
export { quoted, runs, type Speakers, saidOf, spoken, type With } from './say.ts';
export { sentenceOf, type TwoTongues, wordsOf } from './tables.ts';
export { first, left, name, now, type Talk, talkIn, two } from './talk.ts';
