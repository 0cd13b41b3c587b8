/**
 * Socket.IO's own format of messages, written faster: nothing here is binary, so nothing is searched for it, and what was
 * made into JSON for the disk is not made again.
 */
import type { Packet } from 'socket.io-parser';
import { Decoder, PacketType, protocol } from 'socket.io-parser';
import { ReplyText, ToldText } from '../table/serialized.ts';

function dataOf({ type, data }: Packet): string {
  if (data === undefined) return '';
  if (type === PacketType.EVENT && data[1] instanceof ToldText) return data[1].message;
  const reply = type === PacketType.ACK ? data[0] : undefined;
  if (reply instanceof ReplyText) return `[${reply.json}]`;
  const { step, told } = reply ?? {};
  return told instanceof ToldText ? told.reply(step) : JSON.stringify(data);
}

class Encoder {
  encode(packet: Packet): string[] {
    const { type, nsp, id } = packet;
    return [`${type}${nsp === '/' ? '' : `${nsp},`}${id ?? ''}${dataOf(packet)}`];
  }
}

export const parser = { protocol, Encoder, Decoder };
