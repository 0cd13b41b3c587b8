import type { SwitchRow } from '@kolbiste/tablekit/setup/profile.tsx';
import { ProfileFrame, Switches } from '@kolbiste/tablekit/setup/profile.tsx';
import { useTranslation } from 'react-i18next';
import type { Config } from '../../src/index.ts';
import { CHOICES } from '../../src/index.ts';

export type RingsReadings = Config['profile'];
type Name = keyof RingsReadings;
type Value = RingsReadings[Name];

/** The paragraph or ruling behind each switch. */
const RULE: Readonly<Record<Name, string>> = { tiedChecks: '5.4', endedPart: 'L79' };
const NAMES = Object.keys(CHOICES) as Name[];

/** By which readings The Lord of the Rings is played. */
export function RingsProfile({ profile, set }: { profile: RingsReadings; set(profile: RingsReadings): void }) {
  const { t } = useTranslation('rings');
  const rows: SwitchRow<Name, Value>[] = NAMES.map((name) => ({
    name,
    title: t(`switch.${name}.title`),
    rule: RULE[name],
    ways: CHOICES[name].map((value) => [value, t(`switch.${name}.${value}`)] as const),
  }));
  return (
    <ProfileFrame game="lotr">
      <Switches<Record<Name, Value>, Name, Value>
        rows={rows}
        profile={profile}
        set={(next) => set(next as unknown as RingsReadings)}
      />
    </ProfileFrame>
  );
}
