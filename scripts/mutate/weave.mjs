// One text of a source that holds all its mutants, each behind a switch: the game is loaded once, and breaking it in
// another place is turning another switch. Loops are counted, so that an endless one ends.
import ts from 'typescript';
import { SWITCH, TICK } from './names.mjs';
import { faultsOf, isBeside } from './operators.mjs';

/**
 * @typedef {object} Mutant
 * @property {number} id
 * @property {string} file relative to the root
 * @property {number} line from 1
 * @property {string} code the line it begins in, without the blanks around it
 * @property {number} column where in that code it begins, from 0
 * @property {number} nth which of the lines of the file that read the same, from 1
 * @property {string} what
 * @property {string} before
 * @property {string} after
 */

/** @param {string} text */
const oneLine = (text) => text.replace(/\s+/g, ' ').trim();

class Weaver {
  /** @type {Mutant[]} */
  mutants = [];
  /** @type {Map<string, number>} */
  #lines = new Map();
  /** @type {Map<number, number>} */
  #nth = new Map();

  /** @param {string} file @param {string} text @param {number} first */
  constructor(file, text, first) {
    this.file = file;
    this.text = text;
    this.first = first;
    this.rows = text.split('\n');
    this.source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    this.rows.forEach((row, i) => {
      const times = (this.#lines.get(row.trim()) ?? 0) + 1;
      this.#lines.set(row.trim(), times);
      this.#nth.set(i, times);
    });
  }

  /** @param {ts.Node} node @param {import('./operators.mjs').Fault} fault */
  #mutant(node, fault) {
    const at = this.source.getLineAndCharacterOfPosition(node.getStart());
    const row = this.rows[at.line] ?? '';
    const id = this.first + this.mutants.length;
    this.mutants.push({
      id,
      file: this.file,
      line: at.line + 1,
      code: row.trim(),
      column: at.character - (row.length - row.trimStart().length),
      nth: this.#nth.get(at.line) ?? 1,
      what: fault.what,
      before: oneLine(node.getText()),
      after: fault.how === 'instead' ? oneLine(fault.text) : fault.what,
    });
    return `${SWITCH}(${id})`;
  }

  /** The text of a node with the switches of all that lies in it. @param {ts.Node} node @returns {string} */
  weave(node) {
    const faults = isBeside(node) ? [] : faultsOf(node, this.text);
    const switches = faults.map((fault) => ({ fault, on: this.#mutant(node, fault) }));
    let woven = isBeside(node) ? this.text.slice(node.getStart(), node.end) : this.#inside(node);
    for (const { fault, on } of switches.reverse()) {
      if (fault.how === 'instead') woven = `(${on}?(${fault.text}):(${woven}))`;
      else if (fault.how === 'dropped') woven = `{if(${on}){}else{${woven}}}`;
      else woven = `{if(${on})return;${woven.slice(1)}`;
    }
    if (ts.isIterationStatement(node.parent, false) && node.parent.statement === node) woven = `{${TICK}();${woven}}`;
    return woven;
  }

  /** @param {ts.Node} node */
  #inside(node) {
    let out = '';
    let at = node.getStart();
    ts.forEachChild(node, (child) => {
      if (child.getStart() < at || child.pos === child.end) return;
      out += this.text.slice(at, child.getStart()) + this.weave(child);
      at = child.end;
    });
    return out + this.text.slice(at, node.end);
  }

  run() {
    return this.text.slice(0, this.source.getStart()) + this.#inside(this.source);
  }
}

/**
 * @param {string} file
 * @param {string} text
 * @param {number} first the number of its first mutant
 * @returns {{ woven: string, mutants: Mutant[] }}
 */
export function weave(file, text, first) {
  const weaver = new Weaver(file, text, first);
  return { woven: weaver.run(), mutants: weaver.mutants };
}
