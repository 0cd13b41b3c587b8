// What the lock file must never hold.

/**
 * Complaints about a lock file: packages that run scripts when installed, sources that are no registry.
 * @param {{ packages: Record<string, import('../boot/install.mjs').Entry> }} lock
 * @returns {string[]}
 */
export function lockProblems(lock) {
  return Object.entries(lock.packages).flatMap(([path, entry]) => {
    const problems = [];
    if (entry.hasInstallScript) problems.push(`${path} runs a script when it is installed`);
    if (!path.includes('node_modules/') || entry.link) return problems;
    if (entry['resolved']) problems.push(`${path} names where it comes from: npm install with this folder's .npmrc`);
    if (!entry.integrity && !entry['inBundle']) problems.push(`${path} has no integrity hash`);
    return problems;
  });
}
