/** Sentences of the cellars. */
import type { Describable, GameEvent, Lang, Text } from '@kolbiste/kernel';
import { EVENTS } from './flow.ts';
import type { CellarsView } from './state.ts';

type Say = readonly [cs: string, en: string];

const who = (seat: number): Say => [`Hráč ${seat + 1}`, `Player ${seat + 1}`];

const TOLD: Readonly<Record<(typeof EVENTS)[number], (e: GameEvent) => Say>> = {
  answer: (e) => [`${who(e.a)[0]} odpověděl`, `${who(e.a)[1]} answered`],
  rested: (e) => [`Odpočinek v místnosti ${e.a}`, `A rest in room ${e.a}`],
  met: (e) => [`Místnost ${e.b}: nepřítel, životů ${e.a}`, `Room ${e.b}: a foe of ${e.a} life`],
  shuffled: (e) => [`${who(e.a)[0]} zamíchal`, `${who(e.a)[1]} shuffled`],
  drew: (e) => [`${who(e.a)[0]} lízl kartu`, `${who(e.a)[1]} drew a card`],
  drawn: (e) => [`Lízls kartu ${e.b}`, `You drew the card ${e.b}`],
  hit: (e) => [`${who(e.a)[0]} zahrál ${e.b}, nepřítel má ${e.c}`, `${who(e.a)[1]} played ${e.b}, the foe has ${e.c}`],
  lost: (e) => [`${who(e.a)[0]} má životů ${e.b}`, `${who(e.a)[1]} has ${e.b} life`],
  missed: () => ['Rána minula', 'The blow missed'],
  found: (e) => [`Zlato: ${e.a}, celkem ${e.b}`, `Gold: ${e.a}, ${e.b} in all`],
  took: (e) => [`${who(e.a)[0]} si vzal kartu ${e.b}`, `${who(e.a)[1]} took the card ${e.b}`],
  ended: (e) => [`Konec po místnosti ${e.a}, zlata ${e.b}`, `The end after room ${e.a}, with ${e.b} gold`],
};

const option = (decision: string, n: number): Say => {
  if (decision === 'run.path') return n === 0 ? ['Bojovat', 'Fight'] : ['Odpočívat', 'Rest'];
  if (decision === 'loot.choose') return n === 0 ? ['Nechat ležet', 'Leave it'] : ['Vzít', 'Take it'];
  return n === 0 ? ['Vyčkat', 'Wait'] : [`Zahrát kartu ${n}`, `Play the card ${n}`];
};

const ASKED: Readonly<Record<string, Say>> = {
  'run.path': ['Kudy?', 'Which way?'],
  'loot.choose': ['Vzít kartu?', 'Take the card?'],
  'fight.play': ['Kterou kartu?', 'Which card?'],
};

const said = (lang: Lang, [cs, en]: Say): string => (lang === 'cs' ? cs : en);

export function describeCellars(_v: CellarsView, x: Describable, lang: Lang): Text {
  if ('event' in x) return { text: said(lang, TOLD[EVENTS[x.event.kind]](x.event)), rule: [] };
  if ('refused' in x) {
    const not = said(lang, ['nelze', 'not possible']);
    return { text: `${said(lang, option(x.decision, x.refused.option))}: ${not}`, rule: x.refused.rule };
  }
  if ('option' in x) return { text: said(lang, option(x.decision, x.option)), rule: [] };
  return { text: said(lang, ASKED[x.decision.id]), rule: x.decision.rule };
}
