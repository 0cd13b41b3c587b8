// The engine must run the same everywhere: no clock, no chance of its own, no locale, no floating-point functions.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const ENGINE = [
  'packages/kernel/src',
  'packages/cardkit/src',
  'packages/games/*/src',
  'packages/games/*/bot',
  'packages/bots/src',
  'packages/wire/src',
];
const MATH = new Set(['imul', 'min', 'max', 'abs', 'clz32']);
const GLOBALS = new Set(
  `Date performance Intl Temporal crypto process globalThis eval Function setTimeout setInterval setImmediate
  queueMicrotask requestAnimationFrame fetch navigator localStorage Atomics SharedArrayBuffer WeakRef FinalizationRegistry`.split(
    /\s+/,
  ),
);
const METHODS = /^(toLocale\w*|localeCompare)$/;

/** @typedef {{ file: string, line: number, what: string }} Impurity */

/**
 * All impurities in the engine's sources, tests aside.
 * @param {string} root
 * @returns {{ files: number, found: Impurity[] }}
 */
export function scanEngine(root) {
  const files = globSync(
    ENGINE.map((folder) => `${folder}/**/*.ts`),
    { cwd: root },
  )
    .filter((file) => !file.endsWith('.test.ts'))
    .sort();
  return { files: files.length, found: files.flatMap((file) => scan(file, readFileSync(join(root, file), 'utf8'))) };
}

/**
 * The impurities of one source text.
 * @param {string} file its name, for the messages
 * @param {string} text
 * @returns {Impurity[]}
 */
export function scan(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  /** @type {Impurity[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    const what = ts.isIdentifier(node) ? impurity(node) : computedMethod(node);
    if (what) found.push({ file, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, what });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * @param {ts.Identifier} name
 * @returns {string | undefined}
 */
function impurity(name) {
  if (METHODS.test(name.text)) return name.text;
  if (isOnlyAName(name)) return undefined;
  if (GLOBALS.has(name.text)) return name.text;
  if (name.text !== 'Math') return undefined;
  const parent = name.parent;
  if (!ts.isPropertyAccessExpression(parent)) return 'Math other than Math.name';
  return MATH.has(parent.name.text) ? undefined : `Math.${parent.name.text}`;
}

/**
 * `x['localeCompare']` reaches what `x.localeCompare` may not.
 * @param {ts.Node} node
 */
function computedMethod(node) {
  if (!ts.isElementAccessExpression(node) || !ts.isStringLiteralLike(node.argumentExpression)) return undefined;
  return METHODS.test(node.argumentExpression.text) ? node.argumentExpression.text : undefined;
}

/**
 * A property, a parameter or a type called like a global is not that global.
 * @param {ts.Identifier} name
 */
function isOnlyAName(name) {
  const parent = name.parent;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === name;
  if (ts.isQualifiedName(parent) || ts.isTypeReferenceNode(parent)) return true;
  if (ts.isPropertySignature(parent) || ts.isPropertyAssignment(parent) || ts.isMethodSignature(parent)) {
    return parent.name === name;
  }
  return ts.isLiteralTypeNode(parent) || ts.isPropertyDeclaration(parent) || ts.isMethodDeclaration(parent);
}
