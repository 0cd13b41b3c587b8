/** How far up the tower, how hard, with which cards unlocked, by which variants. */
import { Ways } from '@kolbiste/tablekit/setup/ways.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ACTS_HERE, MOST_ASCENSION, MOST_PACKS } from '../../src/config.ts';
import type { ModifierId } from '../../src/vocabulary.ts';
import { HEROES } from '../../src/vocabulary.ts';
import type { Common } from '../begin.ts';
import { Changes } from './changes.tsx';
import './harder.css';

/** The act that has to be unlocked [STS 20.5]. */
const LOCKED_ACT = 4;
const FLAGS = ['bossOpen', 'colorless', 'lastStand', 'chooseRelics', 'daily'] as const;
type Flag = (typeof FLAGS)[number];

export interface Chosen {
  /** The act in which the game begins, later ones by a quick start. */
  readonly first: number;
  readonly last: number;
  readonly ascension: number;
  readonly unlocked: boolean;
  readonly flags: Readonly<Partial<Record<Flag, boolean>>>;
  /** Two of a custom run, or none. */
  readonly changes: readonly ModifierId[];
}

export function useHarder() {
  const [choice, choose] = useState<Chosen>({
    first: 1,
    last: 1,
    ascension: 0,
    unlocked: false,
    flags: {},
    changes: [],
  });
  const { first, last, ascension, unlocked, flags, changes } = choice;
  const packs = HEROES.map(() => (unlocked ? MOST_PACKS : 0));
  const modifiers = flags.daily === true ? [] : changes;
  const actFour = last === LOCKED_ACT;
  const chosen = { first, last, actFour, ascension, packs, modifiers, ...flags } satisfies Common;
  return { choice, choose, chosen };
}

type Props = Pick<ReturnType<typeof useHarder>, 'choice' | 'choose'> & { readonly fight: boolean };

export function Harder({ choice, choose, fight }: Props) {
  const { t } = useTranslation('spire');
  const acts = Array.from({ length: ACTS_HERE }, (_, k) => k + 1);
  const upTo = (last: number): void => choose({ ...choice, last, first: Math.min(choice.first, last) });
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
            set={upTo}
          />
        )}
        {fight || choice.last < 2 ? null : (
          <Ways
            name="first"
            title={t('setup.first')}
            ways={acts
              .slice(0, choice.last)
              .map((act) => [act, act === 1 ? t('setup.fromStart') : t('setup.fromAct', { n: act })] as const)}
            chosen={choice.first}
            set={(first) => choose({ ...choice, first })}
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
        {fight || choice.flags.daily === true ? null : (
          <Changes chosen={choice.changes} choose={(changes) => choose({ ...choice, changes })} />
        )}
      </div>
    </details>
  );
}
