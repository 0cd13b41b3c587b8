import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { HeroCardView } from '../cards/hero-card.tsx';
import { WeaponCardView } from '../cards/weapon-card.tsx';
import { duelOf, shownOf } from './duel.ts';
import { useLabel, useWeapon } from './duel-words.ts';

/** The whole card of a hero in play. */
export function HeroDialog({ of }: { of: number | null }) {
  const seat = of ?? 0;
  const label = useLabel();
  const hero = useTable((s) => duelOf(s).config?.decks[seat === 1 ? 1 : 0].hero);
  const round = useTable((s) => shownOf(s)?.round ?? 0);
  const used = useTable((s) => shownOf(s)?.used[seat] ?? 0);
  if (hero === undefined) return null;
  return <HeroCardView hero={hero} label={label} now={round === 0 ? -1 : (round - 1) & 3} used={used} />;
}

/** The whole disc of a weapon in play. */
export function WeaponDialog({ of: weapon }: { of: number | null }) {
  const label = useLabel();
  const card = useWeapon(weapon);
  return card === undefined ? null : <WeaponCardView weapon={card} label={label} />;
}
