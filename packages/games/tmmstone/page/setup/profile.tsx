import type { SwitchRow } from '@kolbiste/tablekit/setup/profile.tsx';
import { ProfileFrame, Switches } from '@kolbiste/tablekit/setup/profile.tsx';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { useTranslation } from 'react-i18next';
import type { Profile, Switch } from '../../src/index.ts';
import { SWITCH_NAMES, SWITCHES } from '../../src/index.ts';

type Name = keyof Profile;
type Value = string | number;

/** The ruling behind each switch, or the paragraph it is about. */
const RULE: Readonly<Record<Name, string>> = {
  cascade: 'R132',
  zeroAttack: 'R32',
  neighbours: 'R41',
  arrivalSlot: 'R40',
  freezeAgain: 'R88',
  frozenOrdered: 'R44',
  fullSteal: 'R80',
  silence: 'R82',
  revive: 'R91',
  fullReturn: 'R111',
  bothDraw: 'draw.1',
  stolenLife: 'R89',
  abilityCost: 'ability.4',
};

/** How many effects may follow from one decision; the ruling comes first. */
const CASCADES: readonly number[] = [10_000, 1000, 100];

/** By which readings TMMStone is played. */
export function StoneProfile({ profile, set }: { profile: Profile; set(profile: Profile): void }) {
  const { t } = useTranslation('stone');
  const lang = useSettings((s) => s.lang);
  const figures = new Intl.NumberFormat(lang);
  const rows: SwitchRow<Name, Value>[] = SWITCH_NAMES.map((name: Switch) => ({
    name,
    title: t(`switch.${name}.title`),
    rule: RULE[name],
    ways: SWITCHES[name].map((value) => [value, t(`switch.${name}.${value}`)] as const),
  }));
  rows.push({
    name: 'cascade',
    title: t('switch.cascade.title'),
    rule: RULE.cascade,
    ways: CASCADES.map((n) => [n, t('switch.cascade.most', { count: n, most: figures.format(n) })] as const),
  });
  return (
    <ProfileFrame game="tmmstone">
      <Switches<Record<Name, Value>, Name, Value>
        rows={rows}
        profile={profile}
        set={(next) => set(next as unknown as Profile)}
      />
    </ProfileFrame>
  );
}
