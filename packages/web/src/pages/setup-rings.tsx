import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import { RingsQuest } from '../setup/rings-quest.tsx';
import { Ways } from '../setup/ways.tsx';
import { Book } from '../ui/book.ts';
import { GameChooser } from '../ui/game-chooser.tsx';
import '../ui/dialogs.css';
import './pages.css';
import './setup.css';

type Way = 'here' | 'friend';
const WAYS: readonly Way[] = ['here', 'friend'];

/** Who plays The Lord of the Rings, and where. */
export default function RingsSetup() {
  const { t } = useTranslation('rings');
  const [search] = useSearchParams();
  const [way, setWay] = useState<Way>(search.get('with') === 'friend' ? 'friend' : 'here');
  return (
    <Book value="lotr">
      <main className="page" id="content">
        <h1>{t('setup.title')}</h1>
        <GameChooser page="/new" chosen="lotr" />
        <div className="who">
          <Ways
            name="way"
            title={t('setup.where')}
            ways={WAYS.map((one) => [one, t(`setup.way.${one}`)] as const)}
            chosen={way}
            set={(one) => setWay(one)}
          />
        </div>
        <p>{t(`setup.lead.${way}`)}</p>
        <RingsQuest key={way} online={way === 'friend'} deck={search.get('deck')} />
      </main>
    </Book>
  );
}
