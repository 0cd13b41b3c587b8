import { HeroCardView } from '../cards/hero-card.tsx';
import { WeaponCardView } from '../cards/weapon-card.tsx';
import { useTable } from '../state/table.ts';
import { useLabel, useWeapon } from '../table/words.ts';

/** The whole card of a hero in play. */
export function HeroDialog({ seat }: { seat: number }) {
  const label = useLabel();
  const hero = useTable((s) => s.config?.decks[seat === 1 ? 1 : 0].hero);
  const round = useTable((s) => s.shown?.round ?? 0);
  const used = useTable((s) => s.shown?.used[seat] ?? 0);
  if (hero === undefined) return null;
  return <HeroCardView hero={hero} label={label} now={round === 0 ? -1 : (round - 1) & 3} used={used} />;
}

/** The whole disc of a weapon in play. */
export function WeaponDialog({ weapon }: { weapon: number }) {
  const label = useLabel();
  const card = useWeapon(weapon);
  return card === undefined ? null : <WeaponCardView weapon={card} label={label} />;
}
