/**
 * Invented names, under which nothing is called as its owners call it: a quality and a thing, by the place of a card among
 * those of its kind. Words of the rules that are names too stay as they are (neutral.names.json).
 */
import type { Lang } from '@kolbiste/kernel';
import kept from './neutral.names.json' with { type: 'json' };

type Pair = readonly [cs: string, en: string];
const pairs = (words: string): Pair[] => words.split(', ').map((word) => word.split('/') as unknown as Pair);

const QUALITIES = pairs(
  'Rychlý/Swift, Těžký/Heavy, Tichý/Quiet, Starý/Old, Modrý/Blue, Rudý/Red, Šedý/Grey, Ostrý/Sharp, Tupý/Blunt, ' +
    'Zlý/Wicked, Bystrý/Keen, Lesní/Woodland, Horský/Mountain, Noční/Nightly, Jarní/Vernal, Zimní/Wintry, Mlžný/Misty, ' +
    'Kamenný/Stony, Měděný/Copper, Stříbrný/Silver, Skleněný/Glassy, Bílý/White, Nízký/Low, Vysoký/Tall, Dlouhý/Long, ' +
    'Krátký/Short, Podivný/Strange, Věrný/Loyal, Hladový/Hungry, Lstivý/Cunning, Ztracený/Lost, Ospalý/Sleepy',
);
/** Things by kind; each has the gender of the qualities. */
const THINGS = {
  attack: pairs('sek/Slash, výpad/Lunge, nápor/Onslaught, švih/Sweep, hrot/Point, hrom/Thunder, kop/Kick'),
  skill: pairs('úskok/Dodge, manévr/Manoeuvre, plán/Plan, postřeh/Insight, obřad/Rite, sen/Dream, úsměv/Smile'),
  power: pairs('slib/Vow, duch/Spirit, zvyk/Habit, plamen/Flame, osud/Fate, hlas/Voice'),
  curse: pairs('stín/Shadow, šrám/Scar, strach/Fear'),
  status: pairs('prach/Dust'),
  ticket: pairs('lístek/Slip'),
  enemy: pairs('tulák/Drifter, slídil/Prowler, běs/Fiend, plaz/Reptile, voják/Soldier, mnich/Monk'),
  relic: pairs('prsten/Ring, zvon/Bell, amulet/Amulet, kámen/Stone, svitek/Scroll, pohár/Cup'),
  bossRelic: pairs('trůn/Throne, prapor/Standard, štít/Shield'),
  potion: pairs('odvar/Brew, nápoj/Draught, likér/Cordial'),
  special: pairs('dar/Gift'),
  event: pairs('příběh/Tale, kout/Nook, most/Bridge, večer/Evening, host/Guest'),
} as const;
export type InventedKind = keyof typeof THINGS;

type Kept = Readonly<Record<string, { readonly cs: string; readonly en: string } | undefined>>;

/** The invented name of the nth of its kind. */
export function inventedName(kind: InventedKind, n: number, lang: Lang): string {
  const things = THINGS[kind];
  const quality = (n / things.length) | 0;
  const [[cs, en], [csThing, enThing]] = [QUALITIES[quality % QUALITIES.length], things[n % things.length]];
  const again = quality < QUALITIES.length ? '' : ` ${((quality / QUALITIES.length) | 0) + 1}`;
  return lang === 'cs' ? `${cs} ${csThing}${again}` : `${en} ${enThing}${again}`;
}

/** What a word of the rules is called that is a card too; undefined where it is none. */
export const keptName = (word: string, lang: Lang): string | undefined => (kept.cards as Kept)[word]?.[lang];
