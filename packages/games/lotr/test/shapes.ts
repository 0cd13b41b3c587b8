/** Whether data have the shape of a TypeScript type, as the compiler itself says it. */
import ts from 'typescript';

const CARDS = new URL('../src/cards/', import.meta.url).pathname;
const OPTIONS: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  module: ts.ModuleKind.NodeNext,
  target: ts.ScriptTarget.ES2024,
  lib: ['lib.es2024.d.ts'],
  skipLibCheck: true,
  types: [],
};

/** What the compiler says against texts of JSON as lists of cards, by their names. */
export function shapeFaults(lists: Readonly<Record<string, string>>): string[] {
  const texts = new Map(
    Object.entries(lists).map(([name, json]) => [
      `${CARDS}${name}.checked.ts`,
      `import type { Card } from './types.ts';\nexport const list: Card[] = ${json};`,
    ]),
  );
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => texts.has(file) || fileExists(file);
  host.getSourceFile = (file, how) => {
    const text = texts.get(file);
    return text === undefined ? getSourceFile(file, how) : ts.createSourceFile(file, text, how);
  };
  const faults = ts.getPreEmitDiagnostics(ts.createProgram([...texts.keys()], OPTIONS, host));
  return faults.map(
    (fault) => `${fault.file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(fault.messageText, '\n')}`,
  );
}
