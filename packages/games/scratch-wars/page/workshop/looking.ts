import { create } from 'zustand';

/** The filters of the collection as they were left, for the way back from a card. */
export const useLooking = create<{ search: string }>(() => ({ search: '' }));
