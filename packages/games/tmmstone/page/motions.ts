/** Motions of TMMStone's table, by what happens: what has to be seen of the table before, and what moves after. */
import type { Happening } from '@kolbiste/tablekit/engine/protocol.ts';
import type { Later, Motion } from '@kolbiste/tablekit/motion/follow.ts';
import { after, follow } from '@kolbiste/tablekit/motion/follow.ts';
import { come, die, draw, drawBack, figure, go, hit, lunge, seenAt, swell } from '@kolbiste/tablekit/motion/moves.ts';
import { signedNumber } from '@kolbiste/tablekit/table/words.ts';
import { STAGE, thingAt } from './chain/whereabouts.ts';
import type { StoneTable } from './engine/table.ts';
import { placeOf } from './figures.ts';

const HEROES = 2;
/** How much larger a card lies on the stage than in its place. */
const STAGED = 1.3;

/** The thing of a character on a table. */
function characterOn(table: unknown, one: number): Element | null {
  if (one < HEROES) return thingAt(`hero:${one}`);
  const place = placeOf(table as StoneTable, one);
  return place < 0 ? null : thingAt(`unit:${place}`);
}

const about = (line: Happening): Element | null => characterOn(line.after, line.a);

/** The card on the stage; null = none lies there. */
function staged(): Element | null {
  const thing = thingAt(STAGE);
  return thing?.matches('.stage-card') === true ? thing : null;
}

function hurt(line: Happening): void {
  if (line.b > 0) hit(about(line), signedNumber(-line.b));
}

function healed(line: Happening): void {
  if (line.b > 0) figure(about(line), signedNumber(line.b), true);
}

function dying(line: Happening, before: unknown): Later {
  const seen = seenAt(characterOn(before, line.a));
  return () => die(seen);
}

/** From the stage, where it lay to be read, to its place. */
function arrival(place: (line: Happening) => string): Motion {
  return (line) => {
    const from = staged()?.getBoundingClientRect();
    return () => come(thingAt(place(line)), from, STAGED);
  };
}

/** A card that was on the stage goes to the grave. */
function buried({ a }: Happening): Later {
  const seen = seenAt(staged());
  return () => go(seen, thingAt(`grave:${a}`)?.getBoundingClientRect());
}

/** Cards from the deck to a hand, one after another: to one's own place by place, to another's as backs. */
function drawn(seat: number, count: number): void {
  const [deck, hand] = [thingAt(`deck:${seat}`)?.getBoundingClientRect(), thingAt(`hand:${seat}`)];
  if (deck === undefined || hand === null) return;
  const cards = [...hand.querySelectorAll(':scope > li')].slice(-count);
  cards.forEach((card, k) => {
    draw(card, deck, k);
  });
  if (cards.length > 0) return;
  for (let k = 0; k < count; k++) drawBack(deck, hand.getBoundingClientRect(), k);
}

const changed = after((line) => swell(about(line)));

const MOTIONS: Readonly<Record<string, Motion>> = {
  attackDeclared: after((line) => lunge(about(line), characterOn(line.after, line.c))),
  damaged: after(hurt),
  healed: after(healed),
  died: dying,
  vanished: dying,
  bounced: dying,
  entered: arrival(({ d }) => `unit:${d}`),
  stolen: arrival(({ d }) => `unit:${d}`),
  laid: arrival(({ a }) => `laid:${a}`),
  fieldLaid: arrival(() => 'field'),
  toGrave: buried,
  drew: after(({ a }) => drawn(a, 1)),
  given: after(({ a }) => drawn(a, 1)),
  toHand: after(({ a }) => drawn(a, 1)),
  handDealt: after(({ a, b }) => drawn(a, b)),
  buffed: changed,
  froze: changed,
  silenced: changed,
  shielded: changed,
  transformed: changed,
};

/** Events in which a is a player's seat or a card, and no character. */
const OF_NOBODY = /^(entered|stolen|laid|fieldLaid|toGrave|handDealt)$/;

/** Follows what happens at the table; the way to stop. */
export const followMotions = (): (() => void) =>
  follow({ motions: MOTIONS, touched: (line) => (OF_NOBODY.test(line.kind) ? null : about(line)) });
