import { calm, useSettings } from '@kolbiste/tablekit/state/settings.ts';
import type { CSSProperties } from 'react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { cardText } from '../../src/index.ts';
import type { Owned } from './records.ts';
import { CardLink } from './tile.tsx';

/** Strips of the foil, rubbed off one after another. */
const STRIPS = [0, 1, 2, 3, 4, 5, 6];
const STEP_MS = 650;

/** One card under its foil. */
function Covered({
  owned,
  first,
  open,
  place,
  uncover,
}: {
  owned: Owned;
  first: boolean;
  open: boolean;
  place: string;
  uncover(): void;
}) {
  const { t } = useTranslation(['duel-workshop', 'workshop']);
  const item = useRef<HTMLLIElement>(null);
  const stoodOn = useRef(false);
  useLayoutEffect(() => {
    // Who stood on the foil stands on the card that was under it. The browser may have taken the focus off it by now.
    if (open && stoodOn.current) item.current?.querySelector('a')?.focus();
  }, [open]);
  const badge = first ? <span className="badge">{t('pack.first')}</span> : null;
  return (
    <li ref={item} className={open ? 'covered uncovered' : 'covered'}>
      <div className="under" inert={!open}>
        <CardLink id={owned.id} card={owned.card} badge={badge} />
      </div>
      <button
        type="button"
        className="foil"
        aria-label={place}
        onClick={uncover}
        onFocus={() => void (stoodOn.current = true)}
        onBlur={() => void (stoodOn.current = false)}
        disabled={open}
        aria-hidden={open}
      >
        {STRIPS.map((strip) => (
          <span key={strip} style={{ '--strip': strip } as CSSProperties} />
        ))}
        <svg className="mark-under" viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
          <path
            d="M0-46A46 46 0 1 1-.1-46ZM0-34V0L29.4 17A34 34 0 0 0 0-34ZM0 0L-29.4 17A34 34 0 0 0 29.4 17ZM0 0V-34A34 34 0 0 0-29.4 17Z"
            fill="none"
            stroke="#5a3d16"
            strokeWidth="5"
            strokeLinejoin="round"
          />
        </svg>
      </button>
    </li>
  );
}

/** Which cards lie open; they open one by one, sooner where somebody asks, at once where things should not move. */
function useUncovering(count: number): [ReadonlySet<number>, (places: readonly number[]) => void] {
  const speed = useSettings((s) => s.speed);
  const still = speed === 0 || calm();
  const all = Array.from({ length: count }, (_, k) => k);
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set(still ? all : []));
  const uncover = useCallback((places: readonly number[]) => setOpen((now) => new Set([...now, ...places])), []);
  const next = all.find((k) => !open.has(k));
  useEffect(() => {
    if (next === undefined || still) return;
    const timer = setTimeout(() => uncover([next]), STEP_MS / speed);
    return () => clearTimeout(timer);
  }, [next, still, speed, uncover]);
  return [open, uncover];
}

/** Tells what lies open: each card as it is uncovered, and at the end all of them. */
function Told({ cards, open }: { cards: readonly Owned[]; open: ReadonlySet<number> }) {
  const { t } = useTranslation(['duel-workshop', 'workshop']);
  const { lang, names } = useSettings();
  // A set keeps the order in which its members came.
  const last = [...open].at(-1);
  const said = ({ card }: Owned) => cardText(card, lang, names)[0].text;
  const whole = open.size === cards.length;
  return (
    <p className="sr" role="status">
      {whole ? `${t('pack.done', { count: cards.length })} ${cards.map(said).join('. ')}` : ''}
      {whole || last === undefined ? '' : said(cards[last])}
    </p>
  );
}

/** Where to go once all cards lie open; before that, a way to open them all. */
function Onward({ whole, count, uncoverAll }: { whole: boolean; count: number; uncoverAll(): void }) {
  const { t } = useTranslation(['duel-workshop', 'workshop']);
  return (
    <p className="kind-ways">
      {whole ? (
        <>
          <span className="sound">✓ {t('pack.done', { count })}</span>
          <Link href="/workshop">{t('pack.collection')}</Link>
          <Link href="/workshop/decks">{t('pack.decks')}</Link>
        </>
      ) : (
        <button type="button" className="second" onClick={uncoverAll}>
          {t('pack.all')}
        </button>
      )}
    </p>
  );
}

/** The cards of a pack, uncovered one by one. */
export function Reveal({ cards, firsts }: { cards: readonly Owned[]; firsts: ReadonlySet<string> }) {
  const { t } = useTranslation(['duel-workshop', 'workshop']);
  const speed = useSettings((s) => s.speed);
  const [open, uncover] = useUncovering(cards.length);
  const whole = open.size === cards.length;
  return (
    <>
      <ul
        className={speed === 0 ? 'reveal still' : 'reveal'}
        style={{ '--pace': 1 / (speed || 1) } as CSSProperties}
        data-open={whole}
      >
        {cards.map((owned, k) => (
          <Covered
            key={owned.id}
            owned={owned}
            first={firsts.has(owned.id)}
            open={open.has(k)}
            place={t('pack.uncover', { n: k + 1, of: cards.length })}
            uncover={() => uncover([k])}
          />
        ))}
      </ul>
      <Told cards={cards} open={open} />
      <Onward whole={whole} count={cards.length} uncoverAll={() => uncover(cards.map((_, k) => k))} />
    </>
  );
}
