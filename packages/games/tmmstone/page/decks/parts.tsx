/** What the pages of decks show of TMMStone. */

import { Choose } from '@kolbiste/tablekit/cards/choose.tsx';
import { CostCurve } from '@kolbiste/tablekit/decks/curve.tsx';
import { FiltersBox } from '@kolbiste/tablekit/decks/filters-box.tsx';
import type { DeckFault, Filtering, Group } from '@kolbiste/tablekit/decks/kit.ts';
import type { KeptDeck } from '@kolbiste/tablekit/decks/shelf.ts';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { Chip } from '@kolbiste/tablekit/ui/chip.tsx';
import { useTranslation } from 'react-i18next';
import type { ClassName, List, ListFault } from '../../src/index.ts';
import { CLASS_NAMES, KIND_NAMES, MAX_LIST, RARITY_NAMES, startSize, TAG_NAMES } from '../../src/index.ts';
import { CHOICES } from '../browse.ts';
import { cardOf, nameOfCard } from '../cards.ts';
import { StoneFace } from '../face/stone-face.tsx';
import { ALL } from './browse.ts';
import { counted, curveOf, kindsOf } from './lists.ts';
import { stoneShelf } from './store.ts';

const DECK = { cs: 'Balíček', en: 'The deck' } as const;

/** A fault as a sentence that begins with the card it is about. */
export const faultOf = ({ code, card, message, rule }: ListFault): DeckFault => ({
  id: `${code} ${card}`,
  // The card is named already; its short name behind the sentence would be a second one.
  text: (lang, names) => `${nameOfCard(card, lang, names) || DECK[lang]}: ${message[lang].replace(/ \([^)]*\)$/, '')}.`,
  rules: [rule],
});

export function Badge({ list }: { list: List }) {
  const { t } = useTranslation('stone');
  return <small>{t(`class.${list.class}`)}</small>;
}

/** Which class the deck is of. */
export function Class({ deck }: { deck: KeptDeck<List> }) {
  const { t } = useTranslation(['decks', 'stone']);
  const set = (name: string): void =>
    void stoneShelf.editList(deck.id, (list) => ({ ...list, class: name as ClassName }));
  return (
    <label className="control">
      <span className="control-label">{t('deck.class')}</span>
      <select value={deck.list.class} onChange={(event) => set(event.target.value)}>
        {CLASS_NAMES.map((name) => (
          <option key={name} value={name}>
            {t(`stone:class.${name}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** How many cards will stay out. */
export function Note({ list }: { list: List }) {
  const { t } = useTranslation('decks');
  const over = list.cards.length - startSize(list.cards);
  if (over <= 0 || list.cards.length > MAX_LIST) return null;
  return (
    <p className="quiet">
      {t('check.cut', { count: over })} <Chip rule="prep.2" />
    </p>
  );
}

/** How many cards cost how much, and how many of each kind there are. */
export function Curve({ cards }: { cards: readonly number[] }) {
  const { t } = useTranslation('decks');
  const kinds = kindsOf(cards).map(([kind, count]) => t(`kinds.${kind}`, { count }));
  return (
    <CostCurve counts={curveOf(cards)}>
      <p className="quiet">{kinds.join(', ')}</p>
    </CostCurve>
  );
}

/** The filters of the cards to choose from. */
export function Filters({ filter: part, set, list }: Filtering & { list: List }) {
  const filter = { ...ALL, ...part };
  const cls = list.class;
  const { t } = useTranslation(['decks', 'stone']);
  const active = [filter.kind, filter.cost, filter.tag, filter.rarity].filter((one) => one !== '').length;
  const own = t(`stone:class.${cls}`);
  const whose = (
    <Choose
      label={t('filter.of')}
      value={filter.of}
      set={(of) => set({ of })}
      any={cls === 'neutral' ? own : t('filter.playable', { class: own })}
      ways={[
        ['all', t('filter.all')],
        ...CLASS_NAMES.map((name): [string, string] => [name, t(`stone:class.${name}`)]),
        ['token', t('filter.token')],
      ]}
    />
  );
  return (
    <FiltersBox filter={part} set={set} active={active} beside={whose}>
      <Choose
        label={t('filter.kind')}
        value={filter.kind}
        set={(kind) => set({ kind })}
        ways={KIND_NAMES.map((kind) => [kind, t(`stone:kind.${kind}`)])}
      />
      <Choose
        label={t('filter.cost')}
        value={filter.cost}
        set={(cost) => set({ cost })}
        ways={CHOICES.cost.map((cost) => [cost, cost])}
      />
      <Choose
        label={t('filter.tag')}
        value={filter.tag}
        set={(tag) => set({ tag })}
        ways={TAG_NAMES.map((tag) => [tag, t(`stone:tag.${tag}`)])}
      />
      <Choose
        label={t('filter.rarity')}
        value={filter.rarity}
        set={(rarity) => set({ rarity })}
        ways={RARITY_NAMES.map((rarity) => [rarity, t(`stone:rarity.${rarity}`)])}
      />
    </FiltersBox>
  );
}

/** A card in full; of a token, why no deck holds it. */
export function Face({ id }: { id: number }) {
  const { t } = useTranslation('decks');
  return (
    <>
      <StoneFace id={id} size="reading" />
      {cardOf(id)?.token === true ? (
        <p>
          {t('card.token')} <Chip rule="cards.5" />
        </p>
      ) : null}
    </>
  );
}

/** The ability, and the cards. */
export function useGroups(): (list: List) => readonly Group[] {
  const { t } = useTranslation(['decks', 'stone']);
  return ({ ability, cards }) => [
    { title: t('stone:ability'), cards: ability === 0 ? [] : [ability], none: t('deck.noAbility') },
    { title: t('deck.cards'), cards: counted(cards).map(([id]) => id), none: t('deck.empty') },
  ];
}

/** The cards of a deck in one run of words. */
export function useListWords(): (list: List) => string {
  const { t } = useTranslation('stone');
  const { lang, names } = useSettings();
  return ({ cards, ability }) => {
    const rows = counted(cards).map(
      ([id, copies]) => `${copies > 1 ? `${copies}× ` : ''}${nameOfCard(id, lang, names)}`,
    );
    return [...(ability === 0 ? [] : [`${t('ability')}: ${nameOfCard(ability, lang, names)}`]), ...rows].join(', ');
  };
}
