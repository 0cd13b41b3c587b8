/** What changes of the rules do at the end of every fight [STS 21.27] [STS 21.28]. */
import type { Cite } from '@kolbiste/kernel';
import { cite } from '../rulebook.ts';
import { M_BLEED, M_HALLUCINATE } from '../vocabulary.ts';
import { textsOf } from './texts.ts';

interface ChangeText {
  readonly change: number;
  readonly program: number;
  readonly rule: Cite;
}

const program = textsOf('changes');

export const CHANGE_TEXTS: readonly ChangeText[] = [
  { change: M_BLEED, program: program([{ loseHp: 1 }], true), rule: cite('21.27', 'R101') },
  { change: M_HALLUCINATE, program: program([{ transform: 1, random: true }], true), rule: cite('21.28', 'R101') },
];
export const ruleOfChange = (text: number): Cite | undefined =>
  CHANGE_TEXTS.find((each) => each.program === text)?.rule;
