/** English phrases for whom an instruction works on. */
import type { Whom, WhomWord } from '../../../cards/parts.ts';
import type { Speech } from '../speech.ts';
import { targetFilter } from '../speech.ts';
import { np } from './filter.ts';

const WORDS: Readonly<Record<WhomWord, string>> = {
  self: 'this card',
  bearer: 'the bearer',
  caster: 'the caster',
  target: 'it',
  target2: 'the second one',
  subject: 'that warrior',
  object: 'whoever did it',
  enemy: 'the opponent',
  attacker: 'the attacker',
  defender: 'the defender',
  those: 'them',
  area: 'they',
  targets: 'the chosen ones',
  fighter: 'your warrior in the combat',
};

/** Whether a target is spoken of for the first time. */
export function isNew(w: WhomWord, s: Speech): boolean {
  const at = w === 'target' ? 0 : w === 'target2' ? 1 : -1;
  return at >= 0 && targetFilter(s.targets[at]) !== undefined && !s.said.has(at);
}

/** All warriors of a chosen player in one of his areas. */
function inArea(s: Speech): string {
  const [player, area] = s.targets;
  const zones = area !== undefined && 'area' in area ? area.area : [];
  const whose = player !== undefined && 'player' in player && player.player === 'others' ? 'opponent' : 'player';
  return `${np({ zones }, true, s, 'all')} of the chosen ${whose}`;
}

/** Whom an instruction works on; a target says how it is chosen where it is first spoken of. */
export function whom(w: Whom, s: Speech): string {
  if (typeof w !== 'string') return w.each.whose === 'bearer' ? np(w.each, false, s) : np(w.each, true, s, 'all');
  if (w === 'area') return inArea(s);
  if (w === 'targets') {
    const f = targetFilter(s.targets[0]);
    if (f !== undefined && !s.said.has(0)) {
      s.said.add(0);
      const words = np(f, true, s);
      const { upTo } = s.targets[0];
      const many = upTo === 'any' ? 'any number' : `up to ${upTo ?? s.targets.length}`;
      return `${many} ${upTo === 'any' || words.startsWith('your ') ? 'of ' : ''}${words}`;
    }
  }
  if (w === 'target' || w === 'target2') {
    const at = w === 'target' ? 0 : 1;
    const f = targetFilter(s.targets[at]);
    if (f !== undefined && !s.said.has(at)) {
      s.said.add(at);
      const fighter = 'participant' in s.targets[at];
      const { against, ...rest } = f;
      if (fighter && Object.keys(rest).length === 0)
        return `a warrior in the combat${against === undefined ? '' : ` (against ${np(against, false, s, 'a')})`}`;
      return fighter
        ? `${np(f, false, s, f.whose === undefined ? 'a' : undefined)} in the combat`
        : np(f, false, s, f.whose === 'bearer' ? undefined : 'any');
    }
  }
  // The second target alone is a card: nobody else could be meant.
  if (w === 'target2' && targetFilter(s.targets[0]) === undefined) return WORDS.target;
  return w === 'self' && s.card.kind === 'warrior' ? 'this warrior' : WORDS[w];
}
