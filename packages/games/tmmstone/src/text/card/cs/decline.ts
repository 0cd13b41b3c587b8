/** The Czech nouns of the game. */
import type { NounForms } from '@kolbiste/cardkit/czech';
import { declension } from '@kolbiste/cardkit/czech';
import type { Noun } from '../speech.ts';

const NOUNS: Readonly<Record<Noun, NounForms>> = {
  unit: {
    g: 'f',
    one: 'jednotka jednotky jednotce jednotku jednotkou',
    many: 'jednotky jednotek jednotkám jednotky jednotkami',
  },
  character: {
    g: 'f',
    one: 'postava postavy postavě postavu postavou',
    many: 'postavy postav postavám postavy postavami',
  },
  hero: { g: 'm', one: 'hrdina hrdiny hrdinovi hrdinu hrdinou', many: 'hrdinové hrdinů hrdinům hrdiny hrdiny' },
  card: { g: 'f', one: 'karta karty kartě kartu kartou', many: 'karty karet kartám karty kartami' },
  spell: { g: 'n', one: 'kouzlo kouzla kouzlu kouzlo kouzlem', many: 'kouzla kouzel kouzlům kouzla kouzly' },
  experiment: {
    g: 'i',
    one: 'experiment experimentu experimentu experiment experimentem',
    many: 'experimenty experimentů experimentům experimenty experimenty',
  },
  field: { g: 'n', one: 'pole pole poli pole polem', many: 'pole polí polím pole poli' },
  ability: {
    g: 'f',
    one: 'schopnost schopnosti schopnosti schopnost schopností',
    many: 'schopnosti schopností schopnostem schopnosti schopnostmi',
  },
  human: { g: 'm', one: 'člověk člověka člověku člověka člověkem', many: 'lidé lidí lidem lidi lidmi' },
  machine: { g: 'i', one: 'stroj stroje stroji stroj strojem', many: 'stroje strojů strojům stroje stroji' },
  animal: { g: 'n', one: 'zvíře zvířete zvířeti zvíře zvířetem', many: 'zvířata zvířat zvířatům zvířata zvířaty' },
  ghost: { g: 'm', one: 'duch ducha duchovi ducha duchem', many: 'duchové duchů duchům duchy duchy' },
  mutant: {
    g: 'm',
    one: 'mutant mutanta mutantovi mutanta mutantem',
    many: 'mutanti mutantů mutantům mutanty mutanty',
  },
  god: { g: 'm', one: 'bůh boha bohovi boha bohem', many: 'bohové bohů bohům bohy bohy' },
  hacker: {
    g: 'm',
    one: 'hacker hackera hackerovi hackera hackerem',
    many: 'hackeři hackerů hackerům hackery hackery',
  },
  communist: {
    g: 'm',
    one: 'komunista komunisty komunistovi komunistu komunistou',
    many: 'komunisté komunistů komunistům komunisty komunisty',
  },
  giant: { g: 'm', one: 'obr obra obrovi obra obrem', many: 'obři obrů obrům obry obry' },
  troll: { g: 'm', one: 'troll trolla trollovi trolla trollem', many: 'trollové trollů trollům trolly trolly' },
};

export const { agree, declined, gender, pronoun } = declension<Noun>(NOUNS);
