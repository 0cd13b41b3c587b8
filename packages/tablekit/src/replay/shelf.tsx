import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Ended } from '../engine/keep.ts';
import { endedGames, forgetEnded } from '../engine/keep.ts';
import { useSettings } from '../state/settings.ts';
import { download } from '../ui/download.ts';
import { FileButton } from '../ui/file-button.tsx';
import { Title } from '../ui/title.tsx';
import type { Line } from './line.ts';
import { fetchSides, gameOfRecord, lineOf } from './line.ts';
import { openLink } from './open.ts';
import { TroubleNote } from './proven.tsx';
import { cannotWatch, useReplay, watch } from './store.ts';
import './shelf.css';

const fileName = ({ ended, record }: Ended): string =>
  `kolbiste-${gameOfRecord(record)}-${new Date(ended).toISOString().slice(0, 16).replace(':', '')}.replay.json`;

function Row({ game, line, forget }: { game: Ended; line: Line; forget(): void }) {
  const { t } = useTranslation(['replay', 'ui']);
  const lang = useSettings((s) => s.lang);
  const when = new Date(game.ended).toLocaleString(lang, { dateStyle: 'medium', timeStyle: 'short' });
  const players = line.sides.join(` ${t('against')} `);
  const human = game.players.findIndex((player) => player.kind === 'human');
  const bot = game.players.find((player) => player.kind === 'bot');
  const whom = bot?.kind === 'bot' ? t('ui:table.bot', { level: t(`ui:level.${bot.level}`) }) : t('two');
  return (
    <li className="shelf-row">
      <button type="button" className="plain shelf-open" onClick={() => void watch(game.record, { viewpoint: 'all' })}>
        <b>{players}</b>
        <span>
          {when} · {whom} · {t('answers', { count: line.answers })}
          {human >= 0 && bot !== undefined ? ` · ${t(human === 0 ? 'youA' : 'youB')}` : ''}
        </span>
      </button>
      <button type="button" className="second" onClick={() => download(fileName(game), game.record)}>
        {t('download')}
      </button>
      <button
        type="button"
        className="second"
        aria-label={t('forgetOf', { game: `${players}, ${when}` })}
        onClick={forget}
      >
        {t('forget')}
      </button>
    </li>
  );
}

/** The games that ended in this browser. */
function Own() {
  const { t } = useTranslation('replay');
  const names = useSettings((s) => s.names);
  const lang = useSettings((s) => s.lang);
  const [games, setGames] = useState<readonly Ended[] | null>(null);
  useEffect(() => {
    const look = async () => {
      const ended = await endedGames();
      await fetchSides(ended.map(({ record }) => record));
      setGames(ended);
    };
    look().catch(() => setGames([]));
  }, []);
  const forget = async (ended: number) => {
    await forgetEnded(ended);
    setGames(await endedGames());
  };
  if (games === null) return null;
  if (games.length === 0) return <p className="quiet">{t('noneYet')}</p>;
  return (
    <ul className="shelf">
      {games.map((game) => (
        <Row
          key={game.ended}
          game={game}
          line={lineOf(game.record, lang, names)}
          forget={() => void forget(game.ended)}
        />
      ))}
    </ul>
  );
}

/** A file, chosen or dropped. */
function FromFile() {
  const { t } = useTranslation('replay');
  const [over, setOver] = useState(false);
  const take = async (file: File) => watch(await file.text(), {});
  return (
    <div
      className={over ? 'drop over' : 'drop'}
      data-testid="drop"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file !== undefined) void take(file);
      }}
    >
      <p>{t('fileHint')}</p>
      <FileButton label={t('file')} take={take} />
    </div>
  );
}

function FromLink() {
  const { t } = useTranslation('replay');
  const [link, setLink] = useState('');
  const id = useId();
  const open = async () => {
    if (!(await openLink(link))) cannotWatch('');
  };
  return (
    <form
      className="drop"
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <label htmlFor={id}>{t('pasteLink')}</label>
      <input id={id} type="text" value={link} onChange={(event) => setLink(event.target.value)} />
      <button type="submit" className="second">
        {t('open')}
      </button>
    </form>
  );
}

/** Where a record can come from. */
export function Shelf() {
  const { t } = useTranslation('replay');
  const trouble = useReplay((s) => s.trouble);
  return (
    <main className="page" id="content">
      <Title>{t('title')}</Title>
      <p className="page-lead">{t('lead')}</p>
      {trouble === null ? null : <TroubleNote trouble={trouble} />}
      <div className="sources-of-records">
        <FromFile />
        <FromLink />
      </div>
      <h2>{t('own')}</h2>
      <Own />
    </main>
  );
}
