/** Words of the duel's table in the terminal. */
import type { Bilingual } from '@kolbiste/gamekit/desk';

export const TABLE = {
  before: { cs: 'Před začátkem: startovní točení', en: 'Before the start: the start spin' },
  round: { cs: '{n}. kolo', en: 'Round {n}' },
  active: { cs: 'na tahu {seat}', en: "{seat}'s turn" },
  starting: { cs: 'první v kole {seat}', en: '{seat} goes first' },
  hero: { cs: 'hrdina', en: 'hero' },
  life: { cs: 'životy {n}/{most}', en: 'life {n}/{most}' },
  energy: { cs: 'energie {n}/12', en: 'energy {n}/12' },
  focus: { cs: 'zaměření: {types}', en: 'focus: {types}' },
  nothing: { cs: 'nic', en: 'nothing' },
  used: { cs: 'použito', en: 'used' },
  cost: { cs: 'náročnost {n}', en: 'cost {n}' },
  resistance: { cs: 'odolnost {n}', en: 'resistance {n}' },
  resistanceShort: { cs: 'odolnost {n}', en: 'resistance {n}' },
  ready: { cs: 'připravená', en: 'ready' },
  broken: { cs: 'rozbitá', en: 'broken' },
  repairing: { cs: 'v opravě', en: 'repairing' },
  cursed: { cs: 'prokletá', en: 'cursed' },
  freed: { cs: 'vysvobozená', en: 'freed' },
  laidField: { cs: 's odloženým efektem {effect} (pole {n})', en: 'with a laid effect, {effect} (field {n})' },
  over: { cs: 'hra skončila', en: 'the game is over' },
  laid: { cs: 'leží na ní {effect}', en: 'laid on it: {effect}' },
} as const satisfies Record<string, Bilingual>;
