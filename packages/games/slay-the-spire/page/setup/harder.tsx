/** How far up the tower, how hard, with which cards unlocked, by which variants. */
import { Ways } from '@kolbiste/tablekit/setup/ways.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Opened } from '../../src/boxes.ts';
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

/** Which cards: what the sheet of boxes opens, none that have to be unlocked, or all. */
const CARDS = ['bySheet', 'firstCards', 'allCards'] as const;

/** What is chosen by hand; what is not, is as the sheet of boxes says. */
export interface Chosen {
  /** The act in which the game begins, later ones by a quick start. */
  readonly first: number;
  readonly last?: number;
  readonly ascension: number;
  readonly cards: (typeof CARDS)[number];
  readonly flags: Readonly<Partial<Record<Flag, boolean>>>;
  /** Two of a custom run, or none. */
  readonly changes: readonly ModifierId[];
}

/** Packs by hero [STS 20.3]. */
const packsOf = (cards: Chosen['cards'], { packs }: Opened): readonly number[] =>
  cards === 'bySheet' ? packs : HEROES.map(() => (cards === 'allCards' ? MOST_PACKS : 0));

/** @param opened what is open by the sheet of boxes */
export function useHarder(opened: Opened) {
  const [choice, choose] = useState<Chosen>({ first: 1, ascension: 0, cards: 'bySheet', flags: {}, changes: [] });
  const last = choice.last ?? (opened.actFour ? LOCKED_ACT : 1);
  const colorless = choice.flags.colorless ?? opened.colorless;
  const chosen = {
    first: Math.min(choice.first, last),
    last,
    actFour: last === LOCKED_ACT,
    ascension: choice.ascension,
    packs: packsOf(choice.cards, opened),
    modifiers: choice.flags.daily === true ? [] : choice.changes,
    ...choice.flags,
    colorless,
  } satisfies Common;
  return { choice, choose, chosen, opened };
}

type Props = ReturnType<typeof useHarder> & { readonly fight: boolean };

/** Levels of Ascension: those that are open, and the others. */
function Levels({ chosen, open, set }: { chosen: number; open: number; set(level: number): void }) {
  const { t } = useTranslation('spire');
  const levels = Array.from({ length: MOST_ASCENSION + 1 }, (_, n) => n);
  const option = (n: number) => (
    <option key={n} value={n}>
      {n === 0 ? t('none') : n}
    </option>
  );
  return (
    <label className="field">
      <span>{t('setup.ascension')}</span>
      <select value={chosen} onChange={(event) => set(Number(event.target.value))}>
        <optgroup label={t('setup.levelsOpen')}>{levels.slice(0, open + 1).map(option)}</optgroup>
        {open < MOST_ASCENSION ? (
          <optgroup label={t('setup.levelsLocked')}>{levels.slice(open + 1).map(option)}</optgroup>
        ) : null}
      </select>
    </label>
  );
}

export function Harder({ choice, choose, chosen, opened, fight }: Props) {
  const { t } = useTranslation('spire');
  const acts = Array.from({ length: ACTS_HERE }, (_, k) => k + 1);
  const upTo = (last: number): void => choose({ ...choice, last, first: Math.min(choice.first, last) });
  return (
    <details className="setup-more">
      <summary>{t('setup.more')}</summary>
      <div className="who">
        <Ways
          name="cards"
          title={t('setup.cards')}
          ways={CARDS.map((cards) => [cards, t(`setup.${cards}`)] as const)}
          chosen={choice.cards}
          set={(cards) => choose({ ...choice, cards })}
        />
        {fight || acts.length < 2 ? null : (
          <Ways
            name="last"
            title={t('setup.last')}
            ways={acts.map((act) => {
              const locked = act === LOCKED_ACT && !opened.actFour;
              return [act, t(locked ? 'setup.toActLocked' : 'setup.toAct', { n: act })] as const;
            })}
            chosen={chosen.last}
            set={upTo}
          />
        )}
        {fight || chosen.last < 2 ? null : (
          <Ways
            name="first"
            title={t('setup.first')}
            ways={acts
              .slice(0, chosen.last)
              .map((act) => [act, act === 1 ? t('setup.fromStart') : t('setup.fromAct', { n: act })] as const)}
            chosen={chosen.first}
            set={(first) => choose({ ...choice, first })}
          />
        )}
        {fight ? null : (
          <Levels chosen={choice.ascension} open={opened.level} set={(ascension) => choose({ ...choice, ascension })} />
        )}
        {fight
          ? null
          : FLAGS.map((flag) => (
              <label key={flag} className="check">
                <input
                  type="checkbox"
                  checked={chosen[flag] === true}
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
