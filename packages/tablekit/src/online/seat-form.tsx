import type { Table } from '@kolbiste/wire/protocol';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameId } from '../engine/protocol.ts';
import { isTogether, titleOf } from '../games.ts';
import { useSettings } from '../state/settings.ts';
import { Title } from '../ui/title.tsx';
import { sitDown } from './http.ts';
import { keepKey } from './keys.ts';
import { NameField, useName, Wrong } from './name.tsx';
import { PassesAfter } from './passes-after.tsx';
import type { Refusal } from './refused.ts';
import { refusedWords } from './refused.ts';
import '../ui/dialogs.css';
import '../pages/setup.css';
import './online.css';

/** Where somebody sits down, and how they came there. */
export interface Coming {
  /** Id of the table. */
  readonly id: string;
  readonly invite: string;
  /** The table as it stood when one came, or was refused last. */
  readonly table: Table;
  /** Looks how it stands now. */
  look(): Promise<void>;
  /** Goes in: to the seat, or to watch. */
  readonly enter: () => void;
}

/** Taking the seat: what goes to the server, and what it says when it will not have it. */
function useSitting(game: GameId, { id, invite, enter, look }: Coming) {
  const { lang, names } = useSettings();
  const [wrong, setWrong] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const sit = async (name: string, setup: object) => {
    setBusy(true);
    try {
      const { token } = await sitDown(id, game, {
        ...(invite === '' ? {} : { invite }),
        ...(name === '' ? {} : { name }),
        setup: setup as never,
      });
      keepKey(id, token);
      enter();
    } catch (error) {
      setWrong(await refusedWords(error, game, lang, names));
      // Somebody may have taken what was chosen.
      await look();
      setBusy(false);
    }
  };
  return { sit, wrong, busy };
}

interface Props extends Coming {
  readonly game: GameId;
  /** What the seat brings: a deck or a list; undefined = it is not whole yet. */
  readonly setup: object | undefined;
  /** Where it is chosen. */
  readonly children: ReactNode;
}

/** A name and cards, then the seat; or to watch only. */
export function SeatForm({ game, setup, children, ...coming }: Props) {
  const { t } = useTranslation('online');
  const [name, setName] = useName();
  const { sit, wrong, busy } = useSitting(game, coming);
  const together = isTogether(game);
  return (
    <main className="page" id="content" data-testid="door">
      <Title>{t('doorTitle', { game: titleOf(game) })}</Title>
      <p className="page-lead">{t('doorLead', together ? { context: 'together' } : {})}</p>
      <PassesAfter millis={coming.table.countdown} />
      <NameField name={name} set={setName} together={together} />
      <div className="choosers one">{children}</div>
      <Wrong refusal={wrong} />
      <div className="form-end setup-end">
        <button
          type="button"
          className="main big"
          disabled={setup === undefined || busy}
          onClick={() => setup !== undefined && void sit(name, setup)}
        >
          {t('sit')}
        </button>
        <button type="button" className="second big" onClick={coming.enter}>
          {t('watch')}
        </button>
      </div>
    </main>
  );
}
