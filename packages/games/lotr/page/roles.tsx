import type { AnyIcon } from '@kolbiste/tablekit/draw/icon.tsx';
import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import type { Standing } from '@kolbiste/tablekit/face/facts.ts';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { useWho } from '@kolbiste/tablekit/table/words.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { KEYWORD_WORDS } from '../src/texts.ts';
import { boardOf } from './board.ts';
import type { RingsThing } from './engine/table.ts';
import { RingsFace } from './face/rings-face.tsx';
import { nowOf } from './face/thing.ts';
import type { Friends, Role } from './fight.ts';
import { friendsNow, roleOf } from './fight.ts';
import { FraySlip } from './fray.tsx';
import { keyOf } from './places.ts';
import { Spot, usePointed } from './spot.tsx';
import { useCardName, useThingWords } from './words.ts';

const ROLE_ICON: Readonly<Record<Role, AnyIcon>> = {
  attacking: 'sword',
  defending: 'shield',
  target: 'target',
  striking: 'sword',
  chosen: 'right',
};
const HELP_ICON: Readonly<Record<Friends['keyword'], AnyIcon>> = { ranged: 'bow', sentinel: 'resistance' };

/** Characters that may help at another player's mat now; the same object as long as the same ones may. */
export const useFriends = (): Friends | null => useTable(friendsNow);

/** What a thing does in the attack that runs, and whom it may help: by drawing and word. */
export function useRole(thing: RingsThing): readonly (readonly [AnyIcon, string])[] {
  const { t } = useTranslation('rings');
  const lang = useSettings((s) => s.lang);
  const who = useWho();
  const role = useTable((s) => {
    const now = boardOf(s);
    return now === null ? null : roleOf(now, thing.id);
  });
  const friends = useFriends();
  const out: (readonly [AnyIcon, string])[] = [];
  if (role !== null) out.push([ROLE_ICON[role], t(`role.${role}`)]);
  if (friends?.things.some(({ id }) => id === thing.id) === true)
    out.push([
      HELP_ICON[friends.keyword],
      t('helpsAt', { keyword: KEYWORD_WORDS[friends.keyword][lang], who: who(friends.at) }),
    ]);
  return out;
}

/** A friend's character at the mat of the enemy it may help against: the same thing, to be chosen here too. */
function Echo({ thing, keyword }: { thing: RingsThing; keyword: Friends['keyword'] }) {
  const { t } = useTranslation('rings');
  const lang = useSettings((s) => s.lang);
  const words = useThingWords();
  const name = useCardName();
  const who = useWho();
  const how = KEYWORD_WORDS[keyword][lang];
  const now = useMemo(() => nowOf(thing, t), [thing, t]);
  const said = (
    <span className="role">
      <Icon name={HELP_ICON[keyword]} /> {how}, {who(thing.seat)}
    </span>
  );
  const { lit, picked } = usePointed(keyOf({ at: 'thing', id: thing.id }));
  const pointed: readonly Standing[] = picked
    ? [{ state: 'selected', words: null }]
    : lit
      ? [{ state: 'playable', words: null }]
      : [];
  return (
    <li className="tile-place">
      <Spot
        place={{ at: 'thing', id: thing.id }}
        card={thing.card}
        words={`${words(thing)}, ${how}, ${t('ownedBy', { who: who(thing.seat) })}`}
        className="faced ring-tile echo"
      >
        <RingsFace
          id={thing.card}
          size="tile"
          now={now}
          standing={[...pointed, { state: 'noted', words: said }]}
          title={<span className="ring-name">{name(thing.card)}</span>}
        >
          <FraySlip id={thing.id} />
        </RingsFace>
      </Spot>
    </li>
  );
}

/** Friends who may help against an enemy at this mat. */
export function Echoes({ seat }: { seat: number }) {
  const { t } = useTranslation('rings');
  const friends = useFriends();
  if (friends === null || friends.at !== seat) return null;
  return (
    <ul className="rings-things echoes" aria-label={t('echoes')} data-testid="echoes">
      {friends.things.map((thing) => (
        <Echo key={thing.id} thing={thing} keyword={friends.keyword} />
      ))}
    </ul>
  );
}
