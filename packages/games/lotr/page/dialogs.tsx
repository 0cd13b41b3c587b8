import type { GameDialogs } from '@kolbiste/tablekit/page.ts';
import { TableKeys } from '@kolbiste/tablekit/ui/dialog-keys.tsx';
import { RingsFigureDialog } from './dialog-figure.tsx';
import { RINGS_KEYS } from './keys.ts';
import { RingsText } from './text.tsx';

/** The keys of the table of The Lord of the Rings. */
const RingsKeys = () => <TableKeys keys={RINGS_KEYS} />;

export const dialogs: GameDialogs = { Figure: RingsFigureDialog, Text: RingsText, Keys: RingsKeys, own: {} };
