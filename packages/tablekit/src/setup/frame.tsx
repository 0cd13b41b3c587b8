import type { ReactNode } from 'react';
import type { GameId } from '../engine/protocol.ts';
import { Book } from '../ui/book.ts';
import { GameChooser } from '../ui/game-chooser.tsx';
import { Title } from '../ui/title.tsx';
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
