import { useTranslation } from 'react-i18next';
import type { Happening } from '../engine/protocol.ts';
import type { GameDialogs } from '../page.ts';
import { useTable } from '../state/table.ts';
import { plainNumber, useSay } from '../table/words.ts';
import { KeyList } from '../ui/dialog-keys.tsx';
import type { Change } from '../ui/figure-frame.tsx';
import { FigureFrame } from '../ui/figure-frame.tsx';
import { TextLast, TextQuestion } from '../ui/text-question.tsx';
import { useZoneName } from './board.tsx';
import type { PlainFact, PlainTable, PlainZone } from './data.ts';
import { PLAIN_KEYS } from './keys.ts';
import { plainOf } from './store.ts';
import '../ui/text.css';

const factIn = (table: PlainTable, key: string): PlainFact | undefined =>
  table.zones.flatMap(({ facts }) => facts).find((fact) => fact.key === key);

/** Every change of a number, as the lines of the log tell it; the line that knows it first changes nothing. */
function changesOf(log: readonly Happening[], key: string): readonly Change[] {
  const found: Change[] = [];
  let before: number | undefined;
  for (const line of log) {
    const after = factIn(line.after as PlainTable, key)?.value;
    if (after === undefined) continue;
    if (before !== undefined && after !== before) found.push({ line, before, after });
    before = after;
  }
  return found;
}

/** Why a number of the table is what it is. */
function PlainFigure({ figure }: { figure: string }) {
  const say = useSay();
  const nameOf = useZoneName();
  const log = useTable((s) => s.log);
  const plain = useTable(plainOf);
  if (plain === null) return null;
  const figures = plain.zones.flatMap((zone) =>
    zone.facts.map(({ key, name }) => [key, `${nameOf(zone)}: ${say(name)}`] as const),
  );
  const now = factIn(plain, figure)?.value;
  return (
    <FigureFrame
      figure={figure}
      figures={figures}
      now={now === undefined ? '' : plainNumber(now)}
      value={plainNumber}
      changes={changesOf(log, figure)}
    />
  );
}

function ZoneInWords({ zone }: { zone: PlainZone }) {
  const { t } = useTranslation('plain');
  const say = useSay();
  const name = useZoneName()(zone);
  return (
    <table className="text-table">
      <caption>{name}</caption>
      <tbody>
        {zone.facts.map((fact) => (
          <tr key={fact.key}>
            <th scope="row">{say(fact.name)}</th>
            <td>{plainNumber(fact.value)}</td>
          </tr>
        ))}
        {zone.rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{say(row.name)}</th>
            <td>{row.things.map(({ words }) => say(words)).join(', ') || t('nothing')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The whole table in words. */
function PlainText() {
  const say = useSay();
  const plain = useTable(plainOf);
  if (plain === null) return null;
  return (
    <div className="text-dialog">
      <TextQuestion />
      <p>{say(plain.course)}</p>
      {plain.zones.map((zone) => (
        <ZoneInWords key={zone.seat ?? 'middle'} zone={zone} />
      ))}
      <TextLast />
    </div>
  );
}

/** The keys of the table. */
function PlainKeys() {
  const { t } = useTranslation(['plain', 'play']);
  return (
    <KeyList
      defaults={PLAIN_KEYS}
      does={(action) => (action === 'options' ? t('keys.options') : t(`play:keys.${action}`))}
      fixed={[['← ↑ → ↓', t('keys.arrows')]]}
    />
  );
}

export const dialogs: GameDialogs = { Figure: PlainFigure, Text: PlainText, Keys: PlainKeys, own: {} };
