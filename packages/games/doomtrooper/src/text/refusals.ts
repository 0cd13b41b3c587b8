/** What would help, for every remedy; a refusal says it behind the option. */
import type { Lang, Refused } from '@kolbiste/kernel';
import type { View } from '../view.ts';
import { optionText } from './options.ts';
import type { Talk } from './talk.ts';

const REMEDIES: Readonly<Record<string, readonly [cs: string, en: string]>> = {
  moreDestiny: ['Získejte nejdříve dost bodů osudu.', 'Get enough destiny points first.'],
  moreActions: [
    'Tolik akcí teď nemáte: počkejte na další kolo nebo akce získejte.',
    'You have too few actions now: wait for another turn, or gain some.',
  ],
  waitUnique: ['Počkejte, až tato karta opustí hru.', 'Wait until this card has left play.'],
  bearerFirst: [
    'Nejdříve musí být ve hře něco, čeho se to může týkat.',
    'First something must be in play that it can be about.',
  ],
  otherCard: ['Zvolte jinou kartu: tuto již máte ve hře.', 'Choose another card: you have this one in play.'],
  whenItWorks: ['Zahrajte ji, až bude mít na hru vliv.', 'Play it when it has an effect on the game.'],
  rightMoment: ['Zahrajte ji v okamžiku, který karta uvádí.', 'Play it at the moment that the card names.'],
  casterFirst: [
    'Potřebujete ve hře bojovníka, který toto kouzlo umí.',
    'You need a warrior in play who knows this spell.',
  ],
  otherArea: [
    'Zvolte jinou oblast, nebo počkejte, až odtamtud odejdou ti, s nimiž tam být nesmí.',
    'Choose another area, or wait until those have left whom he may not stand with.',
  ],
  attackOrEnd: [
    'Po útoku můžete už jen útočit, nebo akce ukončit.',
    'After an attack you can only attack again, or end the actions.',
  ],
  attackNow: [
    'Nejdříve proveďte útok, který vám v tomto kole ukládá karta.',
    'First make the attack that a card asks of you in this turn.',
  ],
  keepOne: [
    'Nejdříve potřebujete dalšího bojovníka: alespoň jeden musí zůstat neukrytý.',
    'First you need another warrior: at least one must stay uncovered.',
  ],
  otherWarrior: [
    'Zvolte bojovníka, u kterého to jde; není-li takový ve hře, vyložte ho nejdříve.',
    'Choose a warrior for whom it is possible; if there is none in play, play one first.',
  ],
  leaveVehicle: ['Ať nejdříve vystoupí z vozidla.', 'Let him leave the vehicle first.'],
  leaveCover: ['Ať nejdříve opustí úkryt.', 'Let him leave cover first.'],
  openOutpost: [
    'Nejdříve musí být na Stanici vyložen Kmenový válečník.',
    'First a Tribal warrior must be played to an Outpost.',
  ],
  nextTurn: ['Možné to bude v dalším kole.', 'It will be possible in another turn.'],
  keepOneThere: [
    'Nejdříve přesuňte na Stanici jiného bojovníka: alespoň jeden tam musí zůstat.',
    'First transfer another warrior to the Outpost: at least one must stay there.',
  ],
  attackerFirst: [
    'Potřebujete bojovníka, který má na koho zaútočit.',
    'You need a warrior who has somebody to attack.',
  ],
  otherTarget: ['Zvolte jiný cíl.', 'Choose another target.'],
  otherTactic: ['Zvolte jinou taktiku.', 'Choose another tactic.'],
  saboteurFirst: ['Potřebujete bojeschopného bojovníka.', 'You need a combat-capable warrior.'],
  newGame: ['Hra skončila.', 'The game is over.'],
  waitYourTurn: ['Počkejte, až na vás přijde řada.', 'Wait until it is your turn.'],
  warriorFirst: [
    'Nejdříve vyložte bojovníka, který tuto kartu smí nést.',
    'First play a warrior who may bear this card.',
  ],
  prophetFirst: ['Nejdříve potřebujete Proroka na své Stanici.', 'First you need a Prophet on your Outpost.'],
  toOutpost: [
    'Nejdříve přesuňte bojovníka na Stanici, nebo tam jednoho vyložte.',
    'First transfer a warrior to the Outpost, or play one there.',
  ],
  splitFirst: [
    'Nejdříve přesuňte ze Stanice jednoho z těch, kdo tam spolu být nesmějí.',
    'First transfer one of those away from the Outpost who may not be there together.',
  ],
  uncoverFirst: [
    'Nejdříve ať jeden z vašich bojovníků opustí úkryt, nebo vyložte nového.',
    'First let one of your warriors leave cover, or play a new one.',
  ],
  ridFirst: [
    'Nejdříve zbavte toho hráče všech bojeschopných bojovníků.',
    'First rid that player of all combat-capable warriors.',
  ],
  combatOver: ['Počkejte, až souboj skončí.', 'Wait until the combat is over.'],
  onceOnly: [
    'Tento efekt už jste v této hře využili; zvolte něco jiného.',
    'You have used this effect in this game already; choose something else.',
  ],
  offered: ['Zvolte něco z toho, co je nabízeno.', 'Choose one of the things that are offered.'],
};

/** The sentence behind the key of a remedy. */
export const remedyText = (key: string, lang: Lang): string =>
  (REMEDIES[key] ?? REMEDIES['offered'])[lang === 'cs' ? 0 : 1];

export function refusalText(t: Talk, v: View, { option, remedy }: Refused, decision: string): string {
  return `${optionText(t, v, decision, option)}: ${remedyText(remedy, t.lang)}`;
}
