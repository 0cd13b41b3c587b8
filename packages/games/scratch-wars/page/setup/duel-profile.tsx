import { ProfileFrame, Switches } from '@kolbiste/tablekit/setup/profile.tsx';
import { useTranslation } from 'react-i18next';
import type { Profile, Switch } from '../../src/index.ts';
import { SWITCH_NAMES, SWITCHES } from '../../src/index.ts';
import { ID } from '../id.ts';

/** The ruling behind each switch. */
const RULING: Readonly<Record<Switch, string>> = {
  tieRespin: 'R5',
  cancelLaid: 'R18',
  trappedEndsTurn: 'R41',
  persistentBonus: 'R55',
  shrapnelSecond: 'R59',
  shrapnelOwnShield: 'R61',
  trapOnLaying: 'R75',
  trappedBonus: 'R80',
  trickCost: 'R89',
  trickLethal: 'R90',
  printedZero: 'R38',
  cancelTime: 'R18',
  shieldMalus: 'R53',
  persistentMalus: 'R45',
  trapBonus: 'R54',
  comboZero: 'R85',
};

/** By which readings a duel is played. */
export function DuelProfile({ profile, set }: { profile: Profile; set(profile: Profile): void }) {
  const { t } = useTranslation('duel-setup');
  const rows = SWITCH_NAMES.map((name) => ({
    name,
    title: t(`switch.${name}.title`),
    rule: RULING[name],
    ways: SWITCHES[name].map((value) => [value, t(`switch.${name}.${value}`)] as const),
  }));
  return (
    <ProfileFrame game={ID}>
      <Switches<Record<Switch, string>, Switch, string>
        rows={rows}
        profile={profile}
        set={(next) => set(next as unknown as Profile)}
      />
    </ProfileFrame>
  );
}
