/** Texts of campaigns: chains of sealed records. */
import type { Bilingual } from '@kolbiste/gamekit/desk';

export const CHAIN = {
  what: { cs: 'kampaň', en: 'a campaign' },
  option: {
    cs: 'kampaň: soubor založí, nebo v ní pokračuje; na každé hranici pravidel ji zapečetí ({games})',
    en: 'a campaign: begins the file, or goes on with it; sealed at every boundary of the rules ({games})',
  },
  join: {
    cs: 'kdo se ke kampani přidává tam, kde naposledy skončila, slovy hry (hrdinové), oddělená čárkou ({games})',
    en: 'who joins the campaign where it was last sealed, in the words of the game (heroes), with commas between ({games})',
  },
  joinWhere: {
    cs: '--join patří ke kampani: --campaign SOUBOR.',
    en: '--join belongs to a campaign: --campaign FILE.',
  },
  cannotJoin: { cs: '--join {who}: nelze: {reason}', en: '--join {who}: that cannot be: {reason}' },
  none: { cs: '{game} nemá kampaně.', en: '{game} has no campaigns.' },
  noSave: {
    cs: '--campaign a --save nejdou dohromady: záznamy her jsou v kampani.',
    en: '--campaign and --save do not go together: the records of the games are in the campaign.',
  },
  otherGame: {
    cs: '{file}: kampaň je hry {theirs}, ne {game}.',
    en: '{file}: this campaign is of {theirs}, not of {game}.',
  },
  unreadable: { cs: '{file}: kampaň nelze přečíst: {reason}', en: '{file}: the campaign cannot be read: {reason}' },
  head: { cs: '{game}, kampaň {id}: zapečetěno {links}', en: '{game}, campaign {id}: {links} sealed' },
  commitment: {
    cs: 'Náhoda všech článků je určena od začátku, závazek: {hash}',
    en: 'The chance of all links is fixed from the start, commitment: {hash}',
  },
  sealed: {
    cs: 'Článek {n}, pravidla {version}, {steps}, zapečetěn na hranici {boundary}, otisk {hash}:',
    en: 'Link {n}, rules {version}, {steps}, sealed at the boundary {boundary}, hash {hash}:',
  },
  ended: {
    cs: 'Článek {n}, pravidla {version}, {steps}, kampaň jím končí, otisk {hash}:',
    en: 'Link {n}, rules {version}, {steps}, the campaign ends with it, hash {hash}:',
  },
  open: { cs: 'Článek {n}, pravidla {version}, {steps}, otevřený:', en: 'Link {n}, rules {version}, {steps}, open:' },
  verified: { cs: 'přehrán a souhlasí', en: 'played again, and it agrees' },
  otherRules: {
    cs: 'pečeť souhlasí; pravidla té verze tu nejsou, ukazuje se, jak byl řečen tehdy',
    en: 'its seal holds; the rules of that version are not here, it is shown as it was told then',
  },
  broken: { cs: 'NESOUHLASÍ', en: 'IT DIFFERS' },
  otherPrinted: {
    cs: '  Natištěné karty nebo osnova pravidel jsou jiné než tehdy, ačkoli se verze jmenuje stejně.',
    en: '  The printed cards or the outline of the rules are others than then, though the version has the same name.',
  },
  abandoned: {
    cs: 'předtím hrán podle pravidel {version} ({steps}) a opuštěn, když přišla jiná',
    en: 'played by rules {version} before ({steps}), and given up when others came',
  },
  inChain: { cs: 'řetěz', en: 'the chain' },
  inLink: { cs: 'článek {n}', en: 'link {n}' },
  atStep: { cs: 'krok {n}', en: 'step {n}' },
  bad: {
    cs: '{file}: nesouhlasí {where}: očekává se {expected}, ale je zde {actual}.',
    en: '{file}: it differs in {where}: expected {expected}, found {actual}.',
  },
  ok: {
    cs: 'Souhlasí: {links}, z nich přehráno {played}, každá pečeť a každý bajt.',
    en: 'It agrees: {links}, {played} of them played again, every seal and every byte.',
  },
  unplayed: {
    cs: 'Podle jiných pravidel, a tedy nepřehráno: {n}. Tento program má pravidla {ours}.',
    en: 'Of other rules, and so not played again: {n}. This program has rules {ours}.',
  },
  begun: {
    cs: 'Nová kampaň {id}. Náhoda všech článků je určena předem, závazek: {hash}',
    en: 'A new campaign {id}. The chance of all links is fixed beforehand, commitment: {hash}',
  },
  goesOn: { cs: 'Kampaň {id}, článek {n}.', en: 'Campaign {id}, link {n}.' },
  otherOpen: {
    cs: 'Rozehraný článek je podle pravidel {theirs}. Zůstává v kampani tak, jak byl; hraje se znovu od poslední pečeti podle pravidel {ours}.',
    en: 'The open link is of rules {theirs}. It stays in the campaign as it was; it is played anew from the last seal by rules {ours}.',
  },
  seal: {
    cs: 'Zapečetěno na hranici {boundary}, otisk {hash}.',
    en: 'Sealed at the boundary {boundary}, hash {hash}.',
  },
  sealEnd: { cs: 'Kampaň skončila, otisk {hash}.', en: 'The campaign has ended, hash {hash}.' },
  course: {
    cs: 'Celá kampaň: {links}, {steps}, losů {draws}. Každý si je spočte z tajemství v souboru: kolbiste replay SOUBOR --draws. Kolikrát co padlo:',
    en: 'The whole campaign: {links}, {steps}, {draws} draws. Anybody can compute them from the secrets in the file: kolbiste replay FILE --draws. How often what came:',
  },
  secret: { cs: 'Tajemství článku: {secret}', en: 'The secret of the link: {secret}' },
  damaged: {
    cs: '{file}: v uložené kampani se nedá pokračovat, je poškozená: {reason} Soubor zůstal, jak byl.',
    en: '{file}: the saved campaign cannot be gone on with, it is damaged: {reason} The file is left as it was.',
  },
  otherSeats: {
    cs: '{file}: v této kampani hraje {most}, ne {found}. Napište --seats pro všechny.',
    en: '{file}: {most} play in this campaign, not {found}. Give --seats for all of them.',
  },
  over: { cs: '{file}: tato kampaň už skončila.', en: '{file}: this campaign is over.' },
  noRoot: {
    cs: '{file}: soubor neobsahuje tajemství dalších článků, a nelze v něm pokračovat.',
    en: '{file}: it holds no secret of links to come, and cannot be gone on with.',
  },
  stuck: { cs: '{file}: nelze pokračovat: {reason}', en: '{file}: it cannot be gone on with: {reason}' },
  saved: { cs: 'Kampaň: {path}', en: 'The campaign: {path}' },
} as const satisfies Record<string, Bilingual>;
