/** Why a step cannot be taken back: fetched when somebody tries. */
import type { Said, Undo } from '../engine/protocol.ts';

const NO_UNDO = {
  nothing: { cs: 'Zatím není co vrátit.', en: 'There is nothing to take back yet.' },
  chance: { cs: 'Vrátit nelze: rozhodla už náhoda.', en: 'No taking back: chance has decided already.' },
  other: { cs: 'Vrátit nelze: rozhodl se už i druhý hráč.', en: 'No taking back: the other player has decided since.' },
  revealed: {
    cs: 'Vrátit nelze: ukázalo se při tom něco skrytého.',
    en: 'No taking back: it showed something hidden.',
  },
} as const;

/** What stands in the way: the words, no paragraph, and the line. */
export function whyNoUndo({ why, step, line }: Extract<Undo, { ok: false }>): [Said, readonly string[], Said | null] {
  const help = line ? { cs: `Krok ${step}: ${line.cs}`, en: `Step ${step}: ${line.en}` } : null;
  return [NO_UNDO[why], [], help];
}
