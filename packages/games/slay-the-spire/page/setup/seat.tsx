/** A seat at a table by link: which hero it plays. */
import type { Coming } from '@kolbiste/tablekit/online/seat-form.tsx';
import { SeatForm } from '@kolbiste/tablekit/online/seat-form.tsx';
import { Ways } from '@kolbiste/tablekit/setup/ways.tsx';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { Book } from '@kolbiste/tablekit/ui/book.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HeroId } from '../../src/vocabulary.ts';
import { HEROES } from '../../src/vocabulary.ts';
import { HEROES_HERE } from '../begin.ts';
import { heroCalled } from '../printed.ts';

export default function SpireSeat(coming: Coming) {
  const { t } = useTranslation('spire');
  const { lang, names } = useSettings();
  const [hero, setHero] = useState<HeroId>(HEROES_HERE[0]);
  const setup = useMemo(() => ({ hero }), [hero]);
  return (
    <Book value="slay-the-spire">
      <SeatForm {...coming} game="slay-the-spire" setup={setup}>
        <section className="chooser" aria-label={t('setup.yourHero')}>
          <Ways
            name="hero"
            title={t('setup.yourHero')}
            ways={HEROES_HERE.map((one) => [one, heroCalled(HEROES.indexOf(one), lang, names)] as const)}
            chosen={hero}
            set={(one) => setHero(one)}
          />
        </section>
      </SeatForm>
    </Book>
  );
}
