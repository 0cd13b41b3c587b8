import { useTranslation } from 'react-i18next';
import { useTable } from '../state/table.ts';
import { tellWhy } from '../table/asking.ts';
import { homeOf } from '../table/home.ts';
import { Named } from '../table/named.tsx';
import { plainNumber, useSay, useWho } from '../table/words.ts';
import type { PlainFact, PlainRow, PlainThing, PlainZone } from './data.ts';
import { placedAt } from './data.ts';
import { plainOf, pointAt } from './store.ts';

function Fact({ fact }: { fact: PlainFact }) {
  const say = useSay();
  return (
    <button type="button" className="plain-fact" data-why={fact.key} onClick={() => tellWhy(fact.key)}>
      {say(fact.name)} <b>{plainNumber(fact.value)}</b>
    </button>
  );
}

function Thing({ thing }: { thing: PlainThing }) {
  const say = useSay();
  const prompt = useTable((s) => s.prompt);
  const picked = useTable((s) => s.picked);
  const found = prompt === null ? [] : placedAt(prompt, prompt.options, thing);
  const chosen = found.some(({ option }) => option === picked);
  return (
    <button
      type="button"
      className={`spot plain-thing${found.length > 0 ? ' lit' : ''}${chosen ? ' picked' : ''}`}
      aria-pressed={found.length > 0 ? chosen : undefined}
      data-key={thing.key}
      data-place={thing.key}
      onClick={() => pointAt(thing)}
    >
      <Named words={say(thing.words)}>{say(thing.face)}</Named>
    </button>
  );
}

function Row({ row }: { row: PlainRow }) {
  const { t } = useTranslation('plain');
  const say = useSay();
  return (
    <div className="plain-row">
      <h3>{say(row.name)}</h3>
      {row.things.length === 0 ? (
        <p className="quiet">{t('nothing')}</p>
      ) : (
        <ul aria-label={say(row.name)}>
          {row.things.map((thing) => (
            <li key={thing.key}>
              <Thing thing={thing} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What a part of the table is called: by whose it is. */
export function useZoneName(): (zone: PlainZone) => string {
  const { t } = useTranslation('ui');
  const who = useWho();
  return ({ seat }) => (seat === null ? t('table.middle') : who(seat));
}

function Zone({ zone, near }: { zone: PlainZone; near: boolean }) {
  const name = useZoneName()(zone);
  const owes = useTable((s) => zone.seat !== null && s.owing.includes(zone.seat));
  return (
    <section className={`plain-zone${near ? ' near' : ''}${owes ? ' owes' : ''}`} aria-label={name}>
      <div className="plain-head">
        <h2>{name}</h2>
        {zone.facts.map((fact) => (
          <Fact key={fact.key} fact={fact} />
        ))}
      </div>
      {zone.rows.map((row) => (
        <Row key={row.key} row={row} />
      ))}
    </section>
  );
}

/** The parts of the table: of the others, the middle, one's own. */
export function PlainBoard() {
  const zones = useTable((s) => plainOf(s)?.zones) ?? [];
  const home = useTable(homeOf);
  const nearness = ({ seat }: PlainZone): number => (seat === null ? 1 : seat === home ? 2 : 0);
  return (
    <div className="plain-board">
      {zones
        .toSorted((a, b) => nearness(a) - nearness(b))
        .map((zone) => (
          <Zone key={zone.seat ?? 'middle'} zone={zone} near={zone.seat === home} />
        ))}
    </div>
  );
}
