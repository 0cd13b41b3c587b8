import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { commit, useTable } from '../state/table.ts';
import { useSay } from '../table/words.ts';
import { Chips } from './chip.tsx';

const LAST = 6;

/** What is asked, with every answer as a button: a whole game can be played from here. */
export function TextQuestion() {
  const { t } = useTranslation(['play', 'ui']);
  const say = useSay();
  const prompt = useTable((s) => s.prompt);
  const wait = useTable((s) => s.wait);
  const now = useTable((s) => s.now);
  const result = useTable((s) => s.result);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that was pressed is gone; whoever stood on it stands at the next question.
    if (prompt !== null && document.querySelector('.text-question :focus') === null) head.current?.focus();
  }, [prompt]);
  const words = prompt !== null ? say(prompt.text) : result !== null ? say(now?.text) : say(wait?.text ?? now?.text);
  return (
    <section className="text-question" aria-labelledby="text-question">
      <h3 id="text-question" ref={head} tabIndex={-1}>
        {words || t('ui:table.thinking')} <Chips rules={prompt?.rule ?? []} most={1} />
      </h3>
      <ul className="text-options" aria-label={t('text.options')}>
        {prompt?.options.map((choice) => (
          <li key={choice.option}>
            <button type="button" className="second" onClick={() => commit(choice.option)}>
              {say(choice.text)}
            </button>{' '}
            <Chips rules={choice.rule} most={1} />
          </li>
        ))}
      </ul>
      {prompt === null || prompt.refused.length === 0 ? null : (
        <details>
          <summary>{t('text.refused', { count: prompt.refused.length })}</summary>
          <ul>
            {prompt.refused.map((no) => (
              <li key={`${no.option} ${no.code}`}>
                {say(no.text)} {say(no.help)} <Chips rules={no.rule} most={1} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** What happened last. */
export function TextLast() {
  const { t } = useTranslation('play');
  const say = useSay();
  const log = useTable((s) => s.log);
  const told = log.filter(({ quiet }) => quiet !== true).slice(-LAST);
  return (
    <section aria-label={t('text.last')}>
      <h3>{t('text.last')}</h3>
      <ol aria-live="polite">
        {told.map((line) => (
          <li key={line.id}>{say(line.text)}</li>
        ))}
      </ol>
    </section>
  );
}
