/** Reads where the draws of a recorded game come from: what a game that begins has no need of. */
import { readAgreement } from './agreement-read.ts';
import { CodecError, readInt, readList, readRecord, readText } from './codec.ts';

function readHex(j: unknown, path: string, digits: number): string {
  const text = readText(j, path);
  if (text.length !== digits || !/^[0-9a-f]*$/.test(text)) throw new CodecError(path, `expected ${digits} hex digits`);
  return text;
}

const SEATS = 31;

function readShares(j: unknown, path: string): void {
  let last = -2;
  readList(j, path, 1, SEATS + 1).forEach((entry, i) => {
    const at = `${path}[${i}]`;
    const share = readRecord(entry, at, ['by', 'value', 'commitment']);
    const by = share.by === 'table' ? -1 : readInt(share.by, `${at}.by`, 0, SEATS - 1);
    if (by <= last) throw new CodecError(`${at}.by`, 'expected the table first, then the seats, each once');
    last = by;
    readHex(share.value, `${at}.value`, 64);
    readHex(share.commitment, `${at}.commitment`, 64);
  });
}

/** A game is not forked oftener by people. */
const MOST_FORKS = 100;

/** Checks the shape of a record's chance. @throws CodecError with the JSON path */
export function readChanceSpec(j: unknown, path: string, forks = 0): void {
  const { source, shares, version } = (j ?? {}) as { source?: unknown; shares?: unknown; version?: unknown };
  const agreed = source === 'keyed' && version === 2;
  const fields = ['source', 'version', 'seed'];
  if (source === 'keyed' || source === 'forked') fields.push('commitment');
  if (agreed) fields.push('agreement');
  else if (source === 'keyed' && shares !== undefined) fields.push('shares');
  if (source === 'forked') fields.push('draws', 'before');
  const chance = readRecord(j, path, fields);
  const sealed = fields.includes('commitment');
  if (!sealed && source !== 'fast') throw new CodecError(`${path}.source`, 'expected fast or keyed');
  readInt(chance.version, `${path}.version`, 1, agreed ? 2 : 1);
  if (sealed) readText(chance.commitment, `${path}.commitment`);
  readHex(chance.seed, `${path}.seed`, sealed ? 64 : 32);
  if (fields.includes('shares')) readShares(shares, `${path}.shares`);
  if (agreed) readAgreement(chance.agreement, `${path}.agreement`);
  if (source !== 'forked') return;
  if (forks === MOST_FORKS) throw new CodecError(`${path}.before`, 'forked too often');
  readInt(chance.draws, `${path}.draws`, 0);
  readChanceSpec(chance.before, `${path}.before`, forks + 1);
}
