import type { useTranslation } from 'react-i18next';

/** Words of the table by their key. */
export type Say = ReturnType<typeof useTranslation<'doom'>>['t'];
