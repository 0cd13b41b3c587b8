import { words } from '@kolbiste/tablekit/i18n/index.ts';
import { SetupFrame } from '@kolbiste/tablekit/setup/frame.tsx';
import { Ways } from '@kolbiste/tablekit/setup/ways.tsx';
import { lazily } from '@kolbiste/tablekit/ui/patient.ts';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import { RingsQuest } from './quest.tsx';

type Way = 'here' | 'friend';
const WAYS: readonly Way[] = ['here', 'friend'];
type Mode = 'quest' | 'combat' | 'waves';
const MODES: readonly Mode[] = ['quest', 'combat', 'waves'];

const Fight = lazily(async () => {
  const [fight] = await Promise.all([import('./fight/index.tsx'), words('workshop')]);
  return fight;
});

/** The whole round: who plays, and where. */
function Quest({ search }: { search: URLSearchParams }) {
  const { t } = useTranslation('rings');
  const [way, setWay] = useState<Way>(search.get('with') === 'friend' ? 'friend' : 'here');
  return (
    <>
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
    </>
  );
}

/** A game of The Lord of the Rings: the whole round, or combat alone. */
export default function RingsSetup() {
  const { t } = useTranslation('rings');
  const [search] = useSearchParams();
  const [mode, setMode] = useState<Mode>(() => MODES.find((one) => one === search.get('mode')) ?? 'quest');
  return (
    <SetupFrame game="lotr" title={t('setup.title')}>
      <div className="who">
        <Ways
          name="mode"
          title={t('setup.what')}
          ways={MODES.map((one) => [one, t(`setup.mode.${one}`)] as const)}
          chosen={mode}
          set={(one) => setMode(one)}
        />
      </div>
      {mode === 'quest' ? (
        <Quest search={search} />
      ) : (
        <Suspense fallback={null}>
          <Fight mode={mode} />
        </Suspense>
      )}
    </SetupFrame>
  );
}
