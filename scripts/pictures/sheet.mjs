// A page on which pictures can be looked at one by one, and one beside another.

/** @typedef {{ readonly name: string, readonly pictures: readonly string[] }} State */

/** @param {string} text */
const safe = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Narrow pictures first, each width in the light before the dark. @param {string} a @param {string} b */
const byWidth = (a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10) || (a < b ? 1 : -1);

/** @param {State} state */
const section = ({ name, pictures }) => `<section id="${safe(name)}"><h2>${safe(name)}</h2><div>
${pictures
  .toSorted(byWidth)
  .map((file) => {
    const path = safe(`${name}/${file}`);
    return `<figure><a href="${path}"><img loading="lazy" src="${path}" alt="${path}"></a><figcaption>${safe(file.replace(/\.\w+$/, ''))}</figcaption></figure>`;
  })
  .join('\n')}
</div></section>`;

/**
 * The page with all of them; a picture is shown in part of its size, and whole when it is pressed.
 * @param {readonly State[]} states
 */
export const sheetOf = (states) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Pictures</title>
<style>
body { font: 14px sans-serif; margin: 1em; background: #777; color: #fff }
nav a { color: #fff; margin-right: 1em }
section > div { display: flex; flex-wrap: wrap; gap: 12px; align-items: flex-start }
figure { margin: 0 }
img { max-height: 70vh; max-width: 48vw; display: block }
</style>
<nav>${states.map(({ name }) => `<a href="#${safe(name)}">${safe(name)}</a>`).join('')}</nav>
${states.map(section).join('\n')}
</html>
`;
