import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { NameSet } from '../engine/protocol.ts';
import type { FaceSize } from '../face/facts.ts';
import { Peek } from '../face/peek.tsx';
import type { Lang } from '../state/settings.ts';
import { useSettings } from '../state/settings.ts';
import { useTitle } from '../ui/title.tsx';
import { Sizes, useSize } from './sizes.tsx';
import './printed.css';

const LANGS: readonly Lang[] = ['cs', 'en'];

/** Printed cards of a game, by their numbers. */
export interface Shelf {
  /** The address of all of them; that of one is below it. */
  readonly page: string;
  readonly Face: ComponentType<{ readonly id: number; readonly size: FaceSize; readonly title?: ReactNode }>;
  name(id: number, lang: Lang, names: NameSet): string;
  lines(id: number, lang: Lang, names: NameSet): readonly string[];
}

/** Cards with their faces, each the way to its own page. */
function PrintedList({ shelf, ids, size }: { shelf: Shelf; ids: readonly number[]; size: FaceSize }) {
  const { lang, names } = useSettings();
  const { page, Face, name } = shelf;
  return (
    <ul className="printed-cards" data-size={size}>
      {ids.map((id) => (
        <li key={id}>
          <Face
            id={id}
            size={size}
            title={
              <Link href={`${page}/${id}`} className="card-name">
                {name(id, lang, names)}
              </Link>
            }
          />
        </li>
      ))}
    </ul>
  );
}

/** How many cards fit, and each of them. */
export function PrintedFound({ shelf, ids }: { shelf: Shelf; ids: readonly number[] }) {
  const { t } = useTranslation('cards');
  const [size, choose] = useSize();
  return (
    <>
      <div className="printed-above">
        <p className="quiet" role="status">
          {ids.length === 0 ? t('printed.none') : t('printed.found', { count: ids.length })}
        </p>
        <Sizes size={size} choose={choose} />
      </div>
      <PrintedList shelf={shelf} ids={ids} size={size} />
      <Peek draw={(id) => <shelf.Face id={id} size="reading" />} />
    </>
  );
}

/** Name and text in the other language. */
function Abroad({ shelf, id }: { shelf: Shelf; id: number }) {
  const { t } = useTranslation('cards');
  const { lang, names } = useSettings();
  const other = LANGS.find((one) => one !== lang) ?? lang;
  const lines = shelf.lines(id, other, names);
  return (
    <section lang={other}>
      <h3>
        {t(`text.${other}`)}: {shelf.name(id, other, names)}
      </h3>
      {lines.length === 0 ? null : <p>{lines.join(' ')}</p>}
    </section>
  );
}

interface Props {
  readonly shelf: Shelf;
  readonly id: number;
  /** What else is to be said of it; null = there is no such card. */
  readonly note: string | null;
  /** Cards that have to do with it, under their titles. */
  readonly others: readonly (readonly [title: string, ids: readonly number[]])[];
}

/** One card: its face, its text in both languages, the cards that have to do with it. */
export function PrintedPage({ shelf, id, note, others }: Props) {
  const { t } = useTranslation('cards');
  const { lang, names } = useSettings();
  const title = shelf.name(id, lang, names);
  useTitle(title);
  const back = (
    <p>
      <Link href={shelf.page}>← {t('printed.back')}</Link>
    </p>
  );
  if (note === null)
    return (
      <>
        {back}
        <p role="status">{t('printed.none')}</p>
      </>
    );
  return (
    <article className="printed-page">
      {back}
      <div className="printed-one">
        <shelf.Face id={id} size="reading" />
        <div className="printed-words">
          <h2>{title}</h2>
          <p className="quiet">{note}</p>
          <Abroad shelf={shelf} id={id} />
        </div>
      </div>
      {others.map(([heading, ids]) =>
        ids.length === 0 ? null : (
          <section key={heading}>
            <h3>{heading}</h3>
            <PrintedList shelf={shelf} ids={ids} size="hand" />
          </section>
        ),
      )}
      <Peek draw={(one) => <shelf.Face id={one} size="reading" />} />
    </article>
  );
}
