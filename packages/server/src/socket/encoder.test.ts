import type { Told } from '@kolbiste/wire';
import type { ToldMessage } from '@kolbiste/wire/protocol';
import type { Packet } from 'socket.io-parser';
import { Decoder, Encoder, PacketType } from 'socket.io-parser';
import { expect, test } from 'vitest';
import { ToldText } from '../table/serialized.ts';
import { parser } from './encoder.ts';

const told: Told = { step: 3, happened: [], patch: { set: { name: 'Žluťoučký „kůň“ \u2028' } }, result: null };
const packets: Packet[] = [
  { type: PacketType.CONNECT, nsp: '/', data: { sid: 'x' } },
  { type: PacketType.CONNECT_ERROR, nsp: '/a', data: { message: 'no' } },
  { type: PacketType.DISCONNECT, nsp: '/' },
  {
    type: PacketType.EVENT,
    nsp: '/',
    data: ['told', { epoch: 1, told: [told], clock: { left: [1], runs: [0], at: 2 }, at: 7 }],
  },
  {
    type: PacketType.EVENT,
    nsp: '/',
    data: ['told', { epoch: 1, told: [told, { ...told, step: 4 }], clock: null, at: 8 }],
  },
  { type: PacketType.EVENT, nsp: '/other', id: 7, data: ['table', { a: [1, 'b', null] }] },
  { type: PacketType.ACK, nsp: '/', id: 12, data: [{ ok: true, step: 4 }] },
  {
    type: PacketType.ACK,
    nsp: '/',
    id: 13,
    data: [{ ok: true, step: 3, told: { epoch: 0, told: [told], clock: null, at: 9 } }],
  },
  { type: PacketType.ACK, nsp: '/', id: 14, data: [] },
];

/** As the server hands it over: what was told is JSON already. */
function prepared(packet: Packet): Packet {
  const text = ({ epoch, told: content, clock, at }: ToldMessage) =>
    new ToldText(epoch, content.map((step) => JSON.stringify(step)).join(','), clock, at ?? 0);
  const [first, second] = packet.data?.length > 0 ? packet.data : [];
  if (first === 'told') return { ...packet, data: ['told', text(second)] };
  return first?.told === undefined ? packet : { ...packet, data: [{ ...first, told: text(first.told) }] };
}

test('messages are byte for byte those of Socket.IO’s own encoder', () => {
  const own = new Encoder();
  const ours = new parser.Encoder();
  for (const packet of packets) expect(ours.encode(prepared(packet))).toEqual(own.encode(packet));
});

test('its decoder reads them', () => {
  const decoder = new Decoder();
  const read: unknown[] = [];
  decoder.on('decoded', (packet: Packet) => read.push(packet.data));
  for (const packet of packets) for (const text of new parser.Encoder().encode(prepared(packet))) decoder.add(text);
  expect(read).toEqual(packets.map(({ data }) => data));
});
