import { lazy, Suspense } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Icon } from '../draw/icon.tsx';
import type { Dialog as Which } from '../state/dialogs.ts';
import { closeDialog, useDialogs } from '../state/dialogs.ts';
import { useTable } from '../state/table.ts';
import { Book } from './book.ts';
import { CompareDialog } from './dialog-compare.tsx';
import { FigureDialog } from './dialog-figure.tsx';
import { KeysDialog } from './dialog-keys.tsx';
import { TextDialog } from './dialog-text.tsx';
import { HeroDialog, WeaponDialog } from './dialogs-cards.tsx';
import { RuleDialog, RuleTitle } from './dialogs-rule.tsx';
import { LogDialog, SettingsDialog } from './dialogs-table.tsx';
import { WhyPath } from './why-path.tsx';
import './dialogs.css';

/** What the other games' tables say in dialogs of their own. */
const StoneText = lazy(async () => ({ default: (await import('../stone/dialogs.tsx')).StoneText }));
const StoneFigure = lazy(async () => ({ default: (await import('../stone/dialog-figure.tsx')).StoneFigureDialog }));
const RingsFigure = lazy(async () => ({ default: (await import('../rings/dialog-figure.tsx')).RingsFigureDialog }));
const RingsText = lazy(async () => ({ default: (await import('../rings/text.tsx')).RingsText }));
const RingsKeys = lazy(async () => ({ default: (await import('../rings/dialogs.tsx')).RingsKeys }));
const StoneKeys = lazy(async () => ({ default: (await import('../stone/dialogs.tsx')).StoneKeys }));

function Body({ dialog }: { dialog: Which }) {
  const stone = useTable((s) => s.game === 'tmmstone' && s.stone !== null);
  const rings = useTable((s) => s.game === 'lotr' && s.rings !== null);
  switch (dialog.kind) {
    case 'rule':
      return <RuleDialog rule={dialog.rule} game={dialog.book} />;
    case 'hero':
      return <HeroDialog seat={dialog.seat} />;
    case 'weapon':
      return <WeaponDialog weapon={dialog.weapon} />;
    case 'why':
      return <WhyPath event={dialog.event} />;
    case 'figure':
      if (rings) return <RingsFigure figure={dialog.figure} />;
      return stone ? <StoneFigure figure={dialog.figure} /> : <FigureDialog figure={dialog.figure} />;
    case 'compare':
      return <CompareDialog weapon={dialog.weapon} />;
    case 'text':
      if (rings) return <RingsText />;
      return stone ? <StoneText /> : <TextDialog />;
    case 'log':
      return <LogDialog />;
    case 'keys':
      if (rings) return <RingsKeys />;
      return stone ? <StoneKeys /> : <KeysDialog />;
    case 'settings':
      return <SettingsDialog />;
  }
}

function Title({ dialog }: { dialog: Which }) {
  const { t } = useTranslation(['ui', 'play']);
  if (dialog.kind === 'rule')
    return (
      <Suspense fallback={dialog.rule}>
        <RuleTitle rule={dialog.rule} game={dialog.book} />
      </Suspense>
    );
  const titles = {
    hero: 'table.hero',
    weapon: 'table.odds',
    why: 'table.whyTitle',
    figure: 'play:figure.title',
    compare: 'play:compare.title',
    text: 'play:text.title',
    log: 'table.logTitle',
    keys: 'play:keys.title',
    settings: 'settings',
  } as const;
  return <>{t(titles[dialog.kind])}</>;
}

/** The one dialog that is open. */
export default function Dialogs() {
  const { t } = useTranslation('ui');
  const open = useDialogs((s) => s.open);
  const game = useTable((s) => s.game);
  if (open === null) return null;
  return (
    <ModalOverlay className="overlay" isOpen isDismissable onOpenChange={(stays) => !stays && closeDialog()}>
      <Modal className={`modal modal-${open.kind}`}>
        <Dialog className="dialog">
          <div className="dialog-head">
            <Heading slot="title" level={2}>
              <Title dialog={open} />
            </Heading>
            <Button className="plain" aria-label={t('close')} onPress={closeDialog}>
              <Icon name="close" />
            </Button>
          </div>
          <div className="dialog-body">
            <Book value={game}>
              <Suspense fallback={null}>
                <Body dialog={open} />
              </Suspense>
            </Book>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
