/** A record in a link: compressed, in letters that a link may carry. It stays in the fragment, so no server gets it. */
import type { Viewpoint } from './protocol.ts';
import { VIEWPOINTS } from './protocol.ts';

/** What a link to a replay says. */
export interface ReplayLink {
  /** The record's text; or else the id of a game that the server keeps. */
  readonly record?: string;
  readonly game?: string;
  readonly step: number | null;
  readonly viewpoint: Viewpoint;
}

/** A longer record comes from nobody's game. */
const MOST_BYTES = 4_000_000;

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > MOST_BYTES) throw new Error('too long');
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function toLetters(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromLetters(letters: string): Uint8Array<ArrayBuffer> {
  const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

/** The record as letters for a link. */
export async function packed(record: string): Promise<string> {
  return toLetters(await through(new TextEncoder().encode(record), new CompressionStream('deflate-raw')));
}

/** @throws when the letters are no packed text, or a monstrous one */
export async function unpacked(letters: string): Promise<string> {
  const bytes = await through(fromLetters(letters), new DecompressionStream('deflate-raw'));
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

/** The fragment of a link to one step, seen from somewhere. */
export async function fragmentOf(link: ReplayLink): Promise<string> {
  const parts = new URLSearchParams();
  if (link.step !== null) parts.set('step', String(link.step));
  parts.set('view', String(link.viewpoint));
  if (link.game !== undefined) parts.set('game', link.game);
  else if (link.record !== undefined) parts.set('record', await packed(link.record));
  return `#${parts}`;
}

/** What a fragment says; undefined = it names no replay. @throws when its record cannot be read */
export async function linkOf(fragment: string): Promise<ReplayLink | undefined> {
  const parts = new URLSearchParams(fragment.replace(/^#/, ''));
  const [letters, game, step] = [parts.get('record'), parts.get('game'), parts.get('step')];
  if (letters === null && game === null) return undefined;
  const viewpoint = VIEWPOINTS.find((one) => String(one) === parts.get('view')) ?? 'all';
  const at = { step: step !== null && /^\d{1,6}$/.test(step) ? Number(step) : null, viewpoint };
  return game !== null ? { game, ...at } : { record: await unpacked(letters ?? ''), ...at };
}
