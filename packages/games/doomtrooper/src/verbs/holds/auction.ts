/** How a warrior is bought who has no price of his own. */
import { yes } from '@kolbiste/cardkit/verbs';
import type { Hold } from '../../cards/hold.ts';
import { AUCTIONED } from '../../cards/static.ts';
import { cite } from '../../rulebook.ts';

const auctionedSchema = { auctioned: yes };
export const auctioned: Hold<typeof auctionedSchema> = {
  name: 'auctioned',
  schema: auctionedSchema,
  rule: cite('4.1.4', '7.1.1'),
  what: AUCTIONED,
  read: () => ({}),
  cs: () =>
    'při vyložení se draží: první nabízíš ty (aspoň 0 bodů osudu), ostatní hráči v pořadí nabízejí více, nebo odstoupí; kdo nabídne nejvíce, zaplatí tolik bodů osudu, má ho ve svém Mužstvu a jeho základní H je tato cena; nelze ho vyložit do úkrytu',
  en: () =>
    'is auctioned when played: you bid first (at least 0 Destiny points), the other players in turn order bid more or drop out; whoever bids most pays as many Destiny points and has it in the Squad, and its base V is that price; it cannot be played into cover',
};
