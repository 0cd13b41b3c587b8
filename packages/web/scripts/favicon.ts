/** The icon of a tab, written into the page: browsers ask for it twice, and its headers are longer than it is. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FILE = 'icon.svg';

/** Puts the icon itself where `index.html` names its file. */
export function favicon(): Plugin {
  let folder = '';
  return {
    name: 'kolbiste-favicon',
    apply: 'build',
    configResolved(config) {
      folder = config.publicDir;
    },
    transformIndexHtml: (html) => {
      const named = `href="/${FILE}"`;
      if (!html.includes(named)) throw new Error(`index.html: no ${named}`);
      const drawing = readFileSync(join(folder, FILE), 'utf8').trim().replaceAll('"', "'");
      const escaped = drawing.replace(/[%#<>]/g, encodeURIComponent);
      return html.replace(named, `href="data:image/svg+xml,${escaped}"`);
    },
  };
}
