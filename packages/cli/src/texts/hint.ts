/** Texts of hints. */
import type { Bilingual } from '@kolbiste/gamekit/desk';

export const HINT = {
  none: { cs: 'Tato hra nemá bota, který by poradil.', en: 'This game has no bot that could give a hint.' },
  head: {
    cs: 'Co by udělal nejsilnější bot; ví jen to, co vidíte i vy. Pokusů vpřed: {n}',
    en: 'What the strongest bot would do; it knows only what you see. Tries ahead: {n}',
  },
  chance: { cs: ': naděje na výhru asi {percent}', en: ': chance to win about {percent}' },
  effect: { cs: 'Hned potom', en: 'Right after it' },
  era: { cs: 'Do konce příštího kola', en: 'By the end of the next round' },
  first: {
    cs: '{when} {name}: průměrně {here}, u druhé nejlepší volby {there}.',
    en: '{when}, {name}: {here} on average, with the next best {there}.',
  },
  other: {
    cs: '{when} {name}: průměrně {here}, u první volby {there}.',
    en: '{when}, {name}: {here} on average, with the first one {there}.',
  },
  usual: {
    cs: 'Tak bot hraje obvykle a nic jiného nedopadlo zřetelně lépe.',
    en: 'It is what the bot usually does, and nothing else came out clearly better.',
  },
  later: {
    cs: '{when} žádné číslo na stole nevyjde lépe; výhoda je až v tom, co může přijít.',
    en: '{when}, no number of the table stands better for it; the advantage lies in what may follow.',
  },
  alike: {
    cs: '{when} vyjdou čísla na stole nastejno; rozdíl je až v tom, co může přijít.',
    en: '{when}, the numbers of the table come out the same; the difference lies in what may follow.',
  },
  only: { cs: 'Jinou možnost nemáte.', en: 'There is nothing else you could do.' },
  marked: {
    cs: 'Záznam hry ponese značku, že jste si tu vyžádali radu.',
    en: 'The record of the game will say that you asked for a hint here.',
  },
} as const satisfies Record<string, Bilingual>;
