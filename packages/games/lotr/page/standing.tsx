/** How cards of the table stand: what pointing at them means, and what is to be said of them. */
import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import type { Standing } from '@kolbiste/tablekit/face/facts.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { useTranslation } from 'react-i18next';
import { CHARACTERS, EXHAUSTED } from '../src/index.ts';
import type { RingsThing } from './engine/table.ts';
import { keyOf, refusalsAt } from './places.ts';
import type { useRole } from './roles.tsx';
import { usePointed } from './spot.tsx';
import { marksOf, useAttacker } from './words.ts';

/** Reasons that a ribbon has words for; the others are said when the card is pressed. */
const REASONS = new Set(['noResources', 'noSphere', 'uniqueInPlay', 'noTarget', 'noCost', 'usedUp', 'onlyAnswers']);

/** A card of the hand: chosen, to be played, or why not, in a word. */
export function useHandStanding(card: number): readonly Standing[] {
  const { t } = useTranslation('rings');
  const key = keyOf({ at: 'hand', card });
  const { lit, picked } = usePointed(key);
  const code = useTable(({ prompt }) => (prompt === null ? undefined : refusalsAt(prompt, key)[0]?.code));
  if (picked) return [{ state: 'selected', words: null }];
  if (lit) return [{ state: 'playable', words: null }];
  if (code === undefined) return [];
  return [{ state: 'refused', words: t(`short.${REASONS.has(code) ? code : 'other'}`) }];
}

/** A thing in play; `roles`: what it does in the attack that runs. */
export function useThingStanding(thing: RingsThing, roles: ReturnType<typeof useRole>): readonly Standing[] {
  const { t } = useTranslation('rings');
  const { lit, picked } = usePointed(keyOf({ at: 'thing', id: thing.id }));
  const attacker = useAttacker();
  const out: Standing[] = [];
  if (picked) out.push({ state: 'selected', words: null });
  else if (lit) out.push({ state: thing.zone === CHARACTERS ? 'playable' : 'targeted', words: null });
  const said = roles.map(([icon, words]) => (
    <span key={words} className="role">
      <Icon name={icon} /> {words}
    </span>
  ));
  const marks = marksOf(thing, attacker).filter((mark) => mark !== 'ready');
  for (const mark of marks)
    if (mark !== 'exhausted')
      said.push(
        <span key={mark} className={`role is-${mark}`}>
          {t(`mark.${mark}`)}
        </span>,
      );
  if (thing.marks & EXHAUSTED) out.push({ state: 'exhausted', words: t('mark.exhausted') });
  if (said.length > 0) out.push({ state: 'noted', words: said });
  return out;
}
