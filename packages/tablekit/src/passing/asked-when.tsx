import type { Hold } from '@kolbiste/wire';
import { HOLDS } from '@kolbiste/wire';
import type { Policies } from './policies.ts';
import './asking.css';

/** What a game says of where to be asked. */
export interface AskingWords {
  readonly title: string;
  /** The windows at which one is asked in any case. */
  readonly at: string;
  way(hold: Hold): string;
  /** What comes of a way. */
  hint(hold: Hold): string;
  window(name: string): string;
}

interface Props {
  readonly policies: Policies;
  readonly words: AskingWords;
  readonly windows: readonly string[];
}

/** Where to be asked: in which of four ways, and at which windows in any case. */
export function AskedWhen({ policies, words, windows }: Props) {
  const asking = policies.useAsking();
  return (
    <>
      <div className="sources" role="radiogroup" aria-label={words.title}>
        {HOLDS.map((hold) => (
          <label key={hold} className={hold === asking.hold ? 'way chosen' : 'way'}>
            <input
              type="radio"
              name="hold"
              checked={hold === asking.hold}
              onChange={() => policies.askAt({ ...asking, hold })}
            />
            <span>{words.way(hold)}</span>
          </label>
        ))}
      </div>
      <p className="quiet">{words.hint(asking.hold)}</p>
      <fieldset className="stop-windows" disabled={asking.hold === 'every'}>
        <legend>{words.at}</legend>
        {windows.map((window) => (
          <label key={window} className="check">
            <input type="checkbox" checked={asking.at.includes(window)} onChange={() => policies.toggleStop(window)} />{' '}
            <span>{words.window(window)}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}
