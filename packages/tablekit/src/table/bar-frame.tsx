import type { ReactNode } from 'react';
import type { Choice } from '../engine/protocol.ts';
import { useIsOpen } from '../state/answered.ts';
import { skip } from '../state/playback.ts';
import { useTable } from '../state/table.ts';
import { Chips } from '../ui/chip.tsx';
import { TakeBack, Toast } from './bar-parts.tsx';
import { Beside } from './beside.tsx';
import { useInert } from './inert.ts';
import { useSay, useWaitWords } from './words.ts';

/** What the main button says: the consequence of pressing it. */
export interface MainWords {
  readonly label: string;
  readonly rule: readonly string[];
  /** Whether pressing it answers. */
  readonly ready: boolean;
  /** It stays in the background while there is something better to do. */
  readonly calm?: boolean;
}

/** What the main button says while nobody here is asked. */
export function useIdleWords(skipping: string): MainWords {
  const busy = useTable((s) => s.busy);
  const waiting = useWaitWords();
  return { label: busy ? skipping : waiting, rule: [], ready: false };
}

interface Props {
  readonly className: string;
  readonly label: string;
  readonly main: MainWords;
  press(): void;
  /** Opens all options as a list. */
  list(): void;
  /** How many there are, in words. */
  readonly options: string;
  /** The other ways, beside the main button. */
  readonly others: readonly Choice[];
  answer(option: number): void;
  /** Forgets what is chosen; null = nothing is. */
  readonly drop: (() => void) | null;
  readonly dropWords: string;
  /** A line of its own over the buttons. */
  readonly above?: ReactNode;
  /** More buttons before the other ways, and beside the main button. */
  readonly before?: ReactNode;
  readonly beside?: (inert: boolean) => ReactNode;
}

/** An action bar: one main button whose label is its consequence, beside it the other ways, and all of them as a list. */
export function BarFrame({ className, label, main, others, answer, drop, before, beside, ...bar }: Props) {
  const say = useSay();
  const prompt = useTable((s) => s.prompt);
  const open = useIsOpen(prompt);
  const busy = useTable((s) => s.busy);
  const { ready, calm } = main;
  const inert = useInert(`${prompt?.step ?? ''} ${main.label}`);
  return (
    <section className={`bar ${className}`} aria-label={label}>
      <Toast />
      <Beside />
      {bar.above}
      <div className="bar-row">
        <span className="bar-rules">
          <Chips rules={main.rule} most={1} />
        </span>
        {prompt === null ? null : (
          <button type="button" className="second bar-list" onClick={bar.list}>
            {bar.options}
          </button>
        )}
        {before}
        {others.map((choice) => (
          <button key={choice.option} type="button" className="second" onClick={() => !inert && answer(choice.option)}>
            {say(choice.text)}
          </button>
        ))}
        {drop !== null && prompt !== null ? (
          <button type="button" className="second" onClick={drop}>
            {bar.dropWords}
          </button>
        ) : null}
        {beside?.(inert)}
        <button
          type="button"
          className={ready ? (calm ? 'main calm' : 'main') : 'main idle'}
          data-testid="main"
          data-ready={ready && !inert && open}
          aria-disabled={!ready || inert}
          onClick={() => (prompt === null && busy ? skip() : inert || bar.press())}
        >
          {main.label}
        </button>
        <TakeBack />
      </div>
    </section>
  );
}
