/**
 * A named deck as a short text for the fragment of a link: class, ability, each card with its copies, a check sum.
 * Whoever opens it gets a list that is judged by the same rules as any other.
 */

import type { ByteReader } from '@kolbiste/tablekit/decks/bytes.ts';
import { ByteWriter, LinkFault, openBytes } from '@kolbiste/tablekit/decks/bytes.ts';
import type { ListFault, NamedDeck } from '../../src/index.ts';
import { CLASS_NAMES, DECK_LIMITS } from '../../src/index.ts';
import { counted } from './lists.ts';
import { faultsOf, MOST_CARDS } from './records.ts';

const VERSION = 1;

/** The text of a deck. The places of the classes stand in links that people keep. */
export function deckToText({ name, list }: NamedDeck): string {
  const bytes = new ByteWriter();
  bytes.number(VERSION);
  bytes.text(name);
  bytes.number(CLASS_NAMES.indexOf(list.class));
  bytes.number(list.ability);
  bytes.list(counted(list.cards), ([id, copies]) => {
    bytes.number(id);
    bytes.number(copies);
  });
  return bytes.close();
}

export type Opened =
  | { readonly ok: true; readonly deck: NamedDeck }
  | { readonly ok: false; readonly why: LinkFault['why'] }
  | { readonly ok: false; readonly why: 'cards'; readonly faults: readonly ListFault[] };

/** The deck of a text, if it is whole and the rules admit it. */
export function deckFromText(text: string): Opened {
  let deck: NamedDeck;
  try {
    deck = readDeck(openBytes(text));
  } catch (fault) {
    if (!(fault instanceof LinkFault)) throw fault;
    return { ok: false, why: fault.why };
  }
  const faults = faultsOf(deck.list);
  return faults.length === 0 ? { ok: true, deck } : { ok: false, why: 'cards', faults };
}

function readDeck(bytes: ByteReader): NamedDeck {
  if (bytes.number() !== VERSION) throw new LinkFault('newer');
  const name = bytes.text();
  const cls = CLASS_NAMES[bytes.number()];
  const ability = bytes.number();
  const rows = bytes.list(() => ({ id: bytes.number(), copies: bytes.number() }));
  bytes.end();
  const sum = rows.reduce((all, { copies }) => all + copies, 0);
  if (cls === undefined || name.length > DECK_LIMITS.name || sum > MOST_CARDS) throw new LinkFault('damaged');
  const cards = rows.flatMap(({ id, copies }) => new Array<number>(copies).fill(id));
  return { name, list: { class: cls, cards, ability } };
}
