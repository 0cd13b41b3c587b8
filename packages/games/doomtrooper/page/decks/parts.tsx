/** What the pages of decks show of Doomtrooper. */
import { FiltersBox } from '@kolbiste/tablekit/decks/filters-box.tsx';
import type { Filtering, Group } from '@kolbiste/tablekit/decks/kit.ts';
import type { KeptDeck } from '@kolbiste/tablekit/decks/shelf.ts';
import { Thumb } from '@kolbiste/tablekit/face/thumb.tsx';
import { Ways as Choices } from '@kolbiste/tablekit/setup/ways.tsx';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { cardOf, pool } from '../../src/cards/pool.ts';
import { PROFILES } from '../../src/profiles.ts';
import { FIGURE_NAMES, KIND_NAMES, WARRIOR } from '../../src/vocabulary.ts';
import { ANYTHING } from '../browse.ts';
import { Ways } from '../cards-grid.tsx';
import { DOOM_POOL, DoomFace } from '../face/doom-face.tsx';
import { pictureOf } from '../face/pictures.ts';
import { cardName, kindName, kindWord, textOf, traitsOf, traitWord } from '../printed.ts';
import { useHouse } from './house.ts';
import type { List } from './lists.ts';
import { inOrder, kindsIn, PARTS } from './lists.ts';
import { doomShelf } from './store.ts';
import '@kolbiste/tablekit/cards/card-line.css';
import './profiles.css';

/** By which profile a deck is to be legal. */
export function Badge({ list }: { list: List }) {
  const lang = useSettings((s) => s.lang);
  const profiles = useHouse((s) => s.profiles);
  return <small>{profiles.find(({ profile }) => profile.name === list.profile)?.title[lang] ?? list.profile}</small>;
}

/** The profile, and whether cards go to the library or the sideboard. */
export function Head({ deck }: { deck: KeptDeck<List> }) {
  const { t } = useTranslation('doom');
  const lang = useSettings((s) => s.lang);
  const profiles = useHouse((s) => s.profiles);
  const { id, list } = deck;
  return (
    <div className="doom-deck-head">
      <label className="control">
        <span className="control-label">{t('decks.profile')}</span>
        <select
          value={list.profile}
          onChange={(event) => void doomShelf.editList(id, (old) => ({ ...old, profile: event.target.value }))}
        >
          {profiles.map(({ profile, title }) => (
            <option key={profile.name} value={profile.name}>
              {title[lang]}
            </option>
          ))}
        </select>
      </label>
      <Link href={`/decks/doomtrooper/profiles?a=${PROFILES[0].profile.name}&b=${list.profile}`}>
        {t('decks.differences')}
      </Link>
      <Choices
        name="into"
        title={t('decks.into')}
        ways={PARTS.map((part) => [part, t(`decks.part.${part}`, { count: list[part].length })] as const)}
        chosen={list.into}
        set={(into) => void doomShelf.editList(id, (old) => ({ ...old, into }))}
      />
    </div>
  );
}

/** How large the sideboard is. */
export function Note({ list }: { list: List }) {
  const { t } = useTranslation('doom');
  return list.sideboard.length === 0 ? null : (
    <p className="quiet">{t('decks.sideboardOf', { count: list.sideboard.length })}</p>
  );
}

/** How many cards of each kind. */
export function Kinds({ cards }: { cards: readonly number[] }) {
  const { t } = useTranslation('doom');
  const { lang, names } = useSettings();
  return (
    <p className="quiet">
      {kindsIn(cards)
        .map(([kind, count]) => `${kindName(KIND_NAMES[kind], t, lang, names)} ${count}`)
        .join(' · ')}
    </p>
  );
}

/** The filters of the cards to choose from. */
export function Filters({ filter, set }: Filtering) {
  const { q: _, ...others } = filter;
  return (
    <FiltersBox filter={filter} set={set} active={0}>
      <Ways wanted={{ ...ANYTHING, scripted: 'yes', ...others }} set={(part) => set({ ...part })} />
    </FiltersBox>
  );
}

/** What stands on a warrior: '4 / 7 / 9 / 8'. */
const figuresText = (id: number): string =>
  pool.cards[id]?.kind === WARRIOR ? FIGURE_NAMES.map((_, k) => cardOf(id).figures[k]).join('/') : '';

/** A card in a list: name, figures, what it is, its text. */
export function Line({ id }: { id: number }) {
  const { t } = useTranslation('doom');
  const { lang, names } = useSettings();
  if (pool.cards[id] === undefined) return <span className="card-line">{`#${id}`}</span>;
  const facts = [
    kindWord(id, t, lang, names),
    ...traitsOf(id).map((trait) => traitWord(trait, t, lang, names)),
    figuresText(id),
  ].filter(Boolean);
  return (
    <span className="card-line">
      <Thumb card={id} pool={DOOM_POOL} picture={pictureOf(id)}>
        {null}
      </Thumb>
      <span className="line-name">{cardName(id, lang, names)}</span>
      <span className="line-facts">{facts.join(' · ')}</span>
      <span className="line-text">{textOf(id, lang, names)}</span>
    </span>
  );
}

/** A card in full. */
export function Face({ id }: { id: number }) {
  return <DoomFace id={id} size="reading" />;
}

/** Library and sideboard. */
export function useGroups(): (list: List) => readonly Group[] {
  const { t } = useTranslation('doom');
  return (list) =>
    PARTS.map((part) => ({
      title: t(`decks.part.${part}`, { count: list[part].length }),
      cards: inOrder(list[part]),
      none: t('decks.none'),
    }));
}

/** The cards of a deck in one run of words. */
export function useListWords(): (list: List) => string {
  const { lang, names } = useSettings();
  return ({ cards }) =>
    inOrder(cards)
      .map((id) => {
        const copies = cards.filter((one) => one === id).length;
        return `${copies > 1 ? `${copies}× ` : ''}${cardName(id, lang, names)}`;
      })
      .join(', ');
}
