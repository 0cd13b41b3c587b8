/** What is asked for over HTTP is paid for by the address it comes from. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Bill } from '../cost/bill.ts';
import { newBill, onBill } from '../cost/bill.ts';
import type { ServerContext } from '../table/server-context.ts';
import { Refusing } from '../table/sitting.ts';

/** Every request of these routes is on a bill; whoever has used too much is refused before anything is done. */
export function addPaying(app: FastifyInstance, { cost, hashOf }: ServerContext): void {
  const bills = new WeakMap<FastifyRequest, Bill>();
  app.addHook('onRequest', async (request) => {
    const wait = cost.wait({ address: hashOf(request.ip) });
    if (wait > 0) throw new Refusing('tooFast', undefined, undefined, wait);
  });
  // Only here: reading the body would leave the bill behind.
  app.addHook('preHandler', (request, _reply, done) => {
    const bill = newBill();
    bills.set(request, bill);
    onBill(bill, done);
  });
  app.addHook('onResponse', async (request, reply) => {
    const bill = bills.get(request);
    if (bill === undefined) return;
    bill.bytes += Number(reply.getHeader('content-length') ?? 0);
    cost.pay({ address: hashOf(request.ip) }, bill);
  });
}
