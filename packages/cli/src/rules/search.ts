/** Finding rules by key or by words, without regard to case and diacritics. */
import type { RuleText } from '@kolbiste/gamekit/desk';
import { matches, wordsOf } from '../support/search.ts';

/** `2.4.2.1` and the like; also the number of a ruling, R41. */
const KEY = /^[a-z]?\d+(\.\d+)*\.?$/i;

const looksLikeKey = (query: string): boolean => KEY.test(query.trim());

/** The rule of a key; all rules of a chapter where the key names one; otherwise the rules that hold all the words, best first. */
export function findRules(rules: readonly RuleText[], query: string): RuleText[] {
  const key = query
    .trim()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toUpperCase();
  const exact = rules.filter((rule) => rule.key.toUpperCase() === key);
  if (exact.length > 0) return exact;
  if (looksLikeKey(key)) return rules.filter((rule) => rule.key.toUpperCase().startsWith(`${key}.`));
  const words = wordsOf(query);
  if (words.length === 0) return [];
  return rules
    .map((rule, at) => ({ rule, at, score: Math.max(matches(rule.cs, words), matches(rule.en, words)) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .map(({ rule }) => rule);
}
