import { useTranslation } from 'react-i18next';
import type { GameDialogs } from '../page.ts';
import { useTable } from '../state/table.ts';
import { plainNumber, useSay } from '../table/words.ts';
import { TableKeys } from '../ui/dialog-keys.tsx';
import { LoggedFigure } from '../ui/figure-frame.tsx';
import { TextLast, TextQuestion } from '../ui/text-question.tsx';
import { TextRows } from '../ui/text-rows.tsx';
import { useZoneName } from './board.tsx';
import type { PlainFact, PlainTable, PlainZone } from './data.ts';
import { PLAIN_KEYS } from './keys.ts';
import { plainOf } from './store.ts';
import '../ui/text.css';

const factIn = (table: PlainTable, key: string): PlainFact | undefined =>
  table.zones.flatMap(({ facts }) => facts).find((fact) => fact.key === key);

const valueIn = (table: PlainTable, key: string): number | undefined => factIn(table, key)?.value;

/** Why a number of the table is what it is. */
function PlainFigure({ figure }: { figure: string }) {
  const say = useSay();
  const nameOf = useZoneName();
  const plain = useTable(plainOf);
  if (plain === null) return null;
  const figures = plain.zones.flatMap((zone) =>
    zone.facts.map(({ key, name }) => [key, `${nameOf(zone)}: ${say(name)}`] as const),
  );
  return <LoggedFigure figure={figure} figures={figures} valueIn={valueIn} />;
}

function ZoneInWords({ zone }: { zone: PlainZone }) {
  const { t } = useTranslation('plain');
  const say = useSay();
  const name = useZoneName()(zone);
  return (
    <TextRows
      title={name}
      rows={[
        ...zone.facts.map((fact) => [fact.key, say(fact.name), plainNumber(fact.value)] as const),
        ...zone.rows.map(
          (row) =>
            [row.key, say(row.name), row.things.map(({ words }) => say(words)).join(', ') || t('nothing')] as const,
        ),
      ]}
    />
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
const PlainKeys = () => <TableKeys keys={PLAIN_KEYS} />;

export const dialogs: GameDialogs = { Figure: PlainFigure, Text: PlainText, Keys: PlainKeys, own: {} };
