import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { plainNumber } from '@kolbiste/tablekit/table/words.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WeaponCard } from '../../src/index.ts';
import { effectText } from '../../src/index.ts';
import { FullDisc } from '../draw/wheel-full.tsx';
import { OddsTable } from '../table/odds-panel.tsx';
import { Stars } from './hero-card.tsx';
import './cards.css';
import '../draw/hue.css';

const SIGN = { green: '›', orange: '?', red: '!' } as const;

/** A weapon: its disc, and in words what is on it. */
export function WeaponCardView({
  weapon,
  label,
  heading: Heading = 'h3',
}: {
  weapon: WeaponCard;
  label(id: string): string;
  heading?: 'h2' | 'h3';
}) {
  const { t } = useTranslation('duel');
  const lang = useSettings((s) => s.lang);
  const does = (place: number): string => {
    const { kind, value } = weapon.fields[place];
    return effectText(kind, value, lang).text;
  };
  const [lit, light] = useState<readonly number[] | null>(null);
  return (
    <article className="weapon-card">
      <header>
        <div>
          <Heading className="card-title">
            {label(weapon.kind) || t('weapon', { type: t(`type.${weapon.type}`), name: weapon.name })}
          </Heading>
          <p className="quiet">
            <Icon name={weapon.type} /> {t('weapon', { type: t(`type.${weapon.type}`), name: weapon.name })}
          </p>
        </div>
        <Stars count={weapon.rarity} />
      </header>
      <div className="weapon-card-body">
        <div className="weapon-card-disc">
          <FullDisc weapon={weapon} lit={lit ?? undefined} />
        </div>
        <div>
          <p className="odds-facts">
            <span>
              <Icon name="energy" /> {t('cost')} <b>{weapon.energyCost}</b>
            </span>
            <span>
              <Icon name="resistance" /> {t('resistance')} <b>{weapon.resistance}</b>
            </span>
          </p>
          <OddsTable weapon={weapon} label={label} averages={false} does={does} light={light} />
        </div>
      </div>
      <ol className="field-list" aria-label={t('fieldList')}>
        {weapon.fields.map((field, k) => (
          <li key={k} onPointerEnter={() => light([k])} onPointerLeave={() => light(null)}>
            <span className={`hue ${field.colour}`}>
              {SIGN[field.colour]} <span className="sr">{t(`colour.${field.colour}`)}</span>
            </span>
            <Icon name={field.kind} /> {label(field.kind)} <b>{plainNumber(field.value)}</b>
            {field.resistance === undefined ? null : (
              <span className="quiet">
                {t('resistance').toLowerCase()} {field.resistance}
              </span>
            )}
          </li>
        ))}
      </ol>
    </article>
  );
}
