/** The table of figures that the generator's model does not fit. */

/**
 * @typedef {{ id: string, what: string, observed: Record<string, number>, figure: number[], off: number, samples: number }} Misfit
 * @param {Misfit[]} misfits
 * @param {number} heroes number of kinds
 * @param {number} weapons number of kinds
 */
export function fitTable(misfits, heroes, weapons) {
  const rows = [...misfits].sort((a, b) => b.off - a.off || (a.id < b.id ? -1 : 1));
  const komando = rows.filter((row) => row.what === 'lifeKomando').length;
  const lines = rows.map((row) => {
    const [base, k] = row.figure;
    return `| ${row.id} | ${row.what} | ${seen(row.observed)} | ${base} + ${k} | ${row.off} | ${row.samples} |`;
  });
  return `# Where the generator's model does not fit

Made by \`packages/games/scratch-wars/import/index.mjs\`. Every printed figure of the ${heroes} hero kinds and ${weapons} weapon kinds is
modelled as base + k fair coins (k = 0 to 3; the best fit by least squares within the seen range). The ${rows.length} figures
below have a share that is off by more than 5 points and by more than three standard errors of their sample. ${komando} of them
are lives for mode Komando, which this game does not use and which are not fair coins; most others belong to kinds of the first
edition, whose print runs seem to differ. The seen range is kept beside the model, so a real card is never called impossible.
A trick is shown as printed (negative); it is stored as a price.

| kind | figure | seen | base + coins | off by (points) | sample |
|---|---|---|---|---|---|
${lines.join('\n')}
`;
}

/** @param {Record<string, number>} observed */
function seen(observed) {
  const rows = Object.entries(observed).sort((a, b) => Number(a[0]) - Number(b[0]));
  return rows.map(([value, percent]) => `${value}: ${percent} %`).join(', ');
}
