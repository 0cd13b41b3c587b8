/** Who played in a recorded game: the classes of both lists. */
import type { SidesOf } from '@kolbiste/tablekit/page.ts';

const CLASSES: Readonly<Record<string, { cs: string; en: string }>> = {
  mathematician: { cs: 'Matematik', en: 'Mathematician' },
  informatician: { cs: 'Informatik', en: 'Informatician' },
  physicist: { cs: 'Fyzik', en: 'Physicist' },
  engineer: { cs: 'Inženýr', en: 'Engineer' },
  chemist: { cs: 'Chemik', en: 'Chemist' },
};

export const sidesOf: SidesOf = (config, lang) =>
  (config as { lists: { class: string }[] }).lists.map((list) => CLASSES[list.class]?.[lang] ?? '?');
