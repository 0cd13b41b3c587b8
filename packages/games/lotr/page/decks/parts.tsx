/** What the pages of decks show of The Lord of the Rings. */

import { Choose } from '@kolbiste/tablekit/cards/choose.tsx';
import { CostCurve } from '@kolbiste/tablekit/decks/curve.tsx';
import { FiltersBox } from '@kolbiste/tablekit/decks/filters-box.tsx';
import type { Filtering, Group } from '@kolbiste/tablekit/decks/kit.ts';
import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import { Thumb } from '@kolbiste/tablekit/face/thumb.tsx';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { useTranslation } from 'react-i18next';
import type { List } from '../../src/index.ts';
import { cardOf, cards, counted, SPHERES } from '../../src/index.ts';
import { traitWord } from '../../src/texts.ts';
import { CHOICES } from '../browse.ts';
import { FIGURE_ICON } from '../card-figures.ts';
import { linesOfCard, nameOfCard, traitsOf } from '../cards.ts';
import { pictureOf } from '../face/pictures.ts';
import { RINGS_POOL, RingsFace } from '../face/rings-face.tsx';
import { costText, curveOf, DECK_TYPES, mostOf, ofType, spheresOf, strangers, threatOf } from './lists.ts';
import '@kolbiste/tablekit/cards/card-line.css';

/** Which spheres lead the deck. */
export function Badge({ list }: { list: List }) {
  const { t } = useTranslation('rings');
  return (
    <small>
      {spheresOf(list)
        .map((sphere) => t(`sphere.${sphere}`))
        .join(', ')}
    </small>
  );
}

/** The threat that the deck begins with. */
export function Note({ list }: { list: List }) {
  const { t } = useTranslation('rings');
  return list.heroes.length === 0 ? null : <p className="quiet">{t('decks.threat', { value: threatOf(list) })}</p>;
}

export const Curve = ({ cards }: { cards: readonly number[] }) => <CostCurve counts={curveOf(cards)} />;

/** Traits that cards of decks have. */
const TRAITS_THERE = CHOICES.trait.filter((trait) =>
  cards.some(({ id, traits = [] }) => mostOf(id) > 0 && traits.includes(trait)),
);

/** The filters of the cards to choose from. */
export function Filters({ filter, set }: Filtering) {
  const { t } = useTranslation(['decks', 'rings']);
  const { lang, names } = useSettings();
  const { sphere = '', type = '', cost = '', trait = '' } = filter;
  const active = [sphere, type, cost, trait].filter((one) => one !== '').length;
  return (
    <FiltersBox filter={filter} set={set} active={active}>
      <Choose
        label={t('rings:decks.sphere')}
        value={sphere}
        set={(one) => set({ sphere: one })}
        ways={SPHERES.map((one) => [one, t(`rings:sphere.${one}`)])}
      />
      <Choose
        label={t('filter.kind')}
        value={type}
        set={(one) => set({ type: one })}
        ways={DECK_TYPES.map((one) => [one, t(`rings:type.${one}`)])}
      />
      <Choose
        label={t('filter.cost')}
        value={cost}
        set={(one) => set({ cost: one })}
        ways={CHOICES.cost.map((one) => [one, one])}
      />
      <Choose
        label={t('rings:decks.trait')}
        value={trait}
        set={(one) => set({ trait: one })}
        ways={TRAITS_THERE.map((one): [string, string] => [one, traitWord(one, lang, names)]).sort(([, a], [, b]) =>
          a.localeCompare(b, lang),
        )}
      />
    </FiltersBox>
  );
}

const FIGURES = ['willpower', 'attack', 'defense', 'hitPoints'] as const;

/** Figures printed on heroes and allies. */
function Figures({ id }: { id: number }) {
  const { t } = useTranslation('rings');
  const card = cardOf(id);
  if (card?.hitPoints === undefined) return null;
  return (
    <span className="line-stats">
      {FIGURES.map((figure) => (
        <span key={figure} title={t(`printed.${figure}`)}>
          <Icon name={FIGURE_ICON[figure]} /> <span className="sr">{t(`printed.${figure}`)}</span> {card[figure]}{' '}
        </span>
      ))}
    </span>
  );
}

/** A card in a list: cost, name, figures, what it is, its text. */
export function Line({ id }: { id: number }) {
  const { t } = useTranslation('rings');
  const { lang, names } = useSettings();
  const card = cardOf(id);
  if (card === undefined) return null;
  const facts = [t(`type.${card.type}`), t(`sphere.${card.sphere ?? 'neutral'}`), ...traitsOf(id, lang, names)];
  return (
    <span className="card-line">
      <Thumb card={id} pool={RINGS_POOL} picture={pictureOf(card)}>
        <span className="sr">{t(card.type === 'hero' ? 'decks.threatCost' : 'decks.cost')}</span> {costText(id)}
      </Thumb>
      <span className="line-name">
        {nameOfCard(id, lang, names)} <Figures id={id} />
      </span>
      <span className="line-facts">{facts.join(' · ')}</span>
      <span className="line-text">{linesOfCard(id, lang, names).join(' ')}</span>
    </span>
  );
}

/** A card in full. */
export function Face({ id }: { id: number }) {
  return <RingsFace id={id} size="reading" />;
}

/** Heroes, allies, attachments, events; and what does not belong there, if anything. */
export function useGroups(): (list: List) => readonly Group[] {
  const { t } = useTranslation(['rings', 'decks']);
  return (list) => {
    const odd = strangers(list);
    const groups = DECK_TYPES.map((type) => ({
      title: `${t(`decks.many.${type}`)} (${[...list.heroes, ...list.cards].filter((id) => cardOf(id)?.type === type).length})`,
      cards: ofType(list, type),
      none: t(type === 'hero' ? 'decks.noHero' : 'decks.none'),
    }));
    return odd.length === 0 ? groups : [...groups, { title: t('decks.odd'), cards: odd, none: '' }];
  };
}

/** The cards of a deck in one run of words. */
export function useListWords(): (list: List) => string {
  const { lang, names } = useSettings();
  return ({ heroes, cards }) =>
    [
      ...heroes.map((id) => nameOfCard(id, lang, names)),
      ...counted(cards).map(([id, copies]) => `${copies > 1 ? `${copies}× ` : ''}${nameOfCard(id, lang, names)}`),
    ].join(', ');
}
