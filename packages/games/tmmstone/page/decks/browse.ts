/** Looking through the cards for a deck of TMMStone: what it may hold and what fits the filters, in order. */
import type { Card, ClassName, Lang, NameSet } from '../../src/index.ts';
import { cards, nameOf } from '../../src/index.ts';
import { ANYTHING, isWanted } from '../browse.ts';

/** All filters; '' = all. */
export interface Filter {
  /** '' = what the deck may hold, a class, 'all', or 'token'. */
  readonly of: string;
  readonly kind: string;
  readonly cost: string;
  readonly tag: string;
  readonly rarity: string;
  readonly q: string;
}

export const ALL: Filter = { of: '', kind: '', cost: '', tag: '', rarity: '', q: '' };

/** Whether a card is of those that were asked for. */
function isOf(card: Card, of: string, cls: ClassName): boolean {
  if (of === 'token' || card.token === true) return of === 'token' && card.token === true;
  if (of === '') return card.class === cls || card.class === 'neutral';
  return of === 'all' || card.class === of;
}

/** The cards that fit: cheap ones first, then by name. */
export function browse(filter: Filter, cls: ClassName, lang: Lang, names: NameSet): readonly Card[] {
  const { of, kind, rarity, cost, tag, q } = filter;
  const wanted = { ...ANYTHING, kind, rarity, cost, trait: tag, words: q };
  const found = cards.filter((card) => isOf(card, of, cls) && isWanted(card, wanted, lang, names));
  const { compare } = new Intl.Collator(lang, { ignorePunctuation: true });
  const name = new Map(found.map(({ id }) => [id, nameOf(id, lang, names)]));
  return found.sort((a, b) => a.cost - b.cost || compare(name.get(a.id) ?? '', name.get(b.id) ?? ''));
}
