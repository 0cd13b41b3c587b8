/** A build brings along only those parts of the games that it uses: the others are taken out of their manifests. */
import type { Plugin } from 'vite';

const MANIFEST = /[\\/]games[\\/]([\w-]+)[\\/]manifest\.ts$/;
const PART = /\b(\w+): \(\) => import\(('[^']*')\)/g;
/** What a page never says of a game, nor asks of it. */
const UNSAID = /\n {2}(?:title|scenarios|campaign|bot|desk|online|workshop): .*|\n {2}windows: null,/g;
/** What only a page says: a worker shows no front page and has no addresses. */
const SHOWN = /\n {4}(?:decks|rooms): .*|\n {4}front: \{\n(?: {6}.*\n)+ {4}\},/g;
/** What a page asks of a game only whether it has it: the part itself comes with another one. */
const WHETHER = /\b(windows): \(\) => import\('[^']*'\)/;

/**
 * The text of a manifest with these parts alone; of the others it says that there are none.
 * @param kept names of slots
 */
export const onlyParts = (manifest: string, kept: readonly string[]): string =>
  manifest
    .replace(UNSAID, '')
    .replace(SHOWN, (said) => (kept.includes('parts') ? said : ''))
    .replace(WHETHER, '$1: true')
    .replace(PART, (whole, slot: string) => (kept.includes(slot) ? whole : `${slot}: null`));

/** The same with a part that is not waited for, since it comes in the same file: what it exports is called so. */
export function withPart(manifest: string, slot: string, name: string): string {
  let from = '';
  const text = manifest.replace(PART, (whole, one: string, path: string) => {
    if (one !== slot) return whole;
    from = path;
    return `${slot}: async () => ({ ${name} })`;
  });
  return from === '' ? manifest : `import { ${name} } from ${from};\n${text}`;
}

/** The part of the game that stands first which a first visit needs: its slot, and what it exports. */
export interface First {
  readonly game: string;
  readonly slot: string;
  readonly name: string;
}

/** Leaves these parts of manifests in a build. */
export function slots(kept: readonly string[], first: First): Plugin {
  return {
    name: 'kolbiste-slots',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const game = MANIFEST.exec(id)?.[1];
      if (game === undefined) return undefined;
      const text = onlyParts(code, kept);
      return { code: game === first.game ? withPart(text, first.slot, first.name) : text, map: null };
    },
  };
}
