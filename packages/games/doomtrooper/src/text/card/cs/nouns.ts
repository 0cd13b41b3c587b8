/** Czech nouns of the game and their forms. Those of the tale come from the book of words. */
import type { Case, NounForms } from '@kolbiste/cardkit/czech';
import { declension } from '@kolbiste/cardkit/czech';
import { taleNoun } from '../../../cards/words.ts';
import type { Speech } from '../speech.ts';

const NOUNS = {
  warrior: {
    g: 'm',
    one: 'bojovník bojovníka bojovníkovi bojovníka bojovníkem',
    many: 'bojovníci bojovníků bojovníkům bojovníky bojovníky',
  },
  bearer: {
    g: 'm',
    one: 'nositel nositele nositeli nositele nositelem',
    many: 'nositelé nositelů nositelům nositele nositeli',
  },
  heretic: { g: 'm', one: 'kacíř kacíře kacíři kacíře kacířem', many: 'kacíři kacířů kacířům kacíře kacíři' },
  mercenary: {
    g: 'm',
    one: 'žoldnéř žoldnéře žoldnéři žoldnéře žoldnéřem',
    many: 'žoldnéři žoldnéřů žoldnéřům žoldnéře žoldnéři',
  },
  cultist: {
    g: 'm',
    one: 'vyznavač vyznavače vyznavači vyznavače vyznavačem',
    many: 'vyznavači vyznavačů vyznavačům vyznavače vyznavači',
  },
  tribesman: {
    g: 'm',
    one: 'válečník válečníka válečníkovi válečníka válečníkem',
    many: 'válečníci válečníků válečníkům válečníky válečníky',
  },
  follower: {
    g: 'm',
    one: 'stoupenec stoupence stoupenci stoupence stoupencem',
    many: 'stoupenci stoupenců stoupencům stoupence stoupenci',
  },
  apostle: {
    g: 'm',
    one: 'apoštol apoštola apoštolovi apoštola apoštolem',
    many: 'apoštolové apoštolů apoštolům apoštoly apoštoly',
  },
  cardinal: {
    g: 'm',
    one: 'kardinál kardinála kardinálovi kardinála kardinálem',
    many: 'kardinálové kardinálů kardinálům kardinály kardinály',
  },
  commander: {
    g: 'm',
    one: 'velitel velitele veliteli velitele velitelem',
    many: 'velitelé velitelů velitelům velitele veliteli',
  },
  leader: { g: 'm', one: 'vůdce vůdce vůdci vůdce vůdcem', many: 'vůdci vůdců vůdcům vůdce vůdci' },
  sergeant: {
    g: 'm',
    one: 'seržant seržanta seržantovi seržanta seržantem',
    many: 'seržanti seržantů seržantům seržanty seržanty',
  },
  captain: {
    g: 'm',
    one: 'kapitán kapitána kapitánovi kapitána kapitánem',
    many: 'kapitáni kapitánů kapitánům kapitány kapitány',
  },
  personality: {
    g: 'f',
    one: 'osobnost osobnosti osobnosti osobnost osobností',
    many: 'osobnosti osobností osobnostem osobnosti osobnostmi',
  },
  nonPersonality: {
    g: 'f',
    one: 'neosobnost neosobnosti neosobnosti neosobnost neosobností',
    many: 'neosobnosti neosobností neosobnostem neosobnosti neosobnostmi',
  },
  legionnaire: {
    g: 'm',
    one: 'legionář legionáře legionáři legionáře legionářem',
    many: 'legionáři legionářů legionářům legionáře legionáři',
  },
  equipment: {
    g: 'n',
    one: 'vybavení vybavení vybavení vybavení vybavením',
    many: 'vybavení vybavení vybavením vybavení vybaveními',
  },
  weapon: { g: 'f', one: 'zbraň zbraně zbrani zbraň zbraní', many: 'zbraně zbraní zbraním zbraně zbraněmi' },
  handgun: {
    g: 'f',
    one: 'pistole pistole pistoli pistoli pistolí',
    many: 'pistole pistolí pistolím pistole pistolemi',
  },
  machineGun: {
    g: 'i',
    one: 'kulomet kulometu kulometu kulomet kulometem',
    many: 'kulomety kulometů kulometům kulomety kulomety',
  },
  vehicle: {
    g: 'n',
    one: 'vozidlo vozidla vozidlu vozidlo vozidlem',
    many: 'vozidla vozidel vozidlům vozidla vozidly',
  },
  airship: { g: 'i', one: 'koráb korábu korábu koráb korábem', many: 'koráby korábů korábům koráby koráby' },
  tank: { g: 'i', one: 'tank tanku tanku tank tankem', many: 'tanky tanků tankům tanky tanky' },
  armour: { g: 'n', one: 'brnění brnění brnění brnění brněním', many: 'brnění brnění brněním brnění brněními' },
  poison: { g: 'i', one: 'jed jedu jedu jed jedem', many: 'jedy jedů jedům jedy jedy' },
  fortification: {
    g: 'n',
    one: 'opevnění opevnění opevnění opevnění opevněním',
    many: 'opevnění opevnění opevněním opevnění opevněními',
  },
  city: { g: 'n', one: 'město města městu město městem', many: 'města měst městům města městy' },
  citadel: {
    g: 'f',
    one: 'citadela citadely citadele citadelu citadelou',
    many: 'citadely citadel citadelám citadely citadelami',
  },
  cathedral: {
    g: 'f',
    one: 'katedrála katedrály katedrále katedrálu katedrálou',
    many: 'katedrály katedrál katedrálám katedrály katedrálami',
  },
  card: { g: 'f', one: 'karta karty kartě kartu kartou', many: 'karty karet kartám karty kartami' },
  mission: { g: 'i', one: 'úkol úkolu úkolu úkol úkolem', many: 'úkoly úkolů úkolům úkoly úkoly' },
  relic: {
    g: 'f',
    one: 'relikvie relikvie relikvii relikvii relikvií',
    many: 'relikvie relikvií relikviím relikvie relikviemi',
  },
  warzone: { g: 'f', one: 'zóna zóny zóně zónu zónou', many: 'zóny zón zónám zóny zónami' },
  ki: { g: 'f', one: 'síla síly síle sílu silou', many: 'síly sil silám síly silami' },
  beast: { g: 'n', one: 'zvíře zvířete zvířeti zvíře zvířetem', many: 'zvířata zvířat zvířatům zvířata zvířaty' },
  art: { g: 'n', one: 'kouzlo kouzla kouzlu kouzlo kouzlem', many: 'kouzla kouzel kouzlům kouzla kouzly' },
  alliance: {
    g: 'f',
    one: 'aliance aliance alianci alianci aliancí',
    many: 'aliance aliancí aliancím aliance aliancemi',
  },
  gift: { g: 'i', one: 'dar daru daru dar darem', many: 'dary darů darům dary dary' },
} as const satisfies Readonly<Record<string, NounForms>>;

export type Noun = keyof typeof NOUNS;
export const { declined, agree } = declension<Noun>(NOUNS);

const CASES: readonly Case[] = ['nom', 'gen', 'dat', 'acc', 'ins'];

/** A noun that only the tale has, in the forms of its set of names; it agrees as a masculine one. */
export function taleWord(word: 'doomtrooper' | 'nepharite', many: boolean, c: Case, s: Speech): string {
  const { cs, many: forms = '' } = taleNoun(word, s.names);
  return (many ? forms : cs).split(' ')[CASES.indexOf(c)];
}
