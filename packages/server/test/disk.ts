/**
 * A disk whose power is cut. From what strace saw of a process it knows what was written, named and synced, in order; and it
 * makes folders as they could be found after the power went at any moment: what was synced is there, of the rest any part,
 * in any order, torn between two sectors. Names count too: a file that was made or deleted is so only after its folder was
 * synced. Of SQLite's files those are played that its promises rest on; the index of the log (-shm) is made anew at a start.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** @param out file that the calls are written to, every string in hexadecimal */
export const recording = (out: string): string[] => [
  'strace',
  '-f',
  '-q',
  '--seccomp-bpf',
  '-y',
  '-xx',
  '-s',
  '400000',
  '-e',
  'trace=openat,pwrite64,ftruncate,unlink,fdatasync,fsync,write,writev,sendto,sendmsg',
  '-o',
  out,
];

export type DiskEvent =
  | { readonly kind: 'made' | 'unlinked' | 'syncBegun' | 'synced'; readonly file: string }
  | { readonly kind: 'written'; readonly file: string; readonly at: number; readonly bytes: Buffer }
  | { readonly kind: 'cut'; readonly file: string; readonly length: number }
  /** Something left for somebody else. */
  | { readonly kind: 'said'; readonly text: string };

const STRINGS = /"((?:\\x[0-9a-f]{2})*)"(\.\.\.)?/g;
const plain = (hex: string): Buffer => Buffer.from(hex.replaceAll('\\x', ''), 'hex');
const hexed = (text: string): string =>
  [...Buffer.from(text)].map((n) => `\\x${n.toString(16).padStart(2, '0')}`).join('');

/** All strings of a call, one after another. */
function strings(call: string): Buffer {
  const all: Buffer[] = [];
  for (const [, hex = '', more] of call.matchAll(STRINGS)) {
    if (more !== undefined) throw new Error('strace has cut a string short');
    all.push(plain(hex));
  }
  return Buffer.concat(all);
}

/**
 * What happened, in order. A write counts from its beginning, a sync when it has ended.
 * @param folder that lies on the disk; @param says what is looked for in what is said
 */
export function eventsOf(trace: string, folder: string, says: string): DiskEvent[] {
  const events: DiskEvent[] = [];
  const mine = hexed(folder);
  const needle = hexed(says);
  const begun = new Map<string, string>();
  const played = (path: string): boolean => /\.sqlite(-wal|-journal)?$/.test(path) || path === folder;
  const fileOf = (call: string): string => plain(/<((?:\\x[0-9a-f]{2})+)>/.exec(call)?.[1] ?? '').toString();
  const take = (call: string, ended: boolean): void => {
    const name = call.slice(0, call.indexOf('('));
    if (['write', 'writev', 'sendto', 'sendmsg'].includes(name)) {
      if (call.includes(needle)) events.push({ kind: 'said', text: strings(call).toString() });
      return;
    }
    if (!call.includes(mine)) return;
    if (name === 'openat' || name === 'unlink') {
      const path = strings(call.slice(0, call.indexOf('"', call.indexOf('"') + 1) + 1)).toString();
      if (!played(path) || !ended || / = -1 /.test(call)) return;
      if (name === 'unlink') events.push({ kind: 'unlinked', file: path });
      else if (call.includes('O_CREAT')) events.push({ kind: 'made', file: path });
      return;
    }
    const file = fileOf(call);
    if (!played(file)) return;
    if (name === 'pwrite64') {
      const [, length = '', at = ''] = /, (\d+), (\d+)(?:\)| <unfinished)/.exec(call) ?? [];
      const bytes = strings(call);
      if (bytes.length !== Number(length)) throw new Error(`a write of ${length} bytes has ${bytes.length}`);
      events.push({ kind: 'written', file, at: Number(at), bytes });
    } else if (name === 'ftruncate') {
      events.push({ kind: 'cut', file, length: Number(/, (\d+)/.exec(call.slice(call.indexOf('>')))?.[1]) });
    } else {
      events.push({ kind: 'syncBegun', file });
      if (ended && call.endsWith(' = 0')) events.push({ kind: 'synced', file });
    }
  };
  for (const line of trace.split('\n')) {
    const [, pid = '', call = ''] = /^(\d+)\s+(.*)$/.exec(line) ?? [];
    if (call.startsWith('<... ')) {
      const before = begun.get(pid) ?? '';
      begun.delete(pid);
      const name = before.slice(0, before.indexOf('('));
      const after = call.slice(call.indexOf('>') + 1);
      if (name === 'openat' || name === 'unlink') take(before.replace(' <unfinished ...>', after), true);
      else if ((name === 'fsync' || name === 'fdatasync') && before.includes(mine) && after.endsWith(' = 0')) {
        const file = fileOf(before);
        if (played(file)) events.push({ kind: 'synced', file });
      }
    } else if (call.endsWith('<unfinished ...>')) {
      begun.set(pid, call);
      if (!/^(openat|unlink)\(/.test(call)) take(call, false);
    } else if (call !== '') take(call, true);
  }
  return events;
}

interface Inode {
  /** What the disk has for certain. */
  sure: Buffer;
  /** What may have reached it. */
  pending: Extract<DiskEvent, { kind: 'written' | 'cut' }>[];
  /** How much of that had been asked for when the sync began. */
  asked: number;
}

const fresh = (): Inode => ({ sure: Buffer.alloc(0), pending: [], asked: 0 });

function resized(bytes: Buffer, length: number): Buffer {
  return bytes.length >= length
    ? bytes.subarray(0, length)
    : Buffer.concat([bytes, Buffer.alloc(length - bytes.length)]);
}

/** @param kept whether the sector that begins there reaches the disk */
function applied(bytes: Buffer, op: Inode['pending'][number], sector: number, kept: () => boolean): Buffer {
  if (op.kind === 'cut') return kept() ? Buffer.from(resized(bytes, op.length)) : bytes;
  let out = bytes;
  for (let from = 0; from < op.bytes.length; ) {
    const place = op.at + from;
    const upTo = Math.min(op.bytes.length, from + sector - (place % sector));
    if (kept()) {
      out = resized(out, Math.max(out.length, op.at + upTo));
      op.bytes.copy(out, place, from, upTo);
    }
    from = upTo;
  }
  return out;
}

/** How the disk stood when so many events had happened. */
export class Disk {
  /** Names that are there for certain, names as the process saw them, and changes of names since the folder was synced. */
  private readonly sure = new Map<string, Inode>();
  private readonly seen = new Map<string, Inode>();
  private renamed: { file: string; inode: Inode | undefined }[] = [];
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  take(event: DiskEvent): void {
    if (event.kind === 'said') return;
    const { file } = event;
    if (file === this.folder) {
      if (event.kind === 'synced') for (const each of this.renamed.splice(0)) this.name(this.sure, each);
      return;
    }
    const inode = this.seen.get(file);
    if (event.kind === 'made' && inode === undefined) this.rename(file, fresh());
    else if (event.kind === 'unlinked') this.rename(file, undefined);
    else if (inode === undefined) return;
    else if (event.kind === 'written' || event.kind === 'cut') inode.pending.push(event);
    else if (event.kind === 'syncBegun') inode.asked = inode.pending.length;
    else if (event.kind === 'synced') {
      for (const op of inode.pending.splice(0, inode.asked)) inode.sure = applied(inode.sure, op, 4096, () => true);
    }
  }

  private name(names: Map<string, Inode>, { file, inode }: { file: string; inode: Inode | undefined }): void {
    if (inode === undefined) names.delete(file);
    else names.set(file, inode);
  }

  private rename(file: string, inode: Inode | undefined): void {
    this.renamed.push({ file, inode });
    this.name(this.seen, { file, inode });
  }

  /** What is found after the power went. @param random gives numbers from 0 to below 1 */
  found(into: string, random: () => number): void {
    const sector = random() < 0.5 ? 512 : 4096;
    const share = [0, 0.3, 0.7, 1][Math.floor(random() * 4)];
    const kept = (): boolean => random() < share;
    const names = new Map(this.sure);
    for (const each of this.renamed) if (kept()) this.name(names, each);
    mkdirSync(into, { recursive: true });
    for (const [file, { sure, pending }] of names) {
      let bytes: Buffer = Buffer.from(sure);
      for (const op of pending) bytes = applied(bytes, op, sector, kept);
      writeFileSync(join(into, basename(file)), bytes);
    }
  }
}
