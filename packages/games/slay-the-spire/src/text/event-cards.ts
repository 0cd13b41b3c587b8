/** What an option of an event says: what it costs, what is given for it, what happens to whom. */
import { byNumber, cap } from '@kolbiste/cardkit/words';
import type { Lang } from '@kolbiste/kernel';
import type { EventOption } from '../cards/events.ts';
import { itemName } from '../cards/names.ts';
import { itemNamed } from '../cards/pool.ts';
import type { Gift } from '../cards/types.ts';
import { clauseOf } from './card.ts';

const GIFT_WORDS: Readonly<Record<Gift, readonly [cs: string, en: string]>> = {
  relic: ['odhoďte relikvii', 'discard a relic'],
  randomRelic: ['odhoďte náhodnou relikvii', 'discard a random relic'],
  shownRelic: ['odhoďte odkrytou relikvii', 'discard the revealed relic'],
  soldRelic: [
    'odhoďte relikvii a získejte tolik zlaťáků, kolik stojí',
    'discard a relic and gain gold equal to its price',
  ],
  potion: ['odhoďte lektvar', 'discard a potion'],
  goodCard: [
    'vyřaďte ze svého balíčku neobvyklou nebo vzácnou kartu',
    'remove an uncommon or rare card from your deck',
  ],
};

/** The whole option, as a sentence without its full stop. */
export function eventOption({ pay, give, needs, each, program, text }: EventOption, lang: Lang): string {
  const cs = lang === 'cs';
  const parts: string[] = [];
  if (needs !== '') {
    const name = itemName(itemNamed(needs), lang);
    parts.push(cs ? `má-li některý hrdina relikvii „${name}“` : `if a hero has “${name}”`);
  }
  if (give !== '') parts.push(GIFT_WORDS[give][cs ? 0 : 1]);
  if (each >= 0) parts.push(`${cs ? 'každý hrdina' : 'each hero'}: ${clauseOf(each, lang)}`);
  if (text.length > 0) parts.push(clauseOf(program, lang));
  if (parts.length === 0) parts.push(cs ? 'nic se nestane' : 'nothing happens');
  const what = parts.join(cs ? '; pak ' : '; then ').replace(/^(má-li [^;]+|if a hero [^;]+); (pak|then) /, '$1, ');
  if (pay === 0) return cap(what);
  return cs ? `Za ${pay} ${byNumber(pay, 'zlaťák', 'zlaťáky', 'zlaťáků')}: ${what}` : `For ${pay} gold: ${what}`;
}
