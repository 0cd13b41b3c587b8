import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import { percentOf } from '@kolbiste/tablekit/draw/percent.ts';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { plainNumber, signedNumber } from '@kolbiste/tablekit/table/words.ts';
import { useTranslation } from 'react-i18next';
import type { Colour, Figure, HeroKind, WeaponKind } from '../../src/index.ts';
import { figureMean, figureRange, TIMES_OF_DAY } from '../../src/index.ts';
import { useNames } from './names.ts';
import '../draw/hue.css';

const SIGN: Readonly<Record<Colour, string>> = { green: '›', orange: '?', red: '!' };

/** '2', or '1–3' where cards of the kind differ; signed numbers with a word between them, which no dash could replace. */
export function useRange(): (figure: Figure, how?: 'plain' | 'signed' | 'skipZero') => string {
  const lang = useSettings((s) => s.lang);
  const to = lang === 'cs' ? ' až ' : ' to ';
  return (figure, how = 'plain') => {
    const { low, high } = figureRange(figure, how !== 'plain');
    const show = how === 'signed' ? signedNumber : plainNumber;
    return low === high ? show(low) : `${show(low)}${low < 0 || how === 'signed' ? to : '–'}${show(high)}`;
  };
}

function useMean(): (value: number) => string {
  const lang = useSettings((s) => s.lang);
  const format = new Intl.NumberFormat(lang, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  return (value) => format.format(value);
}

function Hue({ colour }: { colour: Colour }) {
  const { t } = useTranslation('duel');
  return (
    <span className={`hue ${colour}`}>
      {SIGN[colour]} <span className="sr">{t(`colour.${colour}`)}</span>
    </span>
  );
}

/** The fields of a weapon's kind in the order of the wheel. */
export function WeaponFigures({ kind }: { kind: WeaponKind }) {
  const { t } = useTranslation(['duel-cards', 'ui']);
  const label = useNames();
  const mean = useMean();
  const range = useRange();
  const lasting = kind.fields.some(([, , , resistance]) => resistance !== undefined);
  return (
    <table className="kind-figures">
      <caption>{t('figures.fields')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('figures.place')}</th>
          <th scope="col">{t('form.value')}</th>
          <th scope="col">{t('figures.mean')}</th>
          {lasting ? <th scope="col">{t('form.resistance')}</th> : null}
        </tr>
      </thead>
      <tbody>
        {kind.fields.map(([colour, effect, value, resistance], k) => (
          <tr key={k}>
            <th scope="row">
              {k + 1}. <Hue colour={colour} /> <Icon name={effect} /> {label(effect)}
            </th>
            <td>{range(value)}</td>
            <td>{mean(figureMean(value))}</td>
            {lasting ? <td>{resistance === undefined ? '' : range(resistance)}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface EffectRow {
  readonly effect: WeaponKind['fields'][number][1];
  readonly count: number;
  readonly colours: Readonly<Record<Colour, number>>;
  /** Mean value over all spins. */
  readonly perSpin: number;
}

/** What a spin of any wheel of the kind brings: the fields' effects are the same on all of them, and equally likely. */
export function effectRows(kind: WeaponKind): readonly EffectRow[] {
  const effects = [...new Set(kind.fields.map(([, effect]) => effect))];
  const rows = effects.map((effect) => {
    const mine = kind.fields.filter((field) => field[1] === effect);
    const colours = { green: 0, orange: 0, red: 0 };
    for (const [colour] of mine) colours[colour]++;
    const sum = mine.reduce((total, field) => total + figureMean(field[2]), 0);
    return { effect, count: mine.length, colours, perSpin: sum / kind.fields.length };
  });
  return rows.sort((a, b) => b.count - a.count);
}

/** The odds of a kind's wheel. */
export function WheelOdds({ kind }: { kind: WeaponKind }) {
  const { t } = useTranslation(['duel-cards', 'ui']);
  const label = useNames();
  const mean = useMean();
  const of = kind.fields.length;
  return (
    <table className="kind-figures odds-figures">
      <caption>{t('figures.odds')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('form.effect')}</th>
          <th scope="col">{t('figures.chance')}</th>
          <th scope="col">{t('form.colour')}</th>
          <th scope="col">{t('figures.perSpin')}</th>
        </tr>
      </thead>
      <tbody>
        {effectRows(kind).map(({ effect, count, colours, perSpin }) => (
          <tr key={effect}>
            <th scope="row">
              <Icon name={effect} /> {label(effect)}
            </th>
            <td className="chance">
              <span className="chance-bar" style={{ width: `${(100 * count) / of}%` }} aria-hidden="true" />
              <span>
                {count}/{of} = {percentOf(count, of)} %
              </span>
            </td>
            <td>
              {(['green', 'orange', 'red'] as const).map((colour) =>
                colours[colour] === 0 ? null : (
                  <span key={colour} className="hue-count">
                    {colours[colour]}× <Hue colour={colour} />
                  </span>
                ),
              )}
            </td>
            <td>{mean(perSpin)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What a hero's kind has at each time of day. */
export function HeroFigures({ kind }: { kind: HeroKind }) {
  const { t } = useTranslation(['duel-cards', 'duel']);
  const label = useNames();
  const range = useRange();
  return (
    <table className="kind-figures">
      <caption>{t('figures.times')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('figures.time')}</th>
          <th scope="col">{t('duel:energy')}</th>
          <th scope="col">{t('boosts')}</th>
        </tr>
      </thead>
      <tbody>
        {TIMES_OF_DAY.map((time, k) => (
          <tr key={time}>
            <th scope="row">
              <Icon name={time} /> {t(`duel:time.${time}`)}
            </th>
            <td>+{range(kind.slots[k].energyGain)}</td>
            <td>
              {kind.slots[k].bonuses.map(([bonus, figure]) => (
                <span key={bonus} className="bonus">
                  <Icon name={bonus} /> {range(figure, 'signed')} {label(bonus)}
                </span>
              ))}
              {kind.slots[k].specials.map(([special, figure]) => (
                <span key={special} className="bonus">
                  <Icon name={special} /> <b>{label(special)}</b> {range(figure, 'skipZero')}
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
