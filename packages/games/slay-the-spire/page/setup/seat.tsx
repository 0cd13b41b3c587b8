/** A seat at a table by link: which hero it plays, of those that nobody leads. */
import type { Coming } from '@kolbiste/tablekit/online/seat-form.tsx';
import { SeatForm } from '@kolbiste/tablekit/online/seat-form.tsx';
import { Ways } from '@kolbiste/tablekit/setup/ways.tsx';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { LETTERS } from '@kolbiste/tablekit/table/words.ts';
import { Book } from '@kolbiste/tablekit/ui/book.ts';
import type { SeatState } from '@kolbiste/wire/protocol';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HeroId } from '../../src/vocabulary.ts';
import { HEROES } from '../../src/vocabulary.ts';
import { HEROES_HERE } from '../begin.ts';
import { heroCalled } from '../printed.ts';

/** Who leads a hero: the name that was given, or the seat. */
function useLeader(seats: readonly SeatState[]): (hero: HeroId) => string | undefined {
  const { t } = useTranslation('spire');
  return (hero) => {
    const seat = seats.findIndex(({ brings }) => (brings as { readonly hero?: string } | undefined)?.hero === hero);
    if (seat < 0) return undefined;
    const { who, name } = seats[seat];
    const letter = LETTERS[seat];
    if (who === 'bot') return t('setup.ledByBot', { letter });
    return name === '' ? t('setup.ledBySeat', { letter }) : t('setup.ledBy', { name });
  };
}

export default function SpireSeat(coming: Coming) {
  const { t } = useTranslation('spire');
  const { lang, names } = useSettings();
  const leader = useLeader(coming.table.seats);
  const [chosen, choose] = useState<HeroId | null>(null);
  const free = HEROES_HERE.filter((hero) => leader(hero) === undefined);
  const hero = chosen !== null && free.includes(chosen) ? chosen : free[0];
  const setup = useMemo(() => (hero === undefined ? undefined : { hero }), [hero]);
  return (
    <Book value="slay-the-spire">
      <SeatForm {...coming} game="slay-the-spire" setup={setup}>
        <section className="chooser" aria-label={t('setup.yourHero')}>
          <Ways
            name="hero"
            title={t('setup.yourHero')}
            ways={HEROES_HERE.map((one) => [one, heroCalled(HEROES.indexOf(one), lang, names)] as const)}
            chosen={hero ?? HEROES_HERE[0]}
            set={(one) => choose(one)}
            taken={leader}
          />
        </section>
      </SeatForm>
    </Book>
  );
}
