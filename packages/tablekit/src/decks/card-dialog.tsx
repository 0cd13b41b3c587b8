import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Icon } from '../draw/icon.tsx';
import { useSettings } from '../state/settings.ts';
import type { Cards } from './kit.ts';
import { useKit } from './kit.ts';
import { Stepper } from './stepper.tsx';

/** Everything else by which a file may name a card. */
function Called({ card }: { card: number }) {
  const { t } = useTranslation('decks');
  const { lang, names } = useSettings();
  const kit = useKit();
  const shown = kit.name(card, lang, names);
  const called = [...new Set(kit.called(card))].filter((name) => name !== shown);
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
  deck: { readonly id: string; readonly list: Cards };
  close(): void;
}) {
  const { t } = useTranslation(['decks', 'ui']);
  const { lang, names } = useSettings();
  const { most, name, parts } = useKit();
  return (
    <ModalOverlay className="overlay" isDismissable isOpen={id !== null} onOpenChange={(open) => !open && close()}>
      <Modal className="modal">
        <Dialog className="dialog">
          <div className="dialog-head">
            <Heading slot="title" level={2}>
              {id === null ? '' : name(id, lang, names)}
            </Heading>
            <Button className="plain" aria-label={t('ui:close')} onPress={close}>
              <Icon name="close" />
            </Button>
          </div>
          {id === null ? null : (
            <div className="dialog-body card-dialog">
              <parts.Face id={id} />
              {most(id) === 0 ? null : (
                <div className="card-copies">
                  {t('card.copies', { count: most(id) })} <Stepper deck={deck} card={id} />
                </div>
              )}
              <Called card={id} />
            </div>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
