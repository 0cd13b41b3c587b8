import { percentOf } from '@kolbiste/tablekit/draw/percent.ts';
import { freshSeed } from '@kolbiste/tablekit/state/play.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { boosterPack, heroKinds, starterPack, weaponKinds } from '../../src/index.ts';
import { addPack, useCollection } from './collection.ts';
import { MOST } from './files.ts';
import { PackArt } from './pack-art.tsx';
import type { Card, Owned } from './records.ts';
import { Reveal } from './reveal.tsx';

const PACKS = ['booster', 'starter'] as const;
type Pack = (typeof PACKS)[number];
const DRAW = { booster: boosterPack, starter: starterPack } as const;

/** How many of a hundred cards have so many stars, as among the real ones. */
function starOdds(kinds: readonly { stars: number; copies: number }[]): readonly number[] {
  const all = kinds.reduce((sum, kind) => sum + kind.copies, 0);
  return [1, 2, 3, 4].map((stars) =>
    percentOf(
      kinds.filter((kind) => kind.stars === stars).reduce((sum, kind) => sum + kind.copies, 0),
      all,
    ),
  );
}

function Odds() {
  const { t } = useTranslation(['duel-workshop', 'workshop']);
  return (
    <table className="pack-odds">
      <caption>{t('pack.odds')}</caption>
      <thead>
        <tr>
          <td />
          {[1, 2, 3, 4].map((n) => (
            <th key={n} scope="col">
              <span className="stars" aria-hidden="true">
                {'★'.repeat(n)}
              </span>
              <span className="sr">{t('star', { count: n })}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {([['heroes', heroKinds] as const, ['weapons', weaponKinds] as const] as const).map(([what, kinds]) => (
          <tr key={what}>
            <th scope="row">{t(`pack.${what}`)}</th>
            {starOdds(kinds).map((percent, k) => (
              <td key={k}>{percent} %</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Opened {
  readonly pack: Pack;
  readonly seed: string;
  readonly cards: readonly Owned[];
  /** Ids of cards whose kind is new in the collection. */
  readonly firsts: ReadonlySet<string>;
}

/** Which of the new cards are the first of their kind. */
function firstsOf(cards: readonly Owned[], before: readonly Owned[]): ReadonlySet<string> {
  const kinds = new Set(before.map(({ card }) => card.kind));
  return new Set(cards.filter(({ card }: { card: Card }) => !kinds.has(card.kind)).map(({ id }) => id));
}

/** Opens a pack: its cards are in the collection before the first one is uncovered. */
async function openPack(pack: Pack): Promise<Opened | 'heroes' | 'weapons' | null> {
  const before = useCollection.getState().cards;
  let seed = '';
  const draw = () => {
    seed = freshSeed();
    return DRAW[pack](seed);
  };
  const added = await addPack(draw, pack);
  if ('ok' in added) return { pack, seed, cards: added.ok, firsts: firstsOf(added.ok, before) };
  return 'full' in added ? (added.full as 'heroes' | 'weapons') : null;
}

/** An opened pack: its cards, and how anybody can make them again. */
function OpenedPack({ opened }: { opened: Opened }) {
  const { t } = useTranslation(['duel-workshop', 'workshop']);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="opened">
      <h2 ref={title} tabIndex={-1}>
        {t(`pack.${opened.pack}`)}
      </h2>
      <Reveal cards={opened.cards} firsts={opened.firsts} />
      <p className="quiet">
        {t('pack.seed')}{' '}
        <code translate="no">
          kolbiste cards new scratch-wars {opened.pack} --seed {opened.seed}
        </code>
      </p>
    </div>
  );
}

/** Boosters and starter packs: opening them, and looking at what was in them. */
export function PacksPage() {
  const { t } = useTranslation(['duel-workshop', 'workshop']);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [full, setFull] = useState<'heroes' | 'weapons' | null>(null);
  const open = async (pack: Pack) => {
    const found = await openPack(pack);
    if (typeof found === 'string') setFull(found);
    else if (found !== null) setOpened(found);
  };
  return (
    <section aria-label={t('nav.packs')}>
      {full === null ? null : (
        <p className="note bad" role="alert">
          {t(`full.${full}`, { most: MOST[full] })}
        </p>
      )}
      {opened === null ? null : <OpenedPack key={opened.seed} opened={opened} />}
      <ul className="packs">
        {PACKS.map((pack) => (
          <li key={pack}>
            <button type="button" className="pack" onClick={() => void open(pack)}>
              <PackArt pack={pack} />
              <b>{t(opened === null ? `pack.open.${pack}` : `pack.again.${pack}`)}</b>
              <span className="quiet">{t(`pack.holds.${pack}`)}</span>
            </button>
          </li>
        ))}
        <li className="pack-facts">
          <Odds />
          <p className="quiet">{t('pack.unique')}</p>
        </li>
      </ul>
    </section>
  );
}
