/** What would help, for every remedy; a refusal says it behind the option. */
import type { Lang, Refused } from '@kolbiste/kernel';
import type { View } from '../view.ts';
import { optionText } from './options.ts';
import type { Talk } from './talk.ts';

const REMEDIES: Readonly<Record<string, readonly [cs: string, en: string]>> = {
  moreDestiny: ['Získejte nejdříve dost bodů osudu.', 'Get enough destiny points first.'],
  moreActions: ['K tomu nemáte dost akcí.', 'You do not have enough actions for it.'],
  waitUnique: ['Počkejte, až tato karta opustí hru.', 'Wait until this card has left play.'],
  bearerFirst: [
    'Vyložte nejdříve kartu, které se to může týkat.',
    'Bring a card into play first that it can be about.',
  ],
  otherCard: ['Zvolte jinou kartu: tuto již máte ve hře.', 'Choose another card: you have this one in play.'],
  whenItWorks: ['Zahrajte ji, až bude mít na hru vliv.', 'Play it when it has an effect on the game.'],
  rightMoment: ['Zahrajte ji v okamžiku, který karta uvádí.', 'Play it at the moment that the card names.'],
  casterFirst: [
    'Potřebujete ve hře bojovníka, který toto kouzlo umí.',
    'You need a warrior in play who knows this spell.',
  ],
  otherArea: ['S těmi, kdo tam stojí, tam být nesmí.', 'He may not stand there with those who do.'],
  doDuty: ['Nejdříve splňte povinnost, kterou váš stav ukládá.', 'First do what the position asks of you.'],
  attackOrEnd: ['Po útoku smíte jen dále útočit.', 'After an attack you may only go on attacking.'],
  attackNow: ['Karta vám v tomto kole ukládá útok.', 'A card makes you attack in this turn.'],
  keepOne: ['Alespoň jeden bojovník musí zůstat neukrytý.', 'At least one warrior must stay uncovered.'],
  otherWarrior: ['Zvolte jiného bojovníka.', 'Choose another warrior.'],
  leaveVehicle: ['Ať nejdříve vystoupí z vozidla.', 'Let him leave the vehicle first.'],
  leaveCover: ['Ať nejdříve opustí úkryt.', 'Let him leave cover first.'],
  openOutpost: [
    'Nejdříve musí být na Stanici vyložen Kmenový válečník.',
    'First a Tribal warrior must be played to an Outpost.',
  ],
  nextTurn: ['Možné to bude v dalším kole.', 'It will be possible in another turn.'],
  keepOneThere: [
    'Na Stanici musí zůstat alespoň jeden váš bojovník.',
    'At least one of your warriors must stay on the Outpost.',
  ],
  attackerFirst: ['Nikdo z vašich bojovníků nemá na koho zaútočit.', 'None of your warriors has anybody to attack.'],
  otherTarget: ['Zvolte jiný cíl.', 'Choose another target.'],
  otherTactic: ['Zvolte jinou taktiku.', 'Choose another tactic.'],
  saboteurFirst: ['Potřebujete bojeschopného bojovníka.', 'You need a combat-capable warrior.'],
  newGame: ['Hra skončila.', 'The game is over.'],
  waitYourTurn: ['Počkejte, až na vás přijde řada.', 'Wait until it is your turn.'],
  offered: ['Zvolte něco z toho, co je nabízeno.', 'Choose one of the things that are offered.'],
};

/** The sentence behind the key of a remedy. */
export const remedyText = (key: string, lang: Lang): string =>
  (REMEDIES[key] ?? REMEDIES['offered'])[lang === 'cs' ? 0 : 1];

export function refusalText(t: Talk, v: View, { option, remedy }: Refused, decision: string): string {
  return `${optionText(t, v, decision, option)}: ${remedyText(remedy, t.lang)}`;
}
