// What a measurement says, for people and for programs.

/** @typedef {import('./measure.mjs').Report} Report */
/** @typedef {import('./measure.mjs').Fate} Fate */
/** @typedef {import('./mutants.mjs').Mutant} Mutant */

/** @param {number} part @param {number} of */
const percent = (part, of) => (of === 0 ? 100 : Math.floor((1000 * part) / of) / 10);

/** @param {Report} report */
function scores({ fates }) {
  const byScenarios = fates.filter(({ scenario }) => scenario !== undefined).length;
  const bySuite = fates.filter(({ scenario, test }) => scenario !== undefined || test !== undefined).length;
  const of = fates.length;
  return {
    of,
    scenarios: { killed: byScenarios, percent: percent(byScenarios, of) },
    suite: { killed: bySuite, percent: percent(bySuite, of), untried: fates.filter(({ tried }) => !tried).length },
  };
}

/** @param {Report} report */
const survivorsOf = ({ fates }) => fates.filter(({ scenario, test }) => scenario === undefined && test === undefined);

/** @param {Mutant} mutant */
const asEntry = ({ file, line, column, nth, code, what, before, after }) => ({
  file,
  line,
  column,
  nth,
  code,
  what,
  before,
  after,
});

/** @param {Report} report */
export function asJson(report) {
  const { game, seed, all, equivalent, killedEquivalent, stale, seconds } = report;
  return {
    game,
    seed,
    mutants: all,
    ...scores(report),
    equivalent: equivalent.length,
    survivors: survivorsOf(report).map(({ mutant, why, tried }) => ({ ...asEntry(mutant), why, tried })),
    killedByTestsAlone: report.fates
      .filter(({ scenario, test }) => scenario === undefined && test !== undefined)
      .map(({ mutant, test }) => ({ ...asEntry(mutant), test })),
    markedButKilled: killedEquivalent.map(asEntry),
    stale,
    seconds,
  };
}

/** @param {string} text */
const cut = (text) => (text.length > 70 ? `${text.slice(0, 67)}...` : text);

/** @param {Fate} fate */
function told({ mutant, test, tried, why }) {
  const { file, line, before, after, what } = mutant;
  const left = after === what ? what : `-> ${cut(after)}`;
  const by = test === undefined ? (tried ? why : why || 'other tests not run') : `only ${cut(test)}`;
  return `  ${file}:${line}  ${cut(before)}  ${left}${by === '' ? '' : `  (${by})`}`;
}

/** @param {Report} report */
export function print(report) {
  const { game, seed, all, fates, equivalent, killedEquivalent, stale, seconds } = report;
  const { of, scenarios, suite } = scores(report);
  const alone = fates.filter(({ scenario, test }) => scenario === undefined && test !== undefined);
  const survivors = survivorsOf(report);
  if (alone.length > 0) console.log(`${game}: killed by other tests, not by a scenario`);
  for (const fate of alone) console.log(told(fate));
  if (survivors.length > 0) console.log(`${game}: survivors`);
  for (const fate of survivors) console.log(told(fate));
  for (const { file, line, before, after } of killedEquivalent)
    console.log(`  ${file}:${line}  ${cut(before)} -> ${cut(after)} is listed as equivalent, and a scenario fails`);
  for (const { file, code } of stale) console.log(`  listed as equivalent and no longer there: ${file}  ${cut(code)}`);
  console.log(
    `${game}, seed ${seed}: ${of + equivalent.length} of ${all} mutants, ${equivalent.length} of them equivalent, in ${seconds} s`,
  );
  console.log(`  scenarios alone: ${scenarios.killed} of ${of} killed, ${scenarios.percent} %`);
  if (suite.untried < of - scenarios.killed || of === scenarios.killed)
    console.log(
      `  whole suite: ${suite.killed} of ${of} killed, ${suite.percent} %${suite.untried ? `, ${suite.untried} not tried` : ''}`,
    );
}
