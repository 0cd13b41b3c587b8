import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import { freshSeed } from '@kolbiste/tablekit/state/play.ts';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { useState } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { DeckFormat } from '../../src/index.ts';
import { DECK_FORMATS, deckStars, realDecks } from '../../src/index.ts';
import { KindGrid } from '../cards/kind-grid.tsx';
import { useNames } from '../cards/names.ts';
import { Disc } from '../draw/wheel.tsx';
import { useCollection } from '../workshop/collection.ts';
import { cardsOf, judgeIn } from '../workshop/decks.ts';
import type { DeckDraft, Made } from './draft.ts';
import { SOURCES } from './draft.ts';

interface Part {
  draft: DeckDraft;
  set(part: Partial<DeckDraft>): void;
}

function Seed({ draft, set }: Part) {
  const { t } = useTranslation('duel-setup');
  return (
    <div className="seed">
      <label className="control">
        <span className="control-label">{t('seed')}</span>
        <input value={draft.seed} maxLength={40} onChange={(event) => set({ seed: event.target.value })} />
      </label>
      <button type="button" className="second" onClick={() => set({ seed: freshSeed().slice(0, 6) })}>
        {t('reroll')}
      </button>
    </div>
  );
}

function Random({ draft, set }: Part) {
  const { t } = useTranslation('duel-setup');
  return (
    <>
      <label className="control">
        <span className="control-label">{t('format')}</span>
        <select value={draft.format} onChange={(event) => set({ format: event.target.value as DeckFormat })}>
          {DECK_FORMATS.map((format) => (
            <option key={format} value={format}>
              {t(format)}
            </option>
          ))}
        </select>
      </label>
      <Seed draft={draft} set={set} />
    </>
  );
}

function Real({ draft, set }: Part) {
  const { t } = useTranslation('duel-setup');
  const names = useSettings((s) => s.names);
  return (
    <label className="control">
      <span className="control-label">{t('realDeck')}</span>
      <select value={draft.real} onChange={(event) => set({ real: event.target.value })}>
        {realDecks(names).map(({ id, deck }) => (
          <option key={id} value={id}>
            {deck.hero.name}
          </option>
        ))}
      </select>
    </label>
  );
}

const MAX = 5;

function Kinds({ draft, set }: Part) {
  const { t } = useTranslation(['duel-setup', 'ui']);
  const name = useNames();
  const [picking, pick] = useState<'hero' | 'weapon' | null>(null);
  const toggle = (id: string) => {
    if (picking === 'hero') {
      set({ hero: id });
      pick(null);
    } else if (draft.weapons.includes(id)) set({ weapons: draft.weapons.filter((own) => own !== id) });
    else if (draft.weapons.length < MAX) set({ weapons: [...draft.weapons, id] });
  };
  return (
    <>
      <div className="kind-ways">
        <button type="button" className="second" onClick={() => pick('hero')}>
          {draft.hero === '' ? t('pickHero') : name(draft.hero)}
        </button>
        <button type="button" className="second" onClick={() => pick('weapon')}>
          {t('pickWeapons')} ({draft.weapons.length}/{MAX})
        </button>
      </div>
      <Seed draft={draft} set={set} />
      <ModalOverlay
        className="overlay"
        isDismissable
        isOpen={picking !== null}
        onOpenChange={(open) => !open && pick(null)}
      >
        <Modal className="modal modal-wide">
          <Dialog className="dialog">
            <div className="dialog-head">
              <Heading slot="title" level={2}>
                {t(picking === 'hero' ? 'pickHero' : 'pickWeapons')}{' '}
                {picking === 'weapon' ? <small>{t('chosen', { count: draft.weapons.length })}</small> : null}
              </Heading>
              <Button className="main" onPress={() => pick(null)}>
                {t('done')}
              </Button>
            </div>
            <div className="dialog-body">
              {picking === null ? null : (
                <KindGrid what={picking} choose={toggle} chosen={picking === 'hero' ? [draft.hero] : draft.weapons} />
              )}
            </div>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </>
  );
}

/** A named deck of the visitor. */
function Own({ draft, set }: Part) {
  const { t } = useTranslation('duel-setup');
  const { cards, decks } = useCollection();
  if (decks.length === 0) {
    return (
      <p>
        {t('noOwn')} <Link href={cards.length === 0 ? '/workshop' : '/workshop/decks'}>{t('buildOwn')}</Link>
      </p>
    );
  }
  return (
    <label className="control">
      <span className="control-label">{t('ownDeck')}</span>
      <select value={draft.own} onChange={(event) => set({ own: event.target.value })}>
        <option value="">…</option>
        {decks.map((deck) => (
          <option key={deck.id} value={deck.id}>
            {deck.name || '–'}
            {judgeIn('free', cardsOf(deck, cards)).ok ? '' : ` (${t('notWhole')})`}
          </option>
        ))}
      </select>
    </label>
  );
}

const BODY = { random: Random, real: Real, kinds: Kinds, own: Own } as const;

function Preview({ made }: { made: Made }) {
  const { t } = useTranslation('duel-setup');
  const name = useNames();
  const { hero, weapons, deck } = made;
  return (
    <div className="deck-preview">
      <p className="deck-hero">
        {hero === undefined ? (
          <span className="quiet">{t('faulty')}</span>
        ) : (
          <>
            <b>{hero.name || name(hero.kind)}</b> <span className="quiet">{name(hero.kind)}</span>{' '}
            <span className="life-badge">
              <Icon name="life" /> {hero.life}
            </span>
          </>
        )}
        {deck.ok ? <span className="quiet deck-stars">{t('starsSum', { count: deckStars(deck.value) })}</span> : null}
      </p>
      <ul className="deck-weapons">
        {weapons.map((weapon, k) => (
          <li key={k}>
            <Disc weapon={weapon} />
            <span>{name(weapon.kind) || weapon.name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Where one side's cards come from, and which they are. */
export function Chooser({ title, draft, set, made }: Part & { title: string; made: Made }) {
  const { t } = useTranslation('duel-setup');
  const Body = BODY[draft.source];
  return (
    <section className="chooser" aria-label={title}>
      <h2>{title}</h2>
      <div className="sources" role="radiogroup" aria-label={t('source')}>
        {SOURCES.map((source) => (
          <label key={source} className={source === draft.source ? 'way chosen' : 'way'}>
            <input type="radio" name={title} checked={source === draft.source} onChange={() => set({ source })} />
            <span>{t(source)}</span>
          </label>
        ))}
      </div>
      <div className="chooser-body">
        <Body draft={draft} set={set} />
      </div>
      <Preview made={made} />
    </section>
  );
}
