/** Opening what a link or a fragment names. */
import { linkOf } from './link.ts';
import { cannotWatch, watch } from './store.ts';

/** The record of an online game, from its server. */
async function fetched(game: string): Promise<string> {
  const { recordOf } = await import('../online/http.ts');
  return recordOf(game);
}

/** Watches what the text names, or says why that cannot be; false = it names nothing. */
export async function openLink(text: string): Promise<boolean> {
  try {
    const link = await linkOf(text.includes('#') ? text.slice(text.indexOf('#')) : text);
    if (link === undefined) return false;
    const { step, viewpoint, record, game } = link;
    if (record !== undefined) await watch(record, { step, viewpoint });
    else if (game !== undefined) await watch(await fetched(game), { step, viewpoint, game });
  } catch (error) {
    cannotWatch(error instanceof Error ? error.message : String(error));
  }
  return true;
}
