import type { FunctionComponent } from 'react';
import { Suspense } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Icon } from '../draw/icon.tsx';
import type { GameId } from '../engine/protocol.ts';
import { gameNamed } from '../games.ts';
import type { GameDialogs } from '../page.ts';
import { gamePart } from '../part.tsx';
import type { Dialog as Which } from '../state/dialogs.ts';
import { closeDialog, useDialogs } from '../state/dialogs.ts';
import { useTable } from '../state/table.ts';
import { Book } from './book.ts';
import { RuleDialog, RuleTitle } from './dialogs-rule.tsx';
import { SealDialog } from './dialogs-seal.tsx';
import { LogDialog, SettingsDialog } from './dialogs-table.tsx';
import { WhyPath } from './why-path.tsx';
import './dialogs.css';

/** A dialog of a game's own making. */
const gameDialog = <P extends object>(pick: (dialogs: GameDialogs) => FunctionComponent<P> | undefined) =>
  gamePart<P>(({ dialogs: { words, fetch } }) => ({
    words,
    fetch: async () => ({ default: pick((await fetch()).dialogs) ?? Nothing }),
  }));

const Nothing = () => null;
const Figure = gameDialog(({ Figure: own }) => own);
const Text = gameDialog(({ Text: own }) => own);
const Keys = gameDialog(({ Keys: own }) => own);
const Own = gameDialog<{ dialog: OwnOpen }>(({ own }) => {
  return function OwnBody({ dialog }: { dialog: OwnOpen }) {
    const Body = own[dialog.own]?.Body ?? Nothing;
    return <Body of={dialog.of} />;
  };
});
const OwnTitle = gameDialog<{ dialog: OwnOpen }>(({ own }) => {
  return function OwnTitleWords({ dialog }: { dialog: OwnOpen }) {
    const { t } = useTranslation(['ui', 'play']);
    return <>{t(own[dialog.own]?.title ?? 'close')}</>;
  };
});

type OwnOpen = Extract<Which, { kind: 'own' }>;

function Body({ dialog, game }: { dialog: Which; game: GameId }) {
  switch (dialog.kind) {
    case 'rule':
      return <RuleDialog rule={dialog.rule} game={dialog.book} />;
    case 'own':
      return <Own game={game} dialog={dialog} />;
    case 'why':
      return <WhyPath event={dialog.event} />;
    case 'figure':
      return <Figure game={game} figure={dialog.figure} />;
    case 'text':
      return <Text game={game} />;
    case 'seal':
      return <SealDialog />;
    case 'log':
      return <LogDialog />;
    case 'keys':
      return <Keys game={game} />;
    case 'settings':
      return <SettingsDialog />;
  }
}

function Title({ dialog, game }: { dialog: Which; game: GameId }) {
  const { t } = useTranslation(['ui', 'play']);
  if (dialog.kind === 'rule')
    return (
      <Suspense fallback={dialog.rule}>
        <RuleTitle rule={dialog.rule} game={dialog.book} />
      </Suspense>
    );
  if (dialog.kind === 'own') return <OwnTitle game={game} dialog={dialog} />;
  const titles = {
    why: 'play:why.title',
    figure: 'play:figure.title',
    text: 'play:text.title',
    seal: 'table.commitment',
    log: 'table.logTitle',
    keys: 'play:keys.title',
    settings: 'settings',
  } as const;
  return <>{t(titles[dialog.kind])}</>;
}

function Opened({ open }: { open: Which }) {
  const { t } = useTranslation('ui');
  const { id: game } = gameNamed(useTable((s) => s.game));
  return (
    <ModalOverlay className="overlay" isOpen isDismissable onOpenChange={(stays) => !stays && closeDialog()}>
      <Modal className={`modal modal-${open.kind === 'own' ? open.own : open.kind}`}>
        <Dialog className="dialog">
          <div className="dialog-head">
            <Heading slot="title" level={2}>
              <Title dialog={open} game={game} />
            </Heading>
            <Button className="plain" aria-label={t('close')} onPress={closeDialog}>
              <Icon name="close" />
            </Button>
          </div>
          <div className="dialog-body">
            <Book value={game}>
              <Suspense fallback={null}>
                <Body dialog={open} game={game} />
              </Suspense>
            </Book>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** The one dialog that is open. It is not there before its title is: without one it would have no name. */
export default function Dialogs() {
  const open = useDialogs((s) => s.open);
  if (open === null) return null;
  return (
    <Suspense fallback={null}>
      <Opened open={open} />
    </Suspense>
  );
}
