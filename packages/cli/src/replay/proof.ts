/** What the chance of a record rests on: by whom it was bound, what of that was checked, and what no record can show. */

import type { Bilingual, Lang } from '@kolbiste/gamekit/desk';
import { safe, say, wrapped } from '@kolbiste/gamekit/desk';
import type { Agreement, ChanceSpec, Restarted, Share } from '@kolbiste/kernel';
import { agreementOf, CHANCE_PROTOCOL, termsHash } from '@kolbiste/kernel';
import { seatLetter } from '../play/screen.ts';
import type { Context } from '../support/context.ts';
import { PROOF } from '../texts/proof.ts';

/** How a record's chance was bound; the name of the protocol where there is one. */
export type Binding = typeof CHANCE_PROTOCOL | 'kolbiste-chance/1' | 'sealed' | 'seed';

function bindingOf(spec: ChanceSpec): Binding {
  if (spec.source === 'fast') return 'seed';
  if (spec.source === 'forked') return bindingOf(spec.before);
  if (spec.version === 2) return CHANCE_PROTOCOL;
  return spec.shares === undefined ? 'sealed' : 'kolbiste-chance/1';
}

const WORDS: Readonly<Record<Binding, { is: Bilingual; checked: Bilingual; not: Bilingual }>> = {
  [CHANCE_PROTOCOL]: { is: PROOF.agreed, checked: PROOF.agreedChecked, not: PROOF.agreedNot },
  'kolbiste-chance/1': { is: PROOF.older, checked: PROOF.olderChecked, not: PROOF.olderNot },
  sealed: { is: PROOF.sealed, checked: PROOF.sealedChecked, not: PROOF.sealedNot },
  seed: { is: PROOF.seed, checked: PROOF.seedChecked, not: PROOF.seedNot },
};

function seatWord({ terms }: Agreement, seat: number, lang: Lang): string {
  const name = safe(terms.players[seat]?.name ?? '').slice(0, 40);
  const word = say(lang, PROOF.seat, { seat: seatLetter(seat) });
  return name === '' ? word : `${word} (${name})`;
}

function restartLine(agreement: Agreement, { round, by, values }: Restarted, lang: Lang): string {
  const open = values.flatMap((value, seat) => (value === '' ? [] : [seatWord(agreement, seat, lang)]));
  const said = { n: round, who: seatWord(agreement, by, lang), opened: open.join(', ') };
  return say(lang, open.length === 0 ? PROOF.restart : PROOF.restartAfter, said);
}

function agreedLines(agreement: Agreement, lang: Lang): string[] {
  const { terms } = agreement;
  const lines = [
    say(lang, PROOF.terms, { hash: termsHash(terms) }),
    say(lang, PROOF.game, { id: safe(terms.id), round: terms.round }),
    say(lang, PROOF.bound, { who: say(lang, PROOF.table), hash: terms.table }),
  ];
  terms.commitments.forEach((hash, seat) => {
    if (hash !== '') lines.push(say(lang, PROOF.bound, { who: seatWord(agreement, seat, lang), hash }));
  });
  return [...lines, ...terms.restarts.map((past) => restartLine(agreement, past, lang))];
}

/** Who gave a part of the secret, and the commitment that bound it. */
function shareLine({ by, commitment }: Share, lang: Lang): string {
  const who = by === 'table' ? say(lang, PROOF.table) : say(lang, PROOF.seat, { seat: seatLetter(by) });
  return say(lang, PROOF.share, { who, hash: commitment });
}

/** Prints how chance was bound. */
export function printBinding(spec: ChanceSpec, { lang, out, width }: Context): void {
  const line = (text: string): void => wrapped(text, width - 2).forEach((each) => out(`  ${each}`));
  line(say(lang, WORDS[bindingOf(spec)].is));
  const agreement = agreementOf(spec);
  if (agreement !== undefined) for (const text of agreedLines(agreement, lang)) out(`  ${text}`);
  if (spec.source === 'keyed' && spec.version === 1)
    for (const share of spec.shares ?? []) out(`  ${shareLine(share, lang)}`);
  if (spec.source === 'forked') line(say(lang, PROOF.forked, { draws: spec.draws }));
}

/** Prints, after a record has held, what that shows and what it does not. */
export function printChecked(spec: ChanceSpec, { lang, out, width }: Context): void {
  const { checked, not } = WORDS[bindingOf(spec)];
  for (const text of [checked, not]) for (const each of wrapped(say(lang, text), width)) out(each);
}

/** The same for `--json`. */
export function bindingJson(spec: ChanceSpec): object {
  const agreement = agreementOf(spec);
  return {
    binding: bindingOf(spec),
    terms: agreement === undefined ? null : termsHash(agreement.terms),
    restarts: agreement?.terms.restarts.map(({ round, by }) => ({ round, by })) ?? [],
  };
}
