/** Which modules go into one file: all that a first visit needs anyway. In one piece they compress better. */

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
