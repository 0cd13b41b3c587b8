import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { useSay } from '@kolbiste/tablekit/table/words.ts';
import { Chips } from '@kolbiste/tablekit/ui/chip.tsx';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { answer } from './passing.ts';
import { asksByList } from './places.ts';
import { useRings } from './store.ts';

/** All options of the question as a list, always within reach; below them what cannot be done, and why. */
export function Sheet() {
  const { t } = useTranslation(['rings', 'ui']);
  const say = useSay();
  const prompt = useTable((s) => s.prompt);
  const list = useRings((s) => s.list);
  const asks = prompt !== null && asksByList(prompt);
  const open = prompt !== null && (list || asks);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (open) title.current?.focus();
  }, [open]);
  if (!open) return null;
  return (
    <section className="sheet" aria-labelledby="sheet-title" data-testid="sheet">
      <div className="sheet-head">
        <h2 id="sheet-title" ref={title} tabIndex={-1}>
          {say(prompt.text)}
        </h2>
        {asks ? null : (
          <button
            type="button"
            className="plain"
            aria-label={t('ui:close')}
            onClick={() => useRings.setState({ list: false })}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      <div className="sheet-body">
        <ul className="sheet-ways">
          {prompt.options.map((choice) => (
            <li key={choice.option}>
              <button type="button" className="second sheet-way" onClick={() => answer(choice.option)}>
                {say(choice.text)}
              </button>
            </li>
          ))}
        </ul>
        {prompt.refused.length === 0 ? null : (
          <>
            <h3>{t('refused')}</h3>
            <ul className="sheet-no">
              {prompt.refused.map((no) => (
                <li key={no.option}>
                  {say(no.text)} <Chips rules={no.rule} most={1} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}
