/**
 * What may be played otherwise where the sources leave two readings open. The value named first holds without a word.
 */
export const CHOICES = {
  /** Who picks among enemies tied for the highest engagement cost in a check [LOTR 5.4]. */
  tiedChecks: ['firstPlayer', 'checkingPlayer'],
  /** Whether the window of a part opens although the attack will end because of what happened in it [LOTR L79]. */
  endedPart: ['window', 'noWindow'],
} as const;

export interface Profile {
  tiedChecks: (typeof CHOICES.tiedChecks)[number];
  endedPart: (typeof CHOICES.endedPart)[number];
}

export const DEFAULTS: Profile = { tiedChecks: 'firstPlayer', endedPart: 'window' };
