import type { ReactNode } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Icon } from '../draw/icon.tsx';
import './dialogs.css';

interface Props {
  readonly title: string;
  readonly className?: string;
  readonly children: (close: () => void) => ReactNode;
}

/** A dialog behind a button, with its title and the way to close it. */
export function DialogFrame({ title, className = '', children }: Props) {
  const { t } = useTranslation('ui');
  return (
    <ModalOverlay className="overlay" isDismissable>
      <Modal className="modal">
        <Dialog className={`dialog ${className}`.trim()}>
          {({ close }) => (
            <>
              <div className="dialog-head">
                <Heading slot="title" level={2}>
                  {title}
                </Heading>
                <Button className="plain" aria-label={t('close')} onPress={close}>
                  <Icon name="close" />
                </Button>
              </div>
              <div className="dialog-body">{children(close)}</div>
            </>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
