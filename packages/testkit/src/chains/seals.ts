/** Laws of the chain itself: it is read as it was written, verifies, and every change of it is named. */

import { digest } from '@kolbiste/kernel';
import type { Chain, ChainLook, ChainVerdict } from '@kolbiste/kernel/chain';
import { carryHash, closed, linkHash, readChain, resumed, verifyChain, writeChain } from '@kolbiste/kernel/chain';
import { leavesOf, valueAt } from '../checks/damaged.ts';
import { copyTree, difference } from '../data.ts';
import { broken } from '../table.ts';
import type { ChainLaw, Tour } from './law.ts';

const verdictOf = ({ rules }: Tour, chain: Chain, look: ChainLook = {}): ChainVerdict =>
  verifyChain(chain, (version) => (version === rules.game.rulesVersion ? rules : undefined), look);

const faultIn = ({ fault, links }: ChainVerdict): string => {
  const first = fault ?? links.find((link) => link.fault !== null)?.fault;
  return first ? `link ${first.link}, ${first.part}: expected ${first.expected}, found ${first.actual}` : 'nothing';
};

export const verifiedLaw: ChainLaw = {
  name: 'verified',
  says: 'at every seal the chain is read as it was written, every link of it verifies, and the open one is played on',
  reached(tour, { chain }) {
    const text = writeChain(chain);
    const again = readChain(text);
    const other = difference(again, chain);
    if (other !== undefined) broken(`read again, the chain is another: ${other}`);
    const verdict = verdictOf(tour, again, { text });
    if (!verdict.ok) broken(`the chain does not verify: ${faultIn(verdict)}`);
    const unplayed = verdict.links.find(({ how }) => how !== 'verified');
    if (unplayed !== undefined) broken(`link ${unplayed.number} is ${unplayed.how}`);
    if (again.open === null) return;
    const { record } = resumed(tour.rules, again);
    const open = difference(record(), again.open.record);
    if (open !== undefined) broken(`the open link is taken up otherwise: ${open}`);
  },
};

/** Somebody else's chain: all hashes made anew would be needed for it not to show. */
type Forgery = readonly [what: string, link: number, forge: (chain: Mutable) => void];
type Mutable = { -readonly [K in keyof Chain]: any };

const OTHER = 'f'.repeat(64);

/** Makes all hashes of a link anew that somebody can make who forges it; the link after it still hangs on the old one. */
function rehashed(c: Mutable, at: number): void {
  const link = c.links[at];
  const { digest: _, ...record } = link.record;
  link.record.digest = digest(record);
  if (link.carry !== null) link.carry.hash = carryHash(link.carry);
  const { hash: __, ...rest } = link;
  link.hash = linkHash(c.id, rest);
}

/** Another number somewhere in what passed over, with all hashes of the link made anew. */
function otherCarry(chain: Chain, at: number): Forgery[] {
  const data = chain.links[at].carry?.data;
  const way = leavesOf(data).find((one) => typeof valueAt(data, one) === 'number');
  if (way === undefined) return [];
  const last = way[way.length - 1];
  const forge = (c: Mutable): void => {
    const holder = valueAt(c.links[at].carry.data, way.slice(0, -1)) as { [key: string | number]: number };
    holder[last] += 1;
    rehashed(c, at);
  };
  return [[`what passed over at ${way.join('.')}, with new hashes`, at + 1, forge]];
}

/** Everything about a sealed link that somebody might want otherwise. */
function forgeries(chain: Chain, at: number): Forgery[] {
  const number = at + 1;
  const set =
    (field: string, value: unknown) =>
    (c: Mutable): void => {
      c.links[at][field] = value;
    };
  const link = chain.links[at];
  const all: Forgery[] = [
    ['its number', number, set('number', number + 1)],
    ['the hash before', number, set('before', OTHER)],
    ['its secret', number, set('secret', OTHER)],
    ['its version', number, set('rulesVersion', 'other')],
    ['what was printed', number, set('printed', OTHER)],
    ['its boundary', number, set('boundary', `${link.boundary} `)],
    ['its hash', number, set('hash', OTHER)],
    ['an answer left out', number, (c) => void c.links[at].record.steps.pop()],
    ['an answer left out, with new hashes', number, (c) => (c.links[at].record.steps.pop(), rehashed(c, at))],
  ];
  if (link.carry !== null) {
    all.push(...otherCarry(chain, at));
    all.push(['the hash of its carry', number, (c) => void (c.links[at].carry.hash = OTHER)]);
    all.push(['the version of its carry', number, (c) => void c.links[at].carry.version++]);
  }
  if (at > 0) all.push(['its place', at, (c) => void c.links.splice(at - 1, 2, c.links[at], c.links[at - 1])]);
  if (at < chain.links.length - 1) all.push(['left out', number, (c) => void c.links.splice(at, 1)]);
  return all;
}

export const forgedLaw: ChainLaw = {
  name: 'forged',
  says: 'a link, a carry or an order of links that was changed is named, with the link where it shows',
  end(tour, chain) {
    for (let at = 0; at < chain.links.length; at++) {
      for (const [what, link, forge] of forgeries(chain, at)) {
        const copy = copyTree(chain) as Mutable;
        forge(copy);
        const { ok, links } = verdictOf(tour, closed(copy));
        if (ok) broken(`of link ${at + 1} ${what} was changed, and nothing shows it`);
        const first = links.find(({ fault }) => fault !== null)?.number;
        if (first !== link) broken(`of link ${at + 1} ${what} was changed, and link ${first} is blamed`);
      }
    }
    if (verdictOf(tour, { ...copyTree(chain), digest: OTHER }).ok) broken('another digest of the chain shows nowhere');
  },
};
