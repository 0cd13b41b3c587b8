/** Texts of `replay` about where chance came from and what of it was checked. */
import type { Bilingual } from '@kolbiste/gamekit/desk';

export const PROOF = {
  table: { cs: 'stůl', en: 'the table' },
  seat: { cs: 'hráč {seat}', en: 'seat {seat}' },
  agreed: {
    cs: 'Náhodu určili všichni u stolu společně (kolbiste-chance/2, docs/fair-chance.md).',
    en: 'Chance was made by all at the table together (kolbiste-chance/2, docs/fair-chance.md).',
  },
  terms: { cs: 'otisk toho, na čem se shodli: {hash}', en: 'fingerprint of what was agreed: {hash}' },
  game: { cs: 'hra {id}, kolo míchání {round}', en: 'game {id}, round {round} of the mixing' },
  bound: { cs: 'závazek, {who}: {hash}', en: 'commitment, {who}: {hash}' },
  restart: {
    cs: '{n}. kolo míchání přišlo vniveč: znovu začal {who}, nikdo ještě neotevřel',
    en: 'round {n} of the mixing came to nothing: begun anew by {who}, nobody had opened yet',
  },
  restartAfter: {
    cs: 'POZOR: {n}. kolo míchání přišlo vniveč: znovu začal {who}, když už měli otevřeno: {opened}',
    en: 'NOTE: round {n} of the mixing came to nothing: begun anew by {who} after these had opened: {opened}',
  },
  share: { cs: 'podíl na tajemství, {who}: závazek {hash}', en: 'share of the secret, {who}: commitment {hash}' },
  forked: {
    cs: 'Hra se odvětvila z jiné po {draws} losováních; další losování mají vlastní zapečetěné tajemství.',
    en: 'The game parted from another after {draws} draws; those that follow have a sealed secret of their own.',
  },
  older: {
    cs: 'Náhoda podle staršího, slabšího protokolu (kolbiste-chance/1).',
    en: 'Chance by the older, weaker protocol (kolbiste-chance/1).',
  },
  sealed: {
    cs: 'Náhodu určilo jedno tajemství, které předem zapečetil ten, kdo hru držel.',
    en: 'Chance came from one secret, sealed beforehand by whoever held the game.',
  },
  seed: { cs: 'Náhodu určilo semínko, které nikdo nezapečetil.', en: 'Chance came from a seed that nobody sealed.' },
  agreedChecked: {
    cs: 'Ověřeno: závazek stolu i každého hráče proti tomu, co otevřel, v každém kole; sestavy proti jejich pečetím; klíč losování z hodnot, ze hry, kola, pravidel, profilu, sestav a jmen; vylosované balíčky; každé losování a každý krok.',
    en: 'Checked: the commitment of the table and of every seat against what it opened, in every round; set-ups against their seals; the key of the draws from the values, game, round, rules, profile, set-ups and names; decks that were drawn; every draw and every step.',
  },
  agreedNot: {
    cs: 'Ze záznamu nejde poznat: zda tyto závazky viděli hráči dřív, než otevřeli. To ví stránka každého z nich: stačí, aby se její otisk shodoval s otiskem výše. Stůl, kde jsou domluveni všichni i se serverem, neodhalí nic.',
    en: 'No record can show: whether the players were shown these commitments before they opened. Each player’s page knows: its fingerprint has to be the one above. A table where all are in league with the server is found out by nothing.',
  },
  olderChecked: {
    cs: 'Ověřeno: každý podíl proti závazku v záznamu, tajemství z podílů, každé losování a každý krok.',
    en: 'Checked: every share against the commitment in the record, the secret from the shares, every draw and every step.',
  },
  olderNot: {
    cs: 'Neověřeno, protože to starší protokol neumí: zda závazky platily dřív, než kdo otevřel; kolikrát se začínalo znovu; vazba na hru, sestavy a jména; z čeho vznikly náhodné balíčky.',
    en: 'Not checked, because the older protocol cannot: whether the commitments stood before anybody opened; how often it was begun anew; that it belongs to this game, these set-ups and names; from what random decks were made.',
  },
  sealedChecked: {
    cs: 'Ověřeno: tajemství proti pečeti v záznamu, každé losování a každý krok.',
    en: 'Checked: the secret against the seal in the record, every draw and every step.',
  },
  sealedNot: {
    cs: 'Neověřeno: kdo držel hru, mohl tajemství před hrou vybrat. U hry proti botovi na vlastním zařízení není proti komu se chránit.',
    en: 'Not checked: whoever held the game could choose the secret before it. In a game against a bot on one’s own device there is nobody to be guarded against.',
  },
  seedChecked: { cs: 'Ověřeno: každé losování a každý krok.', en: 'Checked: every draw and every step.' },
  seedNot: {
    cs: 'Neověřeno: semínko si mohl kdokoli vybrat.',
    en: 'Not checked: anybody may have chosen the seed.',
  },
  drawsHead: { cs: 'losování  štítek  možností  výsledek', en: 'draw  label  values  came' },
} as const satisfies Record<string, Bilingual>;
