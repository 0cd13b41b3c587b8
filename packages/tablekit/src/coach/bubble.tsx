import { use, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameId } from '../engine/protocol.ts';
import { pageOf } from '../pages.ts';
import { fetchPart } from '../part.tsx';
import { useSettings } from '../state/settings.ts';
import { useTable } from '../state/table.ts';
import { Chips } from '../ui/chip.tsx';
import { patiently } from '../ui/patient.ts';
import type { Advice, CoachStep } from './step.ts';
import { adviceFor } from './step.ts';
import { keepTold, toldOf } from './told.ts';
import './coach.css';

const NOTHING: readonly CoachStep[] = [];
const fetched = new Map<GameId, Promise<readonly CoachStep[]>>();

/** What there is to be told of a game; nothing where it brings nothing. */
function stepsOf(game: GameId): Promise<readonly CoachStep[]> {
  const steps =
    fetched.get(game) ??
    patiently(async () => {
      const { coach } = await pageOf(game);
      return coach === null ? NOTHING : (await fetchPart(coach)).steps;
    });
  fetched.set(game, steps);
  return steps;
}

/** What fits the question asked now and was not told yet. */
function useAdvice(steps: readonly CoachStep[], told: readonly string[]): Advice | null {
  const lang = useSettings((s) => s.lang);
  const { prompt, cards, table, order, flow, busy } = useTable();
  if (prompt === null || busy) return null;
  return adviceFor(steps, told, { prompt, cards, table, order, flow, lang });
}

/** One piece of advice at a time: it goes when the question is answered or it is put away, and does not come again. */
export default function Bubble({ game }: { game: GameId }) {
  const { t } = useTranslation(['coach', `${game}-coach`]);
  const steps = use(stepsOf(game));
  const [told, setTold] = useState(() => toldOf(game));
  const over = useTable((s) => s.result !== null);
  const asked = useTable((s) => s.step);
  const known = told === 'enough' ? steps.map(({ key }) => key) : told;
  const advice = useAdvice(steps, known);
  const key = advice?.step.key;
  const put = (next: typeof told): void => {
    keepTold(game, next);
    setTold(next);
  };
  // What stood at a question that was answered has been told.
  useEffect(() => {
    if (key === undefined) return undefined;
    return () => {
      if (useTable.getState().step !== asked) setTold((now) => withTold(game, now, key));
    };
  }, [game, key, asked]);
  useEffect(() => {
    if (over) keepTold(game, 'enough');
  }, [game, over]);
  if (advice === null || over) return null;
  return (
    <aside className="coach" aria-label={t('label')} data-testid="coach" data-key={key}>
      <p role="status">
        {t(`${game}-coach:${key}`, advice.fills)} <Chips rules={advice.step.rule} most={2} />
      </p>
      <span className="coach-ways">
        <button type="button" className="second" onClick={() => put([...known, advice.step.key])}>
          {t('got')}
        </button>
        <button type="button" className="plain" onClick={() => put('enough')}>
          {t('enough')}
        </button>
        <span className="quiet num" aria-hidden="true">
          {steps.indexOf(advice.step) + 1}/{steps.length}
        </span>
      </span>
    </aside>
  );
}

/** One more that was told, kept at once. */
function withTold(game: GameId, told: ReturnType<typeof toldOf>, key: string): ReturnType<typeof toldOf> {
  if (told === 'enough' || told.includes(key)) return told;
  const next = [...told, key];
  keepTold(game, next);
  return next;
}
