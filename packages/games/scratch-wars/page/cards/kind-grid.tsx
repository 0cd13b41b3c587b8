import { Choose } from '@kolbiste/tablekit/cards/choose.tsx';
import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import { folded } from '@kolbiste/tablekit/rules/folded.ts';
import { memo, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HeroKind, WeaponKind } from '../../src/index.ts';
import { BONUS_KINDS, EFFECT_KINDS, generateWeapon, heroKinds, SPECIAL_KINDS, weaponKinds } from '../../src/index.ts';
import { Disc } from '../draw/wheel.tsx';
import { Stars } from './hero-card.tsx';
import { HeroCoin } from './hero-coin.tsx';
import { useNames } from './names.ts';

const TYPES = ['sword', 'axe', 'bow', 'wand'] as const;
const STARS = [1, 2, 3, 4] as const;
const ISLANDS = ['island-1', 'island-2', 'island-3', 'island-4', 'island-5'] as const;
const EDITIONS = ['edition-1', 'edition-2', 'edition-3', 'edition-4'] as const;

interface Filter {
  query: string;
  place: string;
  type: string;
  stars: string;
  effect: string;
  cost: string;
}

const ALL: Filter = { query: '', place: '', type: '', stars: '', effect: '', cost: '' };

const isHero = (kind: HeroKind | WeaponKind): kind is HeroKind => 'slots' in kind;

/** Everything a kind can do. */
const effectsOf = (kind: HeroKind | WeaponKind): readonly string[] =>
  isHero(kind)
    ? kind.slots.flatMap((slot) => [...slot.bonuses, ...slot.specials].map(([effect]) => effect))
    : kind.fields.map(([, effect]) => effect);

function fits(kind: HeroKind | WeaponKind, filter: Filter, name: string): boolean {
  if (filter.place !== '' && (isHero(kind) ? kind.island : kind.edition) !== filter.place) return false;
  if (
    filter.type !== '' &&
    !(isHero(kind) ? (kind.focus as readonly string[]).includes(filter.type) : kind.type === filter.type)
  )
    return false;
  if (filter.stars !== '' && String(kind.stars) !== filter.stars) return false;
  if (filter.effect !== '' && !effectsOf(kind).includes(filter.effect)) return false;
  if (filter.cost !== '' && (isHero(kind) || String(kind.energyCost) !== filter.cost)) return false;
  return folded(name).includes(folded(filter.query.trim()));
}

const WeaponFace = memo(function WeaponFace({ kind }: { kind: WeaponKind }) {
  const card = useMemo(() => generateWeapon(kind.id, 'sample'), [kind]);
  return <Disc weapon={card} />;
});

/** All kinds of heroes or weapons, with filters. */
export function KindGrid({
  what,
  choose,
  chosen = [],
}: {
  what: 'hero' | 'weapon';
  choose(id: string): void;
  chosen?: readonly string[];
}) {
  const { t } = useTranslation(['duel-cards', 'cards', 'duel']);
  const name = useNames();
  const [filter, setFilter] = useState(ALL);
  const set = (part: Partial<Filter>) => setFilter({ ...filter, ...part });
  const all: readonly (HeroKind | WeaponKind)[] = what === 'hero' ? heroKinds : weaponKinds;
  const found = all.filter((kind) => fits(kind, filter, name(kind.id)));
  const places = what === 'hero' ? ISLANDS : EDITIONS;
  return (
    <>
      <div className="filters" role="group" aria-label={t('cards:filters')}>
        <label className="control">
          <span className="control-label">{t('search')}</span>
          <input type="search" value={filter.query} onChange={(event) => set({ query: event.target.value })} />
        </label>
        <Choose
          label={t(what === 'hero' ? 'island' : 'edition')}
          value={filter.place}
          set={(place) => set({ place })}
          ways={places.map((id) => [id, name(id)] as const)}
        />
        <Choose
          label={t(what === 'hero' ? 'focusOn' : 'type')}
          value={filter.type}
          set={(type) => set({ type })}
          ways={TYPES.map((type) => [type, t(`duel:type.${type}`)] as const)}
        />
        <Choose
          label={t('stars')}
          value={filter.stars}
          set={(stars) => set({ stars })}
          ways={STARS.map((n) => [String(n), '★'.repeat(n)] as const)}
        />
        <Choose
          label={t(what === 'hero' ? 'boosts' : 'effect')}
          value={filter.effect}
          set={(effect) => set({ effect })}
          ways={(what === 'hero' ? [...BONUS_KINDS, ...SPECIAL_KINDS] : EFFECT_KINDS).map((id) => [id, name(id)])}
        />
        {what === 'hero' ? null : (
          <Choose
            label={t('form.cost')}
            value={filter.cost}
            set={(cost) => set({ cost })}
            ways={['0', '1', '2', '3'].map((cost) => [cost, cost])}
          />
        )}
      </div>
      <p className="quiet" role="status">
        {found.length === 0 ? t('none') : t('found', { count: found.length })}
      </p>
      <ul className="kinds">
        {found.map((kind) => (
          <li key={kind.id}>
            <button
              type="button"
              className={chosen.includes(kind.id) ? 'kind picked' : 'kind'}
              aria-pressed={chosen.length > 0 ? chosen.includes(kind.id) : undefined}
              onClick={() => choose(kind.id)}
            >
              {isHero(kind) ? <HeroCoin hero={kind} /> : <WeaponFace kind={kind} />}
              <span className="kind-name">{name(kind.id)}</span>
              <Stars count={kind.stars} />
              <span className="kind-facts">
                {(isHero(kind) ? kind.focus : [kind.type]).map((type) => (
                  <span key={type}>
                    <Icon name={type} /> <span className="sr">{t(`duel:type.${type}`)}</span>
                  </span>
                ))}{' '}
                {isHero(kind) ? name(kind.island) : name(kind.edition)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
