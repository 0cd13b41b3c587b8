/** Two profiles side by side: in what they differ, by which paragraph, and where each of the two comes from. */
import { Choose } from '@kolbiste/tablekit/cards/choose.tsx';
import { useWanted } from '@kolbiste/tablekit/cards/wanted.ts';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { Chip } from '@kolbiste/tablekit/ui/chip.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { ProfileDifference } from '../../src/profiles.ts';
import { PROFILES, profileCalled, profileDifferences } from '../../src/profiles.ts';
import { cardName } from '../printed.ts';
import { useHouse } from './house.ts';
import { HouseBox } from './house-box.tsx';
import './profiles.css';

/** The two that are compared where the address names none. */
const USUAL = { a: PROFILES[0].profile.name, b: PROFILES[1].profile.name } as const;
const NONE = { a: '', b: '' };

/** So many cards are named, the others counted. */
const NAMED = 12;

/** What a field says, in words. */
function Value({ of: { field, values }, side }: { of: ProfileDifference; side: 0 | 1 }) {
  const { t } = useTranslation('doom');
  const { lang, names } = useSettings();
  const value = values[side];
  if (typeof value === 'number') return field === 'rounds' && value === 0 ? t('profiles.noLimit') : String(value);
  if (typeof value === 'string') return t(`profiles.tieWays.${value}`);
  if (value.length === 0) return t('profiles.noCards');
  const all = value.map((id) => cardName(id, lang, names)).toSorted((x, y) => x.localeCompare(y, lang));
  const rest = all.slice(NAMED);
  return (
    <>
      {t('profiles.cards', { count: all.length })}: {all.slice(0, NAMED).join(', ')}
      {rest.length === 0 ? null : (
        <details>
          <summary>{t('profiles.more', { count: rest.length })}</summary>
          {rest.join(', ')}
        </details>
      )}
    </>
  );
}

function Differences({ rows, titles }: { rows: readonly ProfileDifference[]; titles: readonly [string, string] }) {
  const { t } = useTranslation('doom');
  const lang = useSettings((s) => s.lang);
  if (rows.length === 0) return <p role="status">{t('profiles.same')}</p>;
  return (
    <table className="doom-profiles">
      <thead>
        <tr>
          <th scope="col">{t('profiles.what')}</th>
          {titles.map((title, side) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same profile may stand on both sides
            <th key={side} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.field}>
            <th scope="row">
              {t(`profiles.field.${row.field}`)} <Chip rule={row.rule} />
            </th>
            {([0, 1] as const).map((side) => (
              <td key={side} data-title={titles[side]}>
                <Value of={row} side={side} />
                <small className="quiet">{row.sources[side][lang]}</small>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function ProfilesPage() {
  const { t } = useTranslation('doom');
  const lang = useSettings((s) => s.lang);
  const [wanted, set] = useWanted(NONE);
  const named = [wanted.a || USUAL.a, wanted.b || USUAL.b] as const;
  const [a, b] = named.map((name) => profileCalled(name) ?? PROFILES[0]);
  const ways = useHouse((s) => s.profiles).map(({ profile, title }) => [profile.name, title[lang]] as const);
  return (
    <>
      <p>
        <Link href="/decks/doomtrooper">← {t('profiles.back')}</Link>
      </p>
      <h2>{t('profiles.title')}</h2>
      <p className="quiet">{t('profiles.lead')}</p>
      <div className="filters">
        {(['a', 'b'] as const).map((side, at) => (
          <Choose
            key={side}
            label={t(`profiles.side.${side}`)}
            value={named[at] ?? ''}
            set={(name) => set({ [side]: name })}
            ways={ways}
            any={t('profiles.usual')}
          />
        ))}
      </div>
      <Differences rows={profileDifferences(a, b)} titles={[a.title[lang], b.title[lang]]} />
      <HouseBox />
    </>
  );
}
