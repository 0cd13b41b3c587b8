/** The engine's words as this table says them: to the one who sits here, or about the two players of one screen. */
import type { Describable } from '@kolbiste/kernel';
import type { Viewer } from '@kolbiste/wire';
import type { GameAdapter, Seen } from './adapter.ts';
import type { NameSet, Said } from './protocol.ts';

export interface Speech {
  readonly text: Said;
  readonly rule: readonly string[];
}

export interface Talk<V> {
  (view: V, x: Describable): Speech;
  /** What would make a refused thing legal. */
  help(remedy: string): Said;
}

/** @param viewer the seat that is spoken to; 'public' names both players */
export function talker<V extends Seen>(
  adapter: Pick<GameAdapter<never, V>, 'describer' | 'remedy'>,
  names: NameSet,
  viewer: Viewer,
): Talk<V> {
  const describe = adapter.describer(names, viewer);
  const say = (view: V, x: Describable): Speech => {
    const cs = describe(view, x, 'cs');
    return { text: { cs: cs.text, en: describe(view, x, 'en').text }, rule: cs.rule };
  };
  const help = (remedy: string): Said => ({ cs: adapter.remedy(remedy, 'cs'), en: adapter.remedy(remedy, 'en') });
  return Object.assign(say, { help });
}
