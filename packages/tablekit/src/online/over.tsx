import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { Icon } from '../draw/icon.tsx';
import { useSettings } from '../state/settings.ts';
import { Composed } from '../story/composed.tsx';
import type { Mood } from '../story/mood.ts';
import { RecordWays } from '../table/record-ways.tsx';
import { witness } from './ended.ts';
import { forget, RefusedError } from './http.ts';
import { dropKey, keepKey, keyOf, tokensOf } from './keys.ts';
import { Doubts } from './mixed.tsx';
import { onOneSide, useSeatName, useSide } from './names.ts';
import type { Checked } from './prove.ts';
import { check } from './prove.ts';
import { propose } from './room.ts';
import { seatOf, useRoom } from './store.ts';

interface Came {
  readonly title: string;
  /** What ended it from outside of the rules; '' = they did. */
  readonly outside: string;
  readonly mood: Mood;
}

function useOutcome(): Came {
  const { t } = useTranslation(['online', 'ui', 'play']);
  const name = useSeatName();
  const own = useRoom(seatOf);
  const outcome = useRoom((s) => s.table?.outcome ?? null);
  const seats = useRoom((s) => s.table?.seats.length ?? 0);
  const together = useRoom((s) => onOneSide(s.table));
  if (outcome === null) return { title: t('closed'), outside: t('closedHow'), mood: 'over' };
  const [winner] = outcome.winners;
  const outside = outcome.how === 'rules' ? '' : t(`how.${outcome.how}`, { who: name(outcome.seat ?? 0) });
  if (together) {
    const title = t(winner === undefined ? 'lostTogether' : 'wonTogether', { count: seats });
    return { title, outside, mood: winner === undefined ? 'lost' : 'won' };
  }
  if (outcome.draw || winner === undefined) return { title: t('play:over.draw'), outside, mood: 'draw' };
  if (own === null) return { title: t('play:over.winner', { who: name(winner) }), outside, mood: 'won' };
  const won = winner === own;
  return { title: t(won ? 'play:over.won' : 'play:over.lost'), outside, mood: won ? 'won' : 'lost' };
}

/** The proof of chance, done here in the browser as soon as the record has come. */
function ChanceProof() {
  const { t } = useTranslation('online');
  const record = useRoom((s) => s.record);
  const game = useRoom((s) => s.game);
  const own = useRoom(seatOf);
  const sight = useRoom((s) => s.sight);
  const side = useSide();
  const [checked, setChecked] = useState<Checked | null>(null);
  useEffect(() => {
    let current = true;
    if (record !== '')
      void check(record, sight, (read) => witness(read, own, keyOf(game))).then((came) => current && setChecked(came));
    return () => void (current = false);
  }, [record, sight, own, game]);
  if (checked === null) return <p className="quiet">{t('checking')}</p>;
  return (
    <>
      <p className={checked.ok ? 'chance-proof good' : 'chance-proof bad'} role="status" data-testid="chance-proof">
        <Icon name={checked.ok ? 'tick' : 'close'} /> {t(`proof.${checked.word}`, side)}
      </p>
      <Doubts doubts={checked.doubts} />
      {checked.terms === '' ? null : (
        <details className="quiet">
          <summary>{t('fingerprint')}</summary>
          <p>
            <code data-testid="fingerprint">{checked.terms}</code>
          </p>
          <p>{t('fingerprintHint')}</p>
        </details>
      )}
    </>
  );
}

function Rematch() {
  const { t } = useTranslation('online');
  const side = useSide();
  const [, go] = useLocation();
  const game = useRoom((s) => s.game);
  const own = useRoom(seatOf);
  const next = useRoom((s) => s.table?.next ?? null);
  const asked = useRoom((s) => s.table?.proposal !== null);
  useEffect(() => {
    if (next === null || own === null) return;
    const [token = '', ...also] = tokensOf(game);
    keepKey(next, token, also);
    go(`/play/${next}`);
  }, [next, own, game, go]);
  if (next !== null)
    return (
      <button type="button" className="main" onClick={() => go(`/play/${next}`)}>
        {t('toRematch', side)}
      </button>
    );
  if (own === null) return null;
  return (
    <button type="button" className="main" disabled={asked} onClick={() => void propose({ kind: 'rematch' })}>
      {t('propose.rematch', side)}
    </button>
  );
}

function Delete() {
  const { t } = useTranslation('online');
  const [, go] = useLocation();
  const lang = useSettings((s) => s.lang);
  const game = useRoom((s) => s.game);
  const [sure, setSure] = useState(false);
  const [wrong, setWrong] = useState('');
  const remove = async () => {
    if (!sure) return setSure(true);
    try {
      await forget(game, keyOf(game)?.token ?? '');
      dropKey(game);
      go('/online');
    } catch (error) {
      setWrong(error instanceof RefusedError ? error.said[lang] : String(error));
    }
  };
  return (
    <>
      <button type="button" className="second" onClick={() => void remove()}>
        {t(sure ? 'deleteSure' : 'delete')}
      </button>
      {wrong === '' ? null : <p role="alert">{wrong}</p>}
    </>
  );
}

/** After the end of an online game: the outcome, the proof of chance, again, the record. */
export function RoomOver({ className }: { className: string }) {
  const { title, outside, mood } = useOutcome();
  const game = useRoom((s) => s.game);
  const own = useRoom(seatOf);
  const replay = `/replay#view=${own ?? 'public'}&game=${game}`;
  return (
    <Composed
      className={className}
      mood={mood}
      title={title}
      outside={outside}
      length=""
      home={own ?? 0}
      replay={replay}
      above={<ChanceProof />}
      ways={
        <>
          <Rematch />
          <RecordWays at={replay} />
          {own === null ? null : <Delete />}
        </>
      }
    />
  );
}
