/**
 * Answers are packed where that gives nothing away. How long a packed answer is tells something of what is in it, if
 * somebody can put text of their own beside a secret: so only what everybody may read is packed, and nothing that was
 * asked for with a token, or that holds one.
 */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const LEAST_BYTES = 1024;
/** Fast, and nearly as good. */
const QUALITY = 4;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Packing = 'br' | 'gzip';

/** What a client takes of these, the best one first. */
export function takenOf(header: string | undefined, offered: readonly Packing[]): Packing | undefined {
  const parts = (header ?? '').split(',').map((part) =>
    part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/),
  );
  const taken = parts.filter((part) => !part.some((each) => /^q=0(\.0*)?$/.test(each))).map(([name]) => name);
  return offered.find((each) => taken.includes(each));
}

const pack = (text: string, packing: Packing): Promise<Buffer> =>
  packing === 'br' ? brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }) : zip(text);

const isOpen = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && headers.authorization === undefined;

/** Packs what these routes answer in text. */
export function addPacking(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isOpen(request) || reply.hasHeader('content-encoding')) return payload;
    void reply.header('vary', 'accept-encoding');
    if (typeof payload !== 'string' || payload.length < LEAST_BYTES) return payload;
    const packing = takenOf(request.headers['accept-encoding'], ['br', 'gzip']);
    if (packing === undefined) return payload;
    const packed = await pack(payload, packing);
    void reply.header('content-encoding', packing).header('content-length', packed.length);
    return packed;
  });
}
