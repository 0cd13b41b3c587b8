/** From clauses to sentences. */
import { cap, listed } from '@kolbiste/cardkit/words';

export { cap, listed } from '@kolbiste/cardkit/words';

/** Clauses as sentences without the last full stop; one that ends with a semicolon or a stop stands by itself. */
export function flow(clauses: readonly string[], and: string, then: string): string {
  const opened = clauses.findLastIndex((text) => /[;.]$/.test(text));
  const rest = listed(clauses.slice(opened + 1), and).replace(` ${and} ${then} `, `, ${then} `);
  if (opened < 0) return rest;
  const before = clauses.slice(0, opened + 1).join(' ');
  return `${before} ${before.endsWith('.') ? cap(rest) : rest}`.trim();
}

/** Branches to choose from: what all begin with alike is said once, where only figures differ. */
export function either(branches: readonly string[], or: string): string {
  const words = branches.map((branch) => branch.split(' '));
  const [first] = words;
  const at = first.findIndex((word) => /^[+−\d]/.test(word));
  const alike = at > 0 && words.every((other) => other.slice(0, at).join(' ') === first.slice(0, at).join(' '));
  const same = alike ? at : 0;
  return [first, ...words.slice(1).map((other) => other.slice(same))].map((list) => list.join(' ')).join(`, ${or} `);
}
