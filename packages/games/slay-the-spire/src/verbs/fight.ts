/** The group fights: an encounter, an elite, or a boss of Act I for a prize of its own. */
import { chance } from '@kolbiste/kernel';
import { cardsOfDeck } from '../cards/decks.ts';
import { callFight } from '../flow/fight-room.ts';
import { cite } from '../rulebook.ts';
import { BOSS, ELITE, ENCOUNTER } from '../vocabulary.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { fight: term.oneOf(['encounter', 'elite', 'oldBoss']) };
const WORDS = {
  encounter: ['bojujte v běžném střetnutí', 'fight an encounter'],
  elite: ['bojujte s elitním nepřítelem', 'fight an elite'],
  oldBoss: [
    'bojujte s náhodným bossem Věže I; za vítězství každý hrdina získá relikvii a kartu',
    'fight a random boss of act I; for winning, each hero gains a relic and a card reward',
  ],
} as const;

export const fight: Verb<typeof schema> = {
  name: 'fight',
  schema,
  rule: cite('R91'),
  run(s, _x, { fight: kind }) {
    if (kind !== 'oldBoss') return callFight(s, kind === 'elite' ? ELITE : ENCOUNTER);
    const bosses = cardsOfDeck('boss', 1, s.config.ascension);
    callFight(s, BOSS, { boss: bosses[chance(s, 'boss', bosses.length)], prize: 1 });
  },
  cs: (i) => WORDS[i.fight][0],
  en: (i) => WORDS[i.fight][1],
};
