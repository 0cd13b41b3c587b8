/** What a campaign came to, told when it is over or shown: its links, and everything that was drawn in them. */
import type { AnyGame } from '@kolbiste/gamekit/desk';
import { counted, say, wrapped } from '@kolbiste/gamekit/desk';
import type { Chain } from '@kolbiste/kernel/chain';
import type { Draw } from '../replay/draws.ts';
import { drawsOf } from '../replay/draws.ts';
import type { Context } from '../support/context.ts';
import { CHAIN } from '../texts/chain.ts';

/** Draws of more values than these are counted, but not told value by value. */
const MOST_VALUES = 20;

/** How often each value came, by what was drawn: 'die (6): 0 3×, 1 5×'. */
function spread(draws: readonly Draw[]): string[] {
  const kinds = new Map<string, number[]>();
  for (const { label, values, came } of draws) {
    const kind = `${label} (${values})`;
    const counts = kinds.get(kind) ?? new Array<number>(values).fill(0);
    counts[came]++;
    kinds.set(kind, counts);
  }
  return [...kinds]
    .filter(([, counts]) => counts.length <= MOST_VALUES)
    .map(([kind, counts]) => `${kind}: ${counts.map((n, value) => `${value} ${n}×`).join(', ')}`)
    .sort();
}

/** Tells it of the links whose rules are here; those of others cannot be played. */
export function printCourse(game: AnyGame, chain: Chain, { lang, out, width }: Context): void {
  const links = chain.links.filter(({ rulesVersion }) => rulesVersion === game.rulesVersion);
  const draws = links.flatMap(({ record }) => drawsOf(game, record));
  const steps = chain.links.reduce((sum, { record }) => sum + record.steps.length, 0);
  const values = {
    links: counted(lang, chain.links.length, 'link'),
    steps: counted(lang, steps, 'step'),
    draws: draws.length,
  };
  for (const line of wrapped(say(lang, CHAIN.course, values), width)) out(line);
  for (const kind of spread(draws)) for (const line of wrapped(`• ${kind}`, width)) out(line);
}
