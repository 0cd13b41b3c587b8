import type { AnyIcon } from '@kolbiste/tablekit/draw/icon.tsx';
import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { useWho } from '@kolbiste/tablekit/table/words.ts';
import { useTranslation } from 'react-i18next';
import { KEYWORD_WORDS } from '../src/texts.ts';
import { boardOf } from './board.ts';
import type { RingsThing } from './engine/table.ts';
import type { Friends, Role } from './fight.ts';
import { friendsIn, roleOf } from './fight.ts';
import { Spot } from './spot.tsx';
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
export function useFriends(): Friends | null {
  const board = useTable(boardOf);
  const prompt = useTable((s) => s.prompt);
  return friendsIn(board, prompt);
}

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

/** Marks of a thing in the attack that runs. */
export function Roles({ marks }: { marks: ReturnType<typeof useRole> }) {
  if (marks.length === 0) return null;
  return (
    <span className="roles">
      {marks.map(([icon, words]) => (
        <span key={words} className="role">
          <Icon name={icon} /> <span>{words}</span>
        </span>
      ))}
    </span>
  );
}

/** A friend's character at the mat of the enemy it may help against: the same thing, to be chosen here too. */
function Echo({ thing, keyword }: { thing: RingsThing; keyword: Friends['keyword'] }) {
  const { t } = useTranslation('rings');
  const lang = useSettings((s) => s.lang);
  const words = useThingWords();
  const name = useCardName();
  const who = useWho();
  const value = keyword === 'ranged' ? thing.attack : thing.defense;
  const how = KEYWORD_WORDS[keyword][lang];
  return (
    <li className="tile-place">
      <Spot
        place={{ at: 'thing', id: thing.id }}
        card={thing.card}
        words={`${words(thing)}, ${how}, ${t('ownedBy', { who: who(thing.seat) })}`}
        className="ring-tile echo"
      >
        <span className="ring-name">{name(thing.card)}</span>
        <span className="roles">
          <span className="role">
            <Icon name={HELP_ICON[keyword]} /> <span>{how}</span>
          </span>{' '}
          <span className="figure">
            <Icon name={keyword === 'ranged' ? 'sword' : 'shield'} />
            {value}
          </span>{' '}
          <span>{who(thing.seat)}</span>
        </span>
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
