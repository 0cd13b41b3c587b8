/** The classes in words. */
import type { ClassName } from '../vocabulary.ts';

export const CLASS_WORDS: Readonly<Record<ClassName, { readonly cs: string; readonly en: string }>> = {
  neutral: { cs: 'neutrální', en: 'neutral' },
  mathematician: { cs: 'matematik', en: 'mathematician' },
  informatician: { cs: 'informatik', en: 'informatician' },
  physicist: { cs: 'fyzik', en: 'physicist' },
  engineer: { cs: 'inženýr', en: 'engineer' },
  chemist: { cs: 'chemik', en: 'chemist' },
};
