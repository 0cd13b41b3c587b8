import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { useWho } from '@kolbiste/tablekit/table/words.ts';
import { useTranslation } from 'react-i18next';
import { duelOf } from './duel.ts';
import { useLabel } from './duel-words.ts';
import { HeroFace, Times } from './hero.tsx';
import { WeaponTile } from './weapon-tile.tsx';

/** All that one player has on the table. */
export function Side({ seat, far }: { seat: number; far: boolean }) {
  const { t } = useTranslation('duel');
  const who = useWho();
  const label = useLabel();
  const deck = useTable((s) => duelOf(s).config?.decks[seat === 1 ? 1 : 0]);
  if (deck === undefined) return null;
  const name = deck.hero.name || label(deck.hero.kind);
  return (
    <section className={far ? 'side far' : 'side near'} aria-label={t('heroOf', { who: who(seat), name })}>
      <HeroFace hero={deck.hero} seat={seat} />
      <ul className="tiles" aria-label={t('weapons', { who: who(seat) })}>
        {deck.weapons.map((card, slot) => (
          <WeaponTile key={slot} card={card} seat={seat} slot={slot} />
        ))}
      </ul>
      <Times hero={deck.hero} seat={seat} />
    </section>
  );
}
