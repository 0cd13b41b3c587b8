/** Words of the terminal beside those of texts. */
import type { Bilingual } from '@kolbiste/gamekit/desk';
import type { KindName } from '../src/vocabulary.ts';

export const KIND_WORDS: Readonly<Record<KindName, Bilingual>> = {
  warrior: { cs: 'bojovník', en: 'warrior' },
  equipment: { cs: 'vybavení', en: 'equipment' },
  fortification: { cs: 'opevnění', en: 'fortification' },
  symmetry: { cs: 'dar', en: 'gift' },
  mission: { cs: 'úkol', en: 'mission' },
  relic: { cs: 'relikvie', en: 'relic' },
  warzone: { cs: 'válečná zóna', en: 'warzone' },
  ki: { cs: 'síla KI', en: 'ki power' },
  beast: { cs: 'zvíře', en: 'beast' },
  art: { cs: 'umění', en: 'art' },
  special: { cs: 'speciál', en: 'special' },
  alliance: { cs: 'aliance', en: 'alliance' },
};

export const CARD_WORDS = {
  figures: {
    cs: 'Z {fight} · S {shoot} · O {armor} · H {value}',
    en: 'F {fight} · S {shoot} · A {armor} · V {value}',
  },
  unique: { cs: 'osobnost', en: 'personality' },
  unscripted: {
    cs: 'zatím se nehraje: chybí {needs}',
    en: 'not played yet: {needs} is missing',
  },
  word: { cs: 'slovo', en: 'word' },
  frees: { cs: 'uvolní karet', en: 'cards freed' },
  waits: { cs: 'čeká karet', en: 'cards waiting' },
  yes: { cs: 'ano', en: 'yes' },
  no: { cs: 'ne', en: 'no' },
} as const satisfies Record<string, Bilingual>;
