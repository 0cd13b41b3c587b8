import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import { show } from '@kolbiste/tablekit/state/dialogs.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { plainNumber, signedNumber, useWho } from '@kolbiste/tablekit/table/words.ts';
import { useTranslation } from 'react-i18next';
import type { HeroCard, SlotCard, TimeOfDay } from '../../src/index.ts';
import { shownOf } from './duel.ts';
import { useLabel } from './duel-words.ts';
import { figureKey } from './figure.ts';
import type { Place } from './places.ts';
import { pointAt } from './point.ts';
import { useLit } from './weapon-tile.tsx';

const TIMES: readonly TimeOfDay[] = ['morning', 'noon', 'evening', 'night'];
const MAX_ENERGY = 12;
const SPECIAL_BIT = 16;

/** A bonus or special: icon and number; used ones are crossed out. */
function Entry({
  kind,
  value,
  used,
  place,
  special,
}: {
  kind: string;
  value: number;
  used: boolean;
  place?: Place | undefined;
  special?: boolean;
}) {
  const { t } = useTranslation('duel');
  const label = useLabel();
  const lit = useLit(place ?? { at: 'bonus', entry: -1 });
  const number = special ? plainNumber(value) : signedNumber(value);
  const words = `${label(kind)} ${number}${used ? `, ${t('used')}` : ''}`;
  const inside = (
    <>
      <Icon name={kind as 'heal'} />
      <span className="num">{number}</span>
    </>
  );
  const shape = `entry${used ? ' used' : ''}${value < 0 && !special ? ' malus' : ''}${special ? ' special' : ''}`;
  if (place === undefined) {
    return (
      <span className={shape} title={words} role="img" aria-label={words}>
        {inside}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={`${shape}${lit.lit ? ' lit' : ''}${lit.picked ? ' picked' : ''}`}
      aria-pressed={lit.picked}
      aria-label={words}
      title={words}
      onClick={() => pointAt(place)}
    >
      {inside}
    </button>
  );
}

/** One time of day of a hero: energy gain, bonuses, specials. */
function Slot({ slot, used, mine }: { slot: SlotCard; used: number; mine: boolean }) {
  const { t } = useTranslation('duel');
  return (
    <span className="slot-row">
      <span className="entry gain" title={t('gain')} role="img" aria-label={`${t('gain')} ${slot.energyGain}`}>
        <Icon name="energy" />
        <span className="num">+{slot.energyGain}</span>
      </span>
      {slot.bonuses.map((bonus, k) => (
        <Entry
          key={`b${k}`}
          {...bonus}
          used={((used >>> k) & 1) === 1}
          place={mine ? { at: 'bonus', entry: k } : undefined}
        />
      ))}
      {slot.specials.map((special, k) => (
        <Entry
          key={`s${k}`}
          {...special}
          value={special.kind === 'trick' ? Math.abs(special.value) : special.value}
          special
          used={((used >>> (SPECIAL_BIT + k)) & 1) === 1}
        />
      ))}
    </span>
  );
}

/** The four times of day of a hero; the present one stands out. */
export function Times({ hero, seat }: { hero: HeroCard; seat: number }) {
  const { t } = useTranslation('duel');
  const round = useTable((s) => shownOf(s)?.round ?? 0);
  const used = useTable((s) => shownOf(s)?.used[seat] ?? 0);
  const asked = useTable((s) => s.prompt?.seat === seat);
  const current = round === 0 ? -1 : (round - 1) & 3;
  return (
    <ol className="times" data-why={figureKey({ what: 'entries', at: seat })}>
      {TIMES.map((time, k) => (
        <li
          key={time}
          className={k === current ? 'time current' : 'time'}
          aria-current={k === current ? 'time' : undefined}
        >
          <span className="time-name">
            <Icon name={time} />
            <span className="time-word">{t(`time.${time}`)}</span>
          </span>
          <Slot slot={hero.slots[time]} used={k === current ? used : 0} mine={k === current && asked} />
        </li>
      ))}
    </ol>
  );
}

function Meter({ kind, seat, now, max }: { kind: 'life' | 'energy'; seat: number; now: number; max: number }) {
  const { t } = useTranslation('duel');
  const share = Math.max(0, Math.min(1, now / max));
  return (
    <span className={`meter ${kind}`} data-why={figureKey({ what: kind, at: seat })}>
      <Icon name={kind} />
      <span className="meter-num">
        <span className="sr">{t(`${kind}Of`, { now, max })}</span>
        <span aria-hidden="true">
          <b key={now}>{plainNumber(now)}</b>
          <small>/{max}</small>
        </span>
      </span>
      <span className="meter-bar" aria-hidden="true">
        <span style={{ transform: `scaleX(${share})` }} />
      </span>
    </span>
  );
}

/** A hero: name, life and energy. Aimed at as a whole. */
export function HeroFace({ hero, seat }: { hero: HeroCard; seat: number }) {
  const { t } = useTranslation('duel');
  const label = useLabel();
  const who = useWho();
  const life = useTable((s) => shownOf(s)?.life[seat] ?? hero.life);
  const energy = useTable((s) => shownOf(s)?.energy[seat] ?? 0);
  const active = useTable((s) => shownOf(s)?.active === seat);
  const change = useTable((s) => (s.now !== null && s.now.a === seat && CHANGES.has(s.now.kind) ? s.now : null));
  const place: Place = { at: 'hero', seat };
  const { lit, picked } = useLit(place);
  const name = hero.name || label(hero.kind);
  const shape = [
    'hero-face',
    lit ? 'lit' : '',
    picked ? 'picked' : '',
    active ? 'active' : '',
    change === null ? '' : `is-${change.kind}`,
  ];
  return (
    <div className="hero">
      <button
        type="button"
        className={shape.filter(Boolean).join(' ')}
        aria-pressed={picked}
        data-hero={seat}
        data-place={`hero:${seat}`}
        data-why={figureKey({ what: 'life', at: seat })}
        onClick={() => pointAt(place)}
      >
        <span className="hero-who">
          {who(seat)}
          {active ? <span className="turn-dot" aria-hidden="true" /> : null}
        </span>
        <span className="hero-name">{name}</span>
        <span className="hero-meters">
          <Meter kind="life" seat={seat} now={life} max={hero.life} />
          <Meter kind="energy" seat={seat} now={energy} max={MAX_ENERGY} />
        </span>
      </button>
      <button
        type="button"
        className="card-button"
        aria-label={`${t('hero')}: ${name}`}
        onClick={() => show({ kind: 'own', own: 'hero', of: seat })}
      >
        <span aria-hidden="true">i</span>
      </button>
    </div>
  );
}

const CHANGES = new Set(['heroHit', 'lifeLost', 'healed']);
