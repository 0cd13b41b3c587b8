import type { Describable, Lang, Text } from '@kolbiste/kernel';
import { canonical, eventsFor } from '@kolbiste/kernel';
import { difference, sharedPart, show } from '../data.ts';
import type { Table } from '../table.ts';
import { broken } from '../table.ts';
import type { Check } from './check.ts';
import { allSeats, everyNth, LANGS } from './check.ts';
import { mustCite } from './questions.ts';

type Who = number | 'public';

function viewers(table: Table): Who[] {
  return ['public', ...allSeats(table.game, table.state)];
}

export const viewCheck: Check = {
  name: 'view',
  says: 'a view is plain JSON that shares nothing with the state',
  watch(table, options) {
    const { game, state: s } = table;
    const look = () => {
      for (const who of viewers(table)) {
        const view = game.view(s, who);
        canonical(view);
        const shared = sharedPart(s, view, options.shared);
        if (shared !== undefined) broken(`the view of ${who} holds a part of the state itself: ${shared}`);
      }
    };
    return { question: look, end: look };
  },
};

/** A view without the name of its viewer. */
function unnamed(view: object): object {
  return { ...view, who: null };
}

export const openCheck: Check = {
  name: 'open',
  says: 'while a game says that nothing is hidden, all views are the same but for the field `who`',
  watch(table) {
    const { game, state: s } = table;
    const look = () => {
      if (game.open?.(s) !== true) return;
      const common = unnamed(game.view(s, 'public') as object);
      for (const who of viewers(table)) {
        const other = difference(unnamed(game.view(s, who) as object), common);
        if (other !== undefined)
          broken(`the game calls itself open, and seat ${who} sees what the public does not: ${other}`);
      }
    };
    return { question: look, end: look };
  },
};

function checkText(table: Table, text: Text, what: string): void {
  if (typeof text?.text !== 'string' || text.text.trim() === '') broken(`${what} has no text: ${show(text)}`);
  if (/\bundefined\b|\bNaN\b|\[object /.test(text.text)) broken(`${what} reads "${text.text}"`);
  mustCite(table.game, text.rule, `the text of ${what}`, true);
}

/** Describes in both languages, from the view itself and from the view as it arrives over a wire. */
function describeBoth(table: Table, views: readonly unknown[], x: Describable, what: string): void {
  for (const lang of LANGS) {
    const texts = views.map((view) => inWords(table, view, x, lang, what));
    for (const text of texts) checkText(table, text, `${what} in ${lang}`);
    const other = difference(texts[0], texts[texts.length - 1]);
    if (other !== undefined) broken(`${what} in ${lang} reads otherwise from a view sent as JSON: ${other}`);
  }
}

function inWords(table: Table, view: unknown, x: Describable, lang: Lang, what: string): Text {
  try {
    return table.game.describe(view, x, lang);
  } catch (error) {
    return broken(`${what} cannot be described in ${lang}: ${(error as Error).message}`);
  }
}

export const describeCheck: Check = {
  name: 'describe',
  says: 'every decision, option, refusal and event reads in Czech and English, from the view alone',
  watch(table, options) {
    const { game, state: s } = table;
    const now = everyNth(options);
    let told = 0;
    const ears = new Map<Who, ReturnType<typeof eventsFor>>();
    const tellEvents = (who: Who, views: readonly unknown[]): void => {
      const ear = ears.get(who) ?? eventsFor(who);
      ears.set(who, ear);
      for (let i = told; i < table.events.length; i++) {
        const event = ear.push(table.events[i]);
        if (event !== undefined) describeBoth(table, views, { event }, `event ${game.events[event.kind]} for ${who}`);
      }
    };
    const look = () => {
      const pending = game.pending(s);
      const asked = now();
      for (const who of viewers(table)) {
        const view = game.view(s, who);
        const views = [view, JSON.parse(JSON.stringify(view))];
        tellEvents(who, views);
        if (!asked) continue;
        for (const decision of pending) describeBoth(table, views, { decision }, `decision ${decision.id} for ${who}`);
        const own = pending.find((d) => d.seat === who);
        if (own === undefined || who === 'public') continue;
        const at = { decision: own.id, seat: who };
        for (const option of game.options(s, who))
          describeBoth(table, views, { option, ...at }, `${own.id} option ${option}`);
        for (const refused of game.refusals(s, who))
          describeBoth(table, views, { refused, ...at }, `${own.id} refused ${refused.option}`);
      }
      told = table.events.length;
    };
    return { question: look, end: look };
  },
};
