/** How far up the tower, how hard, with which cards unlocked, by which variants. */
import { Ways } from '@kolbiste/tablekit/setup/ways.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ACTS_HERE, MOST_ASCENSION } from '../../src/config.ts';
import { HEROES } from '../../src/vocabulary.ts';
import type { Common } from '../begin.ts';

const MOST_PACKS = 3;
const FLAGS = ['bossOpen', 'colorless', 'lastStand', 'chooseRelics', 'daily'] as const;
type Flag = (typeof FLAGS)[number];

export interface Chosen {
  readonly last: number;
  readonly ascension: number;
  readonly unlocked: boolean;
  readonly flags: Readonly<Partial<Record<Flag, boolean>>>;
}

export function useHarder() {
  const [choice, choose] = useState<Chosen>({ last: 1, ascension: 0, unlocked: false, flags: {} });
  const { last, ascension, unlocked, flags } = choice;
  const packs = HEROES.map(() => (unlocked ? MOST_PACKS : 0));
  const chosen = { last, ascension, packs, ...flags } satisfies Common;
  return { choice, choose, chosen };
}

type Props = Pick<ReturnType<typeof useHarder>, 'choice' | 'choose'> & { readonly fight: boolean };

export function Harder({ choice, choose, fight }: Props) {
  const { t } = useTranslation('spire');
  const acts = Array.from({ length: Math.min(ACTS_HERE, MOST_PACKS) }, (_, k) => k + 1);
  return (
    <details className="setup-more">
      <summary>{t('setup.more')}</summary>
      <div className="who">
        <Ways
          name="unlocked"
          title={t('setup.cards')}
          ways={[
            [false, t('setup.firstCards')],
            [true, t('setup.allCards')],
          ]}
          chosen={choice.unlocked}
          set={(unlocked) => choose({ ...choice, unlocked })}
        />
        {fight || acts.length < 2 ? null : (
          <Ways
            name="last"
            title={t('setup.last')}
            ways={acts.map((act) => [act, t('setup.toAct', { n: act })] as const)}
            chosen={choice.last}
            set={(last) => choose({ ...choice, last })}
          />
        )}
        {fight ? null : (
          <label className="field">
            <span>{t('setup.ascension')}</span>
            <select
              value={choice.ascension}
              onChange={(event) => choose({ ...choice, ascension: Number(event.target.value) })}
            >
              {Array.from({ length: MOST_ASCENSION + 1 }, (_, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a level is its number
                <option key={n} value={n}>
                  {n === 0 ? t('none') : n}
                </option>
              ))}
            </select>
          </label>
        )}
        {fight
          ? null
          : FLAGS.map((flag) => (
              <label key={flag} className="check">
                <input
                  type="checkbox"
                  checked={choice.flags[flag] === true}
                  onChange={(event) => choose({ ...choice, flags: { ...choice.flags, [flag]: event.target.checked } })}
                />{' '}
                {t(`setup.flag.${flag}`)}
              </label>
            ))}
      </div>
    </details>
  );
}
