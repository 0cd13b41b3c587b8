import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { plainNumber, useWho } from '@kolbiste/tablekit/table/words.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { duelOf } from './duel.ts';
import { useLabel } from './duel-words.ts';
import { spunFor } from './spins.ts';
import '../draw/hue.css';
import './result.css';

const SHOWN = 8;

/** The last spins, the latest first: who spun what. */
export function History() {
  const { t } = useTranslation('duel');
  const label = useLabel();
  const who = useWho();
  const log = useTable((s) => s.log);
  const config = useTable((s) => duelOf(s).config);
  const spins = useMemo(
    () =>
      log
        .filter((line) => spunFor(line.kind) === 'use')
        .slice(-SHOWN - 1, -1)
        .reverse(),
    [log],
  );
  if (config === null || spins.length === 0) return null;
  return (
    <ol className="history" aria-label={t('history')}>
      {spins.map((line) => {
        const field = config.decks[line.b >= 5 ? 1 : 0].weapons[line.b % 5]?.fields[line.c];
        if (field === undefined) return null;
        const words = `${who(line.a)}: ${label(field.kind)} ${plainNumber(field.value)}, ${t(`colour.${field.colour}`)}`;
        return (
          <li key={line.id} className={`hue ${field.colour}`} title={words}>
            <span className="sr">{words}</span>
            <Icon name={field.kind} />
            <span aria-hidden="true">{plainNumber(field.value)}</span>
          </li>
        );
      })}
    </ol>
  );
}
