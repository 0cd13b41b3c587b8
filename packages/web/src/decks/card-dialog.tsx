import type { Card, List } from '@kolbiste/tmmstone';
import { LANGS, NAME_SETS, nameOf } from '@kolbiste/tmmstone';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Icon } from '../draw/icon.tsx';
import { useSettings } from '../state/settings.ts';
import { CardFace } from '../stone/card-face.tsx';
import { cardOf, nameOfCard } from '../stone/cards.ts';
import { Chip } from '../ui/chip.tsx';
import { mostOf } from './lists.ts';
import { Stepper } from './stepper.tsx';

/** Everything else by which a file may name a card. */
function Called({ card }: { card: Card }) {
  const { t } = useTranslation('decks');
  const { lang, names } = useSettings();
  const shown = nameOf(card.id, lang, names);
  const others = NAME_SETS.flatMap((set) => LANGS.map((one) => nameOf(card.id, one, set)));
  const called = [...new Set([...others, card.key, `#${card.id}`])].filter((name) => name !== shown);
  return (
    <p className="quiet card-called">
      {t('card.called')} {called.join(' · ')}
    </p>
  );
}

/** A card in full, and its copies in the deck. */
export function CardDialog({
  id,
  deck,
  close,
}: {
  id: number | null;
  deck: { readonly id: string; readonly list: List } | null;
  close(): void;
}) {
  const { t } = useTranslation(['decks', 'ui']);
  const { lang, names } = useSettings();
  const card = id === null ? undefined : cardOf(id);
  return (
    <ModalOverlay
      className="overlay"
      isDismissable
      isOpen={card !== undefined}
      onOpenChange={(open) => !open && close()}
    >
      <Modal className="modal">
        <Dialog className="dialog">
          <div className="dialog-head">
            <Heading slot="title" level={2}>
              {card === undefined ? '' : nameOfCard(card.id, lang, names)}
            </Heading>
            <Button className="plain" aria-label={t('ui:close')} onPress={close}>
              <Icon name="close" />
            </Button>
          </div>
          {card === undefined ? null : (
            <div className="dialog-body card-dialog">
              <CardFace id={card.id} title={<b>{nameOfCard(card.id, lang, names)}</b>} />
              {card.token === true ? (
                <p>
                  {t('card.token')} <Chip rule="cards.5" />
                </p>
              ) : deck === null ? null : (
                <div className="card-copies">
                  {t('card.copies', { count: mostOf(card) })} <Stepper deck={deck} card={card} />
                </div>
              )}
              <Called card={card} />
            </div>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
