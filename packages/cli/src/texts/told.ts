/** Texts of `replay` for records of what one viewer was told. */
import type { Bilingual } from '@kolbiste/gamekit/desk';

export const TOLD = {
  head: {
    cs: '{game}, pravidla {theirs}, {steps}: co bylo řečeno ({who}). Není to celá hra, a nedá se ověřit.',
    en: '{game}, rules {theirs}, {steps}: what was told to {who}. It is not the whole game, and cannot be verified.',
  },
  seat: { cs: 'hráč {seat}', en: 'seat {seat}' },
  watcher: { cs: 'divák', en: 'somebody who watched' },
  otherRules: {
    cs: 'Hrálo se podle pravidel verze {theirs}, tento program má {ours}: ukazuje se, co se řeklo tehdy, nic se nehraje znovu.',
    en: 'It was played by rules {theirs}, this program has {ours}: shown is what was told then, nothing is played again.',
  },
  setup: { cs: 'Příprava', en: 'Set-up' },
  unseen: { cs: '{n}. (odpověď, která se neříkala)', en: '{n}. (an answer that was not told)' },
  unfinished: { cs: 'Dál záznam nevede: hra neskončila.', en: 'The record goes no further: the game has not ended.' },
  unverifiable: {
    cs: '{file}: nelze ověřit. Záznam ({game}, pravidla {theirs}, tento program má {ours}) obsahuje jen to, co bylo řečeno jednomu: bez skrytých karet a náhody nelze hru přehrát. Bez --verify se ukáže.',
    en: '{file}: it cannot be verified. The record ({game}, rules {theirs}, this program has {ours}) holds only what one viewer was told: without the hidden cards and the chance the game cannot be played again. Without --verify it is shown.',
  },
  changed: {
    cs: '{file}: otisk pohledu nesouhlasí: záznam byl po zápisu změněn.',
    en: '{file}: the hash of its view does not fit: it was changed after it was written.',
  },
  unnamed: {
    cs: '{file}: záznam neříká, které hry je (chybí pole plays). Stáhněte ho ze serveru znovu.',
    en: '{file}: the record does not say of which game it is (the field plays is missing). Ask the server for it again.',
  },
  unreadable: {
    cs: '{file}: záznam toho, co bylo řečeno, nelze přečíst: {reason}',
    en: '{file}: the record of what was told cannot be read: {reason}',
  },
} as const satisfies Record<string, Bilingual>;
