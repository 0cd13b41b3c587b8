import { useTranslation } from 'react-i18next';
import type { Rarity } from '../../src/index.ts';
import { SelectControl } from './form.tsx';
import { useNames } from './names.ts';

const STARS = [1, 2, 3, 4] as const;

/** The kind of the card, and a way to fill the form in by it. */
export function KindControl({
  kinds,
  value,
  set,
  fill,
}: {
  kinds: readonly { readonly id: string }[];
  value: string;
  set(kind: string): void;
  fill(): void;
}) {
  const { t } = useTranslation('duel-cards');
  const name = useNames();
  const ways = [['', t('form.noKind')] as const, ...kinds.map(({ id }) => [id, name(id)] as const)];
  return (
    <div className="kind-control">
      <SelectControl path="$.kind" label={t('form.kind')} value={value} ways={ways} set={set} />
      {value === '' ? null : (
        <button type="button" className="link" onClick={fill}>
          {t('form.fill')}
        </button>
      )}
    </div>
  );
}

export function StarsControl({ value, set }: { value: Rarity; set(stars: Rarity): void }) {
  const { t } = useTranslation('duel-cards');
  return (
    <SelectControl
      path="$.rarity"
      label={t('form.stars')}
      value={value}
      ways={STARS.map((n) => [n, '★'.repeat(n)] as const)}
      set={set}
    />
  );
}
