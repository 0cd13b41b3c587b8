import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HeroCard, WeaponCard } from '../../src/index.ts';
import { checkHero, checkWeapon, kindNotes } from '../../src/index.ts';
import { useFaultWords } from '../workshop/places.ts';
import type { HeroDraft, WeaponDraft } from './drafts.ts';
import { blankHero, blankWeapon } from './drafts.ts';
import { FaultsContext } from './form.tsx';
import { HeroCardView } from './hero-card.tsx';
import { HeroForm } from './hero-form.tsx';
import { useNames } from './names.ts';
import { WeaponCardView } from './weapon-card.tsx';
import { WeaponForm } from './weapon-form.tsx';
import './form.css';

export type Draft =
  | { readonly what: 'hero'; readonly card: HeroDraft }
  | { readonly what: 'weapon'; readonly card: WeaponDraft };

/** An empty card to fill in. */
export const blank = (what: 'hero' | 'weapon'): Draft =>
  what === 'hero' ? { what, card: blankHero() } : { what, card: blankWeapon() };

/** Faults of the draft field by field, by the same check that guards every card of the game. */
const checkDraft = (draft: Draft) => (draft.what === 'hero' ? checkHero(draft.card) : checkWeapon(draft.card));

function Preview({ card }: { card: HeroCard | WeaponCard }) {
  const { t } = useTranslation('duel-cards');
  const say = useFaultWords();
  const label = useNames();
  const notes = kindNotes(card);
  return (
    <div className="form-preview">
      <p className="sound">✓ {t('form.sound')}</p>
      {'slots' in card ? <HeroCardView hero={card} label={label} /> : <WeaponCardView weapon={card} label={label} />}
      {notes.length === 0 ? null : (
        <details open>
          <summary>{t('form.notes')}</summary>
          <ul>
            {notes.map((note) => {
              const { place, expected, found } = say(note);
              return (
                <li key={note.path}>
                  {place}: {t('form.expected', { expected, found })}
                </li>
              );
            })}
          </ul>
        </details>
      )}
    </div>
  );
}

/** The form of one card, with what is wrong in it said at each field. */
export function Editor({
  start,
  save,
  cancel,
}: {
  start: Draft;
  save(card: HeroCard | WeaponCard): void;
  cancel(): void;
}) {
  const { t } = useTranslation('duel-cards');
  const [draft, setDraft] = useState(start);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [all, setAll] = useState(false);
  const found = useMemo(() => checkDraft(draft), [draft]);
  const faults = found.ok ? [] : found.faults;
  const touch = (path: string) => setTouched(new Set([...touched, path]));
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    // After a vain try to save, to the first entry that must be mended.
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  return (
    <FaultsContext value={{ faults, touched, all, touch }}>
      <form
        ref={form}
        className="card-form"
        noValidate
        aria-label={t(`form.${draft.what}`)}
        onSubmit={(event) => {
          event.preventDefault();
          if (found.ok) save({ ...found.value, name: found.value.name.trim() });
          else {
            setAll(true);
            setTries(tries + 1);
          }
        }}
      >
        <h2>{t(`form.${draft.what}`)}</h2>
        {draft.what === 'hero' ? (
          <HeroForm draft={draft.card} set={(card) => setDraft({ what: 'hero', card })} />
        ) : (
          <WeaponForm draft={draft.card} set={(card) => setDraft({ what: 'weapon', card })} />
        )}
        <div className="form-end">
          <button type="submit" className="main">
            {t('form.save')}
          </button>
          <button type="button" className="second" onClick={cancel}>
            {t('form.cancel')}
          </button>
          <span role="status" className="quiet">
            {faults.length === 0 ? '' : t('form.faults', { count: faults.length })}
          </span>
        </div>
        {found.ok ? <Preview card={found.value} /> : null}
      </form>
    </FaultsContext>
  );
}
