import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { useTranslation } from 'react-i18next';
import type { Lang } from '../../src/index.ts';
import {
  generateHero,
  generateWeapon,
  heroKind,
  heroKindText,
  LANGS,
  nameOf,
  strength,
  weaponKind,
  weaponKindText,
} from '../../src/index.ts';
import { HeroCardView, Stars } from './hero-card.tsx';
import { HeroFigures, useRange, WeaponFigures, WheelOdds } from './kind-figures.tsx';
import { useNames } from './names.ts';
import { WeaponCardView } from './weapon-card.tsx';
import './kind-page.css';

/** The generated text of a kind, in the language spoken now and then in the other one. */
function Texts({ id }: { id: string }) {
  const { t } = useTranslation('cards');
  const { lang, names } = useSettings();
  const hero = heroKind(id);
  const weapon = weaponKind(id);
  const text = (in_: Lang): string =>
    hero !== undefined
      ? heroKindText(hero, in_, names)
      : weapon === undefined
        ? ''
        : weaponKindText(weapon, in_, names);
  return (
    <div className="kind-texts">
      {[...LANGS]
        .sort((a) => (a === lang ? -1 : 1))
        .map((one) => (
          <section key={one} lang={one}>
            <h3>
              {t(`text.${one}`)}: {nameOf(id, one, names)}
            </h3>
            <p>{text(one)}</p>
          </section>
        ))}
    </div>
  );
}

function Facts({ id }: { id: string }) {
  const { t } = useTranslation(['duel-cards', 'duel']);
  const label = useNames();
  const range = useRange();
  const hero = heroKind(id);
  const weapon = weaponKind(id);
  const kind = hero ?? weapon;
  if (kind === undefined) return null;
  return (
    <ul className="kind-page-facts">
      {hero === undefined ? null : (
        <>
          <li>
            <Icon name="life" /> {t('duel:life')} <b>{range(hero.life)}</b>
          </li>
          <li>
            {t('duel:focus')}:{' '}
            {hero.focus.length === 0 ? t('duel:noFocus') : hero.focus.map((type) => t(`duel:type.${type}`)).join(', ')}
          </li>
          <li>{label(hero.island)}</li>
        </>
      )}
      {weapon === undefined ? null : (
        <>
          <li>
            <Icon name={weapon.type} /> {t(`duel:type.${weapon.type}`)}
          </li>
          <li>
            <Icon name="energy" /> {t('duel:cost')} <b>{weapon.energyCost}</b>
          </li>
          <li>
            <Icon name="resistance" /> {t('duel:resistance')} <b>{range(weapon.resistance)}</b>
          </li>
          <li>{label(weapon.edition)}</li>
        </>
      )}
      <li>{t('averageOf', { average: kind.average })}</li>
      <li>{t('copies', { count: kind.copies })}</li>
    </ul>
  );
}

/** One made card of the kind, and any number of others. */
function Sample({ id, seed, turn }: { id: string; seed: number; turn(seed: number): void }) {
  const { t } = useTranslation('duel-cards');
  const label = useNames();
  const hero = heroKind(id) === undefined ? undefined : generateHero(id, seed);
  const weapon = hero === undefined ? generateWeapon(id, seed) : undefined;
  const card = hero ?? weapon;
  const average = (heroKind(id) ?? weaponKind(id))?.average;
  return (
    <section className="panel kind-sample">
      <p className="kind-ways">
        <button type="button" className="main" onClick={() => turn(seed + 1)}>
          {t('another')}
        </button>
        <span className="quiet">
          {t('sample', { seed })} · {card === undefined ? '' : t('strength', { strength: strength(card), average })}
        </span>
      </p>
      {hero === undefined ? null : <HeroCardView hero={hero} label={label} />}
      {weapon === undefined ? null : <WeaponCardView weapon={weapon} label={label} />}
    </section>
  );
}

/** One kind: its figures with their ranges, the odds of its wheel, its text in both languages, and cards of it. */
export function KindPage({
  id,
  seed,
  turn,
  back,
}: {
  id: string;
  seed: number;
  turn(seed: number): void;
  back(): void;
}) {
  const { t } = useTranslation('duel-cards');
  const label = useNames();
  const hero = heroKind(id);
  const weapon = weaponKind(id);
  const kind = hero ?? weapon;
  if (kind === undefined) return <p>{t('none')}</p>;
  return (
    <article className="kind-page">
      <p>
        <button type="button" className="link" onClick={back}>
          ← {t('back')}
        </button>
      </p>
      <header>
        <h2>{label(id)}</h2> <Stars count={kind.stars} />
      </header>
      <Facts id={id} />
      <div className="kind-tables">
        {hero === undefined ? null : <HeroFigures kind={hero} />}
        {weapon === undefined ? null : (
          <>
            <WheelOdds kind={weapon} />
            <WeaponFigures kind={weapon} />
          </>
        )}
      </div>
      <Texts id={id} />
      <Sample id={id} seed={seed} turn={turn} />
    </article>
  );
}
