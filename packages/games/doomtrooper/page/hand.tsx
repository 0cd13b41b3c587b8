/** The hand as faces: those that can be played now first. */
import type { Standing } from '@kolbiste/tablekit/face/facts.ts';
import { countOf, placeOf as placeInFan } from '@kolbiste/tablekit/face/fan.ts';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cardOf } from '../src/cards/pool.ts';
import { FIGURE_NAMES, WARRIOR } from '../src/vocabulary.ts';
import { boardOf, useBoard } from './board.ts';
import { DoomFace } from './face/doom-face.tsx';
import { optionsAt } from './places.ts';
import { kindWord, textOf, useCardName } from './printed.ts';
import { Spot, usePointed, useRefused } from './spot.tsx';

/** Why a card cannot be played, in two words; what has none says it when it is pressed. */
const REASONS: ReadonlySet<string> = new Set(['noDestiny', 'noActions', 'inPlay', 'noBearer', 'noCaster']);

function useStanding(place: string): readonly Standing[] {
  const { t } = useTranslation('doom');
  const { lit, picked } = usePointed(place);
  const code = useRefused(place);
  if (picked) return [{ state: 'selected', words: null }];
  if (lit) return [{ state: 'playable', words: null }];
  return code !== undefined && REASONS.has(code) ? [{ state: 'refused', words: t(`short.${code}`) }] : [];
}

/** What was there last: between two questions the hand lies as it lay at the one before. */
function useLast<T>(value: T | null): T | null {
  const [last, keep] = useState(value);
  if (value !== null && value !== last) keep(value);
  return value ?? last;
}

const Card = memo(function Card({ card, n }: { card: number; n: number }) {
  const { t } = useTranslation('doom');
  const { lang, names } = useSettings();
  const name = useCardName();
  const place = `hand:${card}`;
  const standing = useStanding(place);
  const { kind, figures } = cardOf(card);
  const words = [
    name(card),
    kindWord(card, t, lang, names),
    ...(kind === WARRIOR ? FIGURE_NAMES.map((what, k) => `${t(`figure.${what}`)} ${figures[k]}`) : []),
    textOf(card, lang, names),
  ].filter(Boolean);
  return (
    <li style={placeInFan(n)} data-card={card}>
      <Spot place={place} words={words.join(', ')} className="faced doom-card">
        <DoomFace id={card} size="hand" standing={standing} />
      </Spot>
    </li>
  );
});

/** Whose hand is shown: whoever is asked or sits here. */
function useFront(): number {
  return useTable((s) => s.prompt?.seat ?? s.sitting ?? (typeof s.viewer === 'number' ? s.viewer : 0));
}

export function Hand() {
  const { t } = useTranslation('doom');
  const seat = useFront();
  const hand = useTable((s) => boardOf(s)?.hands[seat] ?? null);
  const held = useBoard((board) => board.counts[seat]?.[0] ?? 0, 0);
  const prompt = useLast(useTable((s) => s.prompt));
  if (hand === null || hand.length === 0)
    return (
      <section className="doom-hand" aria-label={t('hand')}>
        <p className="quiet">{held === 0 ? t('noHand') : t('backs', { count: held })}</p>
      </section>
    );
  const can = (card: number): boolean => prompt !== null && optionsAt(prompt, `hand:${card}`).length > 0;
  const sorted = hand.toSorted((a, b) => Number(can(b)) - Number(can(a)) || cardOf(a).kind - cardOf(b).kind || a - b);
  return (
    <section className="doom-hand" aria-label={t('hand')}>
      <ul className="face-hand" style={countOf(sorted)}>
        {sorted.map((card, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are told apart by nothing else
          <Card key={`${card}.${n}`} card={card} n={n} />
        ))}
      </ul>
    </section>
  );
}
