/** Letters without their accents, in lower case: 'Kolečko' is found by 'kolecko'. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
