/** What has to be done for each achievement. */
import type { Feat } from '../atoms/feats.ts';
import type { HeroId } from '../vocabulary.ts';
import { HEROES } from '../vocabulary.ts';
import { aloneAs } from './talk.ts';

function actAloneAs(hero: HeroId): readonly [cs: string, en: string] {
  const [cs, en] = aloneAs(HEROES.indexOf(hero));
  return [`Věž III ${cs}`, `act III ${en}`];
}

export const FEAT_WORDS: Readonly<Record<Feat, readonly [cs: string, en: string]>> = {
  strength: ['8 žetonů síly', '8 strength'],
  poison: ['30 žetonů jedu na nepřátelích', '30 poison on enemies'],
  shivs: ['7 dýk v jednom tahu', '7 shivs in one turn'],
  powers: ['7 Schopností ve hře', '7 powers in play'],
  block: ['20 bodů obrany', '20 block'],
  firstTurn: ['boss poražený v 1. kole', 'a boss beaten in round 1'],
  four: ['Věž III vyhraná ve čtyřech', 'act III won by four'],
  unhurt: ['boss poražený bez jediného zranění', 'a boss beaten with all HP'],
  small: ['Věž III s balíčky nejvýše 5 karet', 'act III with decks of at most 5 cards'],
  transient: ['mizející nepřítel zabitý dřív, než zmizel', 'an enemy that fades killed before it did'],
  common: ['Věž III bez neobvyklých a vzácných karet', 'act III without uncommon and rare cards'],
  collectors: ['Věž III s průměrně 12 relikviemi', 'act III with 12 relics on average'],
  ruby: actAloneAs('ironclad'),
  emerald: actAloneAs('silent'),
  sapphire: actAloneAs('defect'),
  amethyst: actAloneAs('watcher'),
  daily: ['Věž III v denní výzvě', 'act III in a daily climb'],
  noRelics: ['Věž III bez jediné relikvie', 'act III without a relic'],
};
