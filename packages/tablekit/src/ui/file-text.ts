/** A file of the visitor's as text. */

/** Why a file cannot even be read: far too long, or no text. */
export type Unread = 'size' | 'text';

/** More than any file of cards or decks may have, in bytes of the longest characters: what is longer is not even read. */
const MOST_BYTES = 4 * 1024 * 1024;

/** The text of a file, which must be UTF-8. */
export async function textOf(file: File): Promise<{ readonly text: string } | { readonly unread: Unread }> {
  if (file.size > MOST_BYTES) return { unread: 'size' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer()) };
  } catch {
    return { unread: 'text' };
  }
}
