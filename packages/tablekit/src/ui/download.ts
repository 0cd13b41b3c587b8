/** Files for the visitor. */
import type { GameId } from '../engine/protocol.ts';

/** Gives the visitor a file. */
export function download(name: string, text: string, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** Gives the visitor the record of a game. */
export const saveRecord = (game: GameId, record: string): void => download(`kolbiste-${game}.replay.json`, record);
