/** Which modules go into one file: all that a first visit needs anyway. In one piece they compress better. */

/** Words of the first visit: of every page, and what the front page says of each game. */
const FIRST_WORDS = /[\\/]i18n[\\/](cs|en)[\\/]ui\.json$|[\\/]words[\\/](cs|en)[\\/][\w-]+-front\.json$/;

/**
 * Names one file for the first words of each language.
 * @param own dictionaries that the game which stands first needs at once
 */
export function firstWords(own: readonly string[]): (id: string) => string | null {
  const also = new RegExp(`[\\\\/]words[\\\\/](cs|en)[\\\\/](?:${own.join('|')})\\.json$`);
  return (id) => {
    const found = FIRST_WORDS.exec(id) ?? (own.length > 0 ? also.exec(id) : null);
    return found === null ? null : `words-${found[1] ?? found[2]}`;
  };
}

interface Modules {
  getModuleInfo(id: string): { importedIds?: readonly string[] } | null;
}

/** Everything that a module brings with it when it is loaded. */
function broughtBy(entry: string, modules: Modules): Set<string> {
  const found = new Set<string>();
  const open = [entry];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/**
 * Names the file of every module that one of the entries brings with it; the others are left to the bundler.
 * @param but modules that an `index.ts` names and only what comes later needs
 */
export function together(name: string, entries: readonly string[], but?: RegExp) {
  let found: Set<string> | null = null;
  return (id: string, modules: Modules): string | null => {
    found ??= new Set(entries.flatMap((entry) => [...broughtBy(entry, modules)]));
    return found.has(id) && but?.test(id) !== true ? name : null;
  };
}
