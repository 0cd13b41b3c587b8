/** Whose doing a line is: the innermost attack, text or card that was under way. */
import type { Happening } from '@kolbiste/tablekit/engine/protocol.ts';
import type { StoneTable } from '../engine/table.ts';
import type { Act } from './course.ts';
import type { Whereabouts } from './whereabouts.ts';
import { STAGE } from './whereabouts.ts';

type Beginning = Pick<Act, 'kind' | 'card' | 'from'>;

/** What begins an act, and who acts. */
function beginning({ kind, a, b, after }: Happening, where: Whereabouts): Beginning | undefined {
  if (kind === 'attackDeclared') return { kind: 'attack', card: b, from: where.of(a, b) };
  if (kind === 'fired' || kind === 'activated' || kind === 'sprung')
    return { kind: 'text', card: b, from: where.of(a, b) };
  if (kind === 'castBegan') {
    // Abilities act where they lie, spells from the middle of the table.
    const own = (after as StoneTable).laid.find(({ seat, card }) => seat === a && card === b);
    return { kind: 'text', card: b, from: own === undefined ? STAGE : where.of(own.id, b) };
  }
  return kind === 'announced' || kind === 'castDrawn' ? { kind: 'play', card: b, from: STAGE } : undefined;
}

interface Open {
  readonly n: number;
  /** How deep in the procedures it stands. */
  readonly depth: number;
}

/** The acts that are under way. What happens as deep as a text is no more its own; an attack strikes where it was declared. */
export function acting(where: Whereabouts): { take(line: Happening, acts: Act[]): number } {
  const open: Open[] = [];
  const depthOf = ({ after }: Happening): number => (after as StoneTable).flow.length;
  const drop = (isOver: (depth: number) => boolean): void => {
    for (let last = open.at(-1); last !== undefined && isOver(last.depth); last = open.at(-1)) open.pop();
  };
  /** The card that was announced now acts: it is one and the same. */
  const goesOn = (acts: readonly Act[], { kind, b }: Happening): Act | undefined => {
    const act = acts[(open.at(-1)?.n ?? 0) - 1];
    return act?.kind === 'play' && kind === 'castBegan' && act.card === b ? act : undefined;
  };
  return {
    /** The number of the act that a line belongs to; a line that begins one is put among the acts. 0 = it belongs to none. */
    take(line, acts) {
      const depth = depthOf(line);
      const begun = beginning(line, where);
      drop((of) => of > depth);
      if (begun !== undefined) {
        const same = goesOn(acts, line);
        if (same === undefined) drop((of) => of === depth);
        else open.pop();
        const n = same?.n ?? acts.length + 1;
        acts[n - 1] = { ...begun, n, ends: same?.ends ?? [], told: [line] };
        open.push({ n, depth });
        return n;
      }
      const act = acts[(open.at(-1)?.n ?? 0) - 1];
      if (act?.kind === 'text' && open.at(-1)?.depth === depth) open.pop();
      return open.at(-1)?.n ?? 0;
    },
  };
}
