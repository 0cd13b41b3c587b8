/** Reading a chain that may be anything: its shape, with the place of the first fault. */
import { CodecError, readInt, readList, readRecord, readText } from '../codec.ts';
import { readPlain, readReplayRecord } from '../replay-read.ts';
import { CHAIN_FORMAT, type Chain } from './chain.ts';
import { MOST_LINKS } from './secrets.ts';

/** A link is not given up oftener: once for each version of the rules that came while it was played. */
const MOST_ABANDONED = 100;
/** Characters of what was told, packed. */
const MOST_TOLD = 1 << 24;

function readHash(j: unknown, path: string): void {
  if (!/^[0-9a-f]{64}$/.test(readText(j, path))) throw new CodecError(path, 'expected 64 hex digits');
}

function readTold(j: unknown, path: string): void {
  if (j === null) return;
  const told = readRecord(j, path, ['digest', 'packed']);
  readHash(told['digest'], `${path}.digest`);
  readText(told['packed'], `${path}.packed`, MOST_TOLD);
}

function readCarry(j: unknown, path: string): void {
  if (j === null) return;
  const carry = readRecord(j, path, ['version', 'data', 'hash']);
  readInt(carry['version'], `${path}.version`, 0);
  readPlain(carry['data'], `${path}.data`);
  readHash(carry['hash'], `${path}.hash`);
}

function readAbandoned(j: unknown, path: string): void {
  readList(j, path, 0, MOST_ABANDONED).forEach((each, i) => readReplayRecord(each, `${path}[${i}]`));
}

const LINK = ['number', 'rulesVersion', 'printed', 'before', 'secret', 'record', 'told', 'boundary', 'carry'];

function readLink(j: unknown, path: string): void {
  const link = readRecord(j, path, [...LINK, 'abandoned', 'hash']);
  readInt(link['number'], `${path}.number`, 1, MOST_LINKS);
  for (const field of ['rulesVersion', 'boundary']) readText(link[field], `${path}.${field}`);
  for (const field of ['printed', 'before', 'secret', 'hash']) readHash(link[field], `${path}.${field}`);
  readReplayRecord(link['record'], `${path}.record`);
  readTold(link['told'], `${path}.told`);
  readCarry(link['carry'], `${path}.carry`);
  readAbandoned(link['abandoned'], `${path}.abandoned`);
}

/** Whether a text is that of a chain, whole or not. */
export const isChain = (text: string): boolean => /"format"\s*:\s*"kolbiste-chain\//.test(text);

/** Reads a chain's shape. @throws CodecError with the JSON path */
export function readChain(text: string): Chain {
  let j: unknown;
  try {
    j = JSON.parse(text);
  } catch (error) {
    throw new CodecError('chain', `no JSON: ${(error as Error).message}`);
  }
  const chain = readRecord(j, 'chain', ['format', 'game', 'id', 'commitment', 'links', 'open', 'root', 'digest']);
  if (chain['format'] !== CHAIN_FORMAT) {
    throw new CodecError('chain.format', `expected ${CHAIN_FORMAT}, found ${JSON.stringify(chain['format'])}`);
  }
  for (const field of ['game', 'id']) readText(chain[field], `chain.${field}`);
  for (const field of ['commitment', 'digest']) readHash(chain[field], `chain.${field}`);
  if (chain['root'] !== null) readHash(chain['root'], 'chain.root');
  readList(chain['links'], 'chain.links', 0, MOST_LINKS).forEach((link, i) => readLink(link, `chain.links[${i}]`));
  if (chain['open'] === null) return j as Chain;
  const open = readRecord(chain['open'], 'chain.open', ['secret', 'record', 'abandoned']);
  readHash(open['secret'], 'chain.open.secret');
  readReplayRecord(open['record'], 'chain.open.record');
  readAbandoned(open['abandoned'], 'chain.open.abandoned');
  return j as Chain;
}
