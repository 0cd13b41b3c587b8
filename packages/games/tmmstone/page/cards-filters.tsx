import { Choose } from '@kolbiste/tablekit/cards/choose.tsx';
import { useTranslation } from 'react-i18next';
import type { Wanted } from './browse.ts';
import { CHOICES } from './browse.ts';

interface Props {
  readonly wanted: Wanted;
  readonly set: (part: Partial<Wanted>) => void;
}

/** What one can look for: words, class, kind, rarity, cost, tag or keyword. */
export function CardsFilters({ wanted, set }: Props) {
  const { t } = useTranslation(['stone', 'cards']);
  const traits = [
    ...CHOICES.tag.map((tag) => [tag, t(`tag.${tag}`)] as const),
    ...CHOICES.keyword.map((word) => [word, t(`keyword.${word}`)] as const),
  ];
  const named = (by: 'class' | 'kind' | 'rarity') => CHOICES[by].map((way) => [way, t(`${by}.${way}`)] as const);
  return (
    <div className="filters" role="group" aria-label={t('cards:filters')}>
      <label className="control">
        <span className="control-label">{t('cards:printed.words')}</span>
        <input type="search" value={wanted.words} onChange={(event) => set({ words: event.target.value })} />
      </label>
      <Choose
        label={t('tmmstone-pages:cards.class')}
        value={wanted.class}
        set={(way) => set({ class: way })}
        ways={named('class')}
      />
      <Choose label={t('cards:printed.kind')} value={wanted.kind} set={(kind) => set({ kind })} ways={named('kind')} />
      <Choose
        label={t('cards:printed.cost')}
        value={wanted.cost}
        set={(cost) => set({ cost })}
        ways={CHOICES.cost.map((cost) => [cost, cost] as const)}
      />
      <Choose
        label={t('tmmstone-pages:cards.rarity')}
        value={wanted.rarity}
        set={(rarity) => set({ rarity })}
        ways={named('rarity')}
      />
      <Choose label={t('cards:printed.trait')} value={wanted.trait} set={(trait) => set({ trait })} ways={traits} />
    </div>
  );
}
