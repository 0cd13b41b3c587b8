/** Parts of the page that a game brings. */

import type { ComponentType } from 'react';
import type { GameId } from './engine/protocol.ts';
import { words } from './i18n/index.ts';
import type { Page, PagePart, Shown } from './page.ts';
import { pageOf } from './pages.ts';
import { lazily } from './ui/patient.ts';

/** A part with its words. */
export async function fetchPart<Module>(part: PagePart<Module>): Promise<Module> {
  const [found] = await Promise.all([part.fetch(), ...part.words.map(words)]);
  return found;
}

/**
 * A component that every game brings in its own way; whoever shows it says of which game.
 * @param Otherwise what stands there for a game that has no such part; by default a page that says so
 */
export function gamePart<P extends object>(
  pick: (page: Page) => Shown<P> | null | undefined,
  Otherwise?: ComponentType<{ game: GameId }>,
): ComponentType<P & { readonly game: GameId }> {
  type Props = P & { readonly game: GameId };
  const made = new Map<GameId, ComponentType<Props>>();
  const make = (game: GameId): ComponentType<Props> => {
    const fetchOne = async (): Promise<{ default: ComponentType<Props> }> => {
      const part = pick(await pageOf(game));
      if (part === null || part === undefined) {
        const instead = Otherwise ?? (await import('./pages/without.tsx')).default;
        return { default: instead as ComponentType<Props> };
      }
      return await fetchPart(part);
    };
    return lazily(fetchOne);
  };
  return function GamePart(props: Props) {
    const Part = made.get(props.game) ?? make(props.game);
    made.set(props.game, Part);
    return <Part {...props} />;
  };
}
