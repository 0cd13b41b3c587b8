/**
 * A flow as code: what `run` does with a table of steps, written out as JavaScript, one function for each procedure, its steps
 * as cases that fall through to the next. The bodies of steps and questions stay where they are and are called by constants, so
 * that the engine's compiler knows what it calls. The flow is the only source: of a rule nothing stands in the code but its place.
 *
 * Made whenever a bundle for many games is (scripts/bundle.mjs), never kept; the battery holds it against the kernel's own loop.
 */
import type { Flow, Procedure, Step } from '../procedure.ts';
import { END } from '../state.ts';

/** A step as it is named in the code. */
const nameOf = (p: Procedure, step: Step): string => `${p.id}_${step.index}`;

/** What the code calls, by constants. */
function constantsOf(p: Procedure): string[] {
  return p.steps.map((step) => {
    const name = nameOf(p, step);
    const at = `procedures[${p.id}].steps[${step.index}]`;
    if (step.ask === null) return `const run${name} = ${at}.run;`;
    const apply = step.ask.apply === null ? '' : `, apply${name} = ask${name}.apply`;
    return `const ask${name} = ${at}.ask, seats${name} = ask${name}.seats, list${name} = ask${name}.candidates${apply};`;
  });
}

/** A question: skipped where nobody owes an answer. */
function askCase(name: string, next: number): string {
  return `
        f.result = 0;
        f.pendingMask = seats${name}(s, f.locals);
        if (f.pendingMask !== 0) return true;
        f.pc = ${next};`;
}

/** A step that does something: it may call (another frame is on top), go elsewhere, or end its procedure. */
function runCase(name: string, next: number): string {
  return `
        f.pc = ${next};
        run${name}(s, f.locals, f);
        if (f.pc !== END) f.result = 0;
        if (frames.length !== n || frames[n - 1] !== f) return false;
        if (f.pc !== ${next}) {
          if (left < 0) return false;
          continue;
        }`;
}

function caseOf(p: Procedure, step: Step): string {
  const name = nameOf(p, step);
  const next = step.index + 1;
  return `
      case ${step.index}: // ${step.id}
        left--;${step.ask === null ? runCase(name, next) : askCase(name, next)}`;
}

/** Runs one procedure, until it calls, is over, or asks: true = a question is open. */
const bodyOf = (p: Procedure): string => `
function procedure${p.id}(s, frames, f, n) {
  for (;;) {
    switch (f.pc) {${p.steps.map((step) => caseOf(p, step)).join('')}
      default:
        end(frames, f, n);
        return false;
    }
  }
}
`;

const allQuestions = (flow: Flow<any>): [Procedure, Step][] =>
  flow.procedures.flatMap((p) =>
    p.steps.flatMap((step) => (step.ask === null ? [] : [[p, step] as [Procedure, Step]])),
  );

function listCase([p, step]: [Procedure, Step], at: number): string {
  const name = nameOf(p, step);
  return `
    case ${at + 1}:
      out.begin(ask${name}, s, f.locals, seat, into);
      list${name}(s, f.locals, seat, out);
      return;`;
}

/** Most questions only note the answer; those that do more have a case of their own. */
function answerCase([p, step]: [Procedure, Step], at: number): string {
  const { ask, index } = step;
  if (ask === null || (!ask.joint && ask.apply === null)) return '';
  const noted = ask.joint
    ? ''
    : `
      f.pc = ${index + 1};
      f.result = option;`;
  const applied =
    ask.apply === null
      ? ''
      : `
      apply${nameOf(p, step)}(s, f.locals, seat, option, f);`;
  return `
    case ${at + 1}:${noted}${applied}
      return;`;
}

/** A number for each question, by procedure and step; 0 = no question. */
function questionTable(flow: Flow<any>, width: number): string {
  const table = new Array<number>(flow.procedures.length * width).fill(0);
  allQuestions(flow).forEach(([p, { index }], at) => {
    table[p.id * width + index] = at + 1;
  });
  return `Uint16Array.of(${table.join(', ')})`;
}

/** Names of procedures and their steps, by which code and flow know each other. */
export const namesOf = (flow: Flow<any>): string[] =>
  flow.procedures.map((p) => [p.name, ...p.steps.map((step) => step.name)].join(' '));

const HELPERS = `
let left = 0;

/** Takes the frame of a procedure that has ended from the stack; its caller finds the result. */
function end(frames, f, n) {
  frames.pop();
  if (n === 1) return;
  const below = frames[n - 2];
  if (below.pc !== END) below.result = f.pc === END ? f.result : 0;
}
`;

const advanceOf = (flow: Flow<any>): string => `
function advance(s, limit) {
  const { frames } = s;
  left = limit;
  for (;;) {
    const n = frames.length;
    if (n === 0) return true;
    const f = frames[n - 1];
    let asked = false;
    switch (f.p) {${flow.procedures
      .map(
        ({ id, name }) => `
      case ${id}: // ${name}
        asked = procedure${id}(s, frames, f, n);
        break;`,
      )
      .join('')}
    }
    if (left < 0) return false;
    if (asked) return true;
  }
}
`;

const interfaceOf = (flow: Flow<any>, width: number): string => `
const question = ${questionTable(flow, width)};

function list(s, f, seat, into, out) {
  switch (question[f.p * ${width} + f.pc]) {${allQuestions(flow).map(listCase).join('')}
  }
}

function answer(s, f, seat, option) {
  f.cause = ++s.n;
  f.pendingMask = 0;
  switch (question[f.p * ${width} + f.pc]) {${allQuestions(flow).map(answerCase).join('')}
    default:
      f.pc++;
      f.result = option;
  }
}
`;

/** The body of a function of the flow's procedures that returns a FlowCode. */
export function codeText(flow: Flow<any>): string {
  const width = 1 + Math.max(...flow.procedures.map(({ steps }) => steps.length));
  return [
    `const END = ${END};`,
    ...flow.procedures.flatMap(constantsOf),
    HELPERS,
    ...flow.procedures.map(bodyOf),
    advanceOf(flow),
    interfaceOf(flow, width),
    'return { advance, list, answer };',
  ].join('\n');
}

/** The text of a module that exports what CodeOfFlow wants. */
export const codeModule = (flow: Flow<any>): string => `// Written from the flow of ${flow.game}.
export const game = ${JSON.stringify(flow.game)};
export const names = ${JSON.stringify(namesOf(flow))};
export function codeOf(procedures) {
${codeText(flow)}
}
`;
