/** Texts about windows that pass by themselves. */
import type { Bilingual } from '@kolbiste/gamekit/desk';

export const STOPS = {
  none: { cs: 'Tato hra taková okna nemá.', en: 'This game has no such windows.' },
  legal: {
    cs: 'Okna procházejí sama, když v nich nemáte nic nového, co by hned nešlo i v dalším; na události z ruky se ptá i při útoku na vás',
    en: 'Windows pass by themselves where you can do nothing new that the next one would not allow as well; about events of your hand you are asked also when an enemy attacks you',
  },
  able: { cs: 'Ptá se všude, kde lze něco udělat', en: 'You are asked wherever something can be done' },
  stops: { cs: 'Okna procházejí sama mimo zarážky', en: 'Windows pass by themselves except at stops' },
  every: { cs: 'Ptá se v každém okně', en: 'You are asked in every window' },
  noStops: { cs: 'žádné zarážky', en: 'no stops' },
  at: { cs: 'zarážky: {list}', en: 'stops: {list}' },
  until: {
    cs: 'vše projde, dokud nepřijde: {when} (zruší stops off)',
    en: 'all passes until: {when} (stops off ends it)',
  },
  change: { cs: 'změna', en: 'something changes' },
  always: { cs: '{n}. vždy: {what} (zruší stops off {n})', en: '{n}. always: {what} (stops off {n} takes it back)' },
  phase: {
    cs: '{n}. do konce této fáze: {what} (zruší stops off {n})',
    en: '{n}. until the end of this phase: {what} (stops off {n} takes it back)',
  },
  once: {
    cs: '{n}. příště jednou: {what} (zruší stops off {n})',
    en: '{n}. next time, once: {what} (stops off {n} takes it back)',
  },
  noChoice: { cs: '{found}: takovou možnost teď nemáte.', en: '{found}: you have no such option now.' },
  tooMany: {
    cs: 'Víc než {most} trvalých příkazů nelze dát.',
    en: 'There can be no more than {most} standing orders.',
  },
  nothingPlayed: {
    cs: '{found}: teď se neodpovídá na nic, co by zahrál někdo jiný.',
    en: '{found}: nothing that somebody else has played is answered now.',
  },
  thisCard: { cs: '(jen na tuto kartu)', en: '(this card alone)' },
  thisOn: { cs: '(jen na tuto kartu s tímto cílem)', en: '(this card alone, aimed at this)' },
  ordered: { cs: 'Podle trvalého příkazu: {what}', en: 'By standing order: {what}' },
  round: { cs: 'další kolo', en: 'the next round' },
  passed: {
    cs: '{n}× prošlo samo ({windows}); nastavení: stops',
    en: 'passed by itself {n}× ({windows}); settings: stops',
  },
  unknown: {
    cs: '{found}: očekává se every, able, legal, stops, off, off ČÍSLO PŘÍKAZU, until OKNO, until round, until change, always MOŽNOST, always MOŽNOST toto, phase MOŽNOST, once MOŽNOST, nebo okno: {known}',
    en: '{found}: expected every, able, legal, stops, off, off NUMBER OF AN ORDER, until WINDOW, until round, until change, always OPTION, always OPTION this, phase OPTION, once OPTION, or a window: {known}',
  },
  hidden: { cs: 'Co teď nelze ({n}), ukáže table.', en: 'What may not be done now ({n}): table shows it.' },
} as const satisfies Record<string, Bilingual>;
