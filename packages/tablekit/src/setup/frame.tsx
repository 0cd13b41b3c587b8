import type { ReactNode } from 'react';
import { Suspense } from 'react';
import type { GameId } from '../engine/protocol.ts';
import type { TableOrder } from '../online/friend-form.tsx';
import { Book } from '../ui/book.ts';
import { GameChooser } from '../ui/game-chooser.tsx';
import { Title } from '../ui/title.tsx';
import { FriendForm } from './friend-form.ts';
import '../ui/dialogs.css';
import '../pages/pages.css';
import '../pages/setup.css';

interface Props {
  readonly game: GameId;
  readonly title: string;
  /** What the title of the window says besides. */
  readonly also?: string;
  readonly children: ReactNode;
}

/** The page on which a game is ordered: its title, the way to other games, and what is chosen. */
export function SetupFrame({ game, title, also, children }: Props) {
  return (
    <Book value={game}>
      <main className="page" id="content">
        <Title {...(also === undefined ? {} : { also })}>{title}</Title>
        <GameChooser page="/new" chosen={game} />
        {children}
      </main>
    </Book>
  );
}

/** The button that begins the game on this device. */
export function SetupStart({ words, ready = true, start }: { words: string; ready?: boolean; start(): void }) {
  return (
    <div className="form-end setup-end">
      <button type="button" className="main big" disabled={!ready} onClick={start}>
        {words}
      </button>
    </div>
  );
}

interface EndProps extends TableOrder {
  /** Whether the others come by a link. */
  readonly online: boolean;
  /** What is said on the button that begins it here. */
  readonly words: string;
  readonly ready?: boolean;
  start(): void;
}

/** How a game that is ordered begins: by a link, or at once. */
export function SetupEnd({ online, words, ready = true, start, ...order }: EndProps) {
  if (!online) return <SetupStart words={words} ready={ready} start={start} />;
  return (
    <Suspense fallback={null}>
      <FriendForm {...order} />
    </Suspense>
  );
}
