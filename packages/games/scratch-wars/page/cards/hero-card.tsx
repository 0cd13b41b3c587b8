import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import { plainNumber, signedNumber } from '@kolbiste/tablekit/table/words.ts';
import { useTranslation } from 'react-i18next';
import type { HeroCard, SlotCard, TimeOfDay } from '../../src/index.ts';
import './cards.css';

const TIMES: readonly TimeOfDay[] = ['morning', 'noon', 'evening', 'night'];
const TYPES = ['sword', 'axe', 'bow', 'wand'] as const;
const SPECIAL_BIT = 16;

/** Stars of a card as signs and words. */
export function Stars({ count }: { count: number }) {
  return (
    <span className="stars" role="img" aria-label={`${count} ★`}>
      {Array.from({ length: count }, (_, k) => (
        <Icon key={k} name="star" />
      ))}
    </span>
  );
}

function SlotLines({ slot, used, label }: { slot: SlotCard; used: number; label(id: string): string }) {
  const { t } = useTranslation('duel');
  const crossed = (bit: number): string => ((used >>> bit) & 1 ? 'crossed' : '');
  return (
    <ul className="slot-lines">
      <li>
        <Icon name="energy" /> <b>+{slot.energyGain}</b> {t('gain')}
      </li>
      {slot.bonuses.map((bonus, k) => (
        <li key={`b${k}`} className={crossed(k)}>
          <Icon name={bonus.kind} /> <b>{signedNumber(bonus.value)}</b> {label(bonus.kind)}
          {crossed(k) === '' ? null : <em>{t('used')}</em>}
        </li>
      ))}
      {slot.specials.map((special, k) => (
        <li key={`s${k}`} className={`special ${crossed(SPECIAL_BIT + k)}`}>
          <Icon name={special.kind} />{' '}
          <b>{plainNumber(special.kind === 'trick' ? Math.abs(special.value) : special.value)}</b> {label(special.kind)}
          {crossed(SPECIAL_BIT + k) === '' ? null : <em>{t('used')}</em>}
        </li>
      ))}
    </ul>
  );
}

export interface HeroCardProps {
  hero: HeroCard;
  label(id: string): string;
  /** The present time of day, 0 to 3; -1 = none. */
  now?: number;
  /** Used entries of the present time of day. */
  used?: number;
  /** Level of its heading: under a page's title, or under a dialog's. */
  heading?: 'h2' | 'h3';
}

/** A hero's card: who, how much life, which weapons come easy, and what each time of day brings. */
export function HeroCardView({ hero, label, now = -1, used = 0, heading: Heading = 'h3' }: HeroCardProps) {
  const { t } = useTranslation('duel');
  return (
    <article className={`hero-card rarity-${hero.rarity}`}>
      <header>
        <div>
          <Heading className="card-title">{hero.name || label(hero.kind)}</Heading>
          <p className="quiet">{label(hero.kind)}</p>
        </div>
        <Stars count={hero.rarity} />
      </header>
      <p className="hero-card-facts">
        <span className="life-badge">
          <Icon name="life" /> <b>{hero.life}</b> <span className="sr">{t('life')}</span>
        </span>
        <span>
          {t('focus')}: {hero.focus.length === 0 ? t('noFocus') : null}
          {TYPES.filter((type) => hero.focus.includes(type)).map((type) => (
            <span key={type} className="focus">
              <Icon name={type} /> {t(`type.${type}`)}
            </span>
          ))}
        </span>
      </p>
      <ol className="hero-card-times">
        {TIMES.map((time, k) => (
          <li key={time} className={k === now ? `on ${time}` : time}>
            <p className="time-title">
              <Icon name={time} /> {t(`time.${time}`)} {k === now ? <em>{t('now')}</em> : null}
            </p>
            <SlotLines slot={hero.slots[time]} used={k === now ? used : 0} label={label} />
          </li>
        ))}
      </ol>
    </article>
  );
}
