import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HINT_KEYS } from '../hint/keys.ts';
import { words } from '../i18n/index.ts';
import { change, useSettings } from '../state/settings.ts';
import type { KeySet } from '../table/keys.ts';
import { actionOf, keyName, keysWith } from '../table/keys.ts';
import type { TogetherAction } from '../table/together-keys.ts';
import { TOGETHER_KEYS } from '../table/together-keys.ts';

interface Props<A extends string> {
  readonly defaults: KeySet<A>;
  /** What a key does, in words. */
  readonly does: (action: A) => string;
  /** Keys that always do the same, with what they do. */
  readonly fixed?: readonly (readonly [keys: string, does: string])[];
}

/** What games share, and the key of which they share. */
const ALL = { ...TOGETHER_KEYS, ...HINT_KEYS };
type Shared = keyof typeof ALL;

const isTogether = (action: string): action is TogetherAction => Object.hasOwn(TOGETHER_KEYS, action);

/** All keys of a table; each can be changed by pressing another one. What games share they share the key of. */
export function KeyList<A extends string>({ defaults: table, does: doesAtTable, fixed = [] }: Props<A>) {
  const { t } = useTranslation(['play', 'hotseat']);
  useEffect(() => void words('hotseat'), []);
  const defaults: KeySet<A | Shared> = { ...ALL, ...table };
  const does = (action: A | Shared): string => {
    if (action === 'hint') return t('keys.hint');
    return isTogether(action) ? t(`hotseat:keys.${action}`) : doesAtTable(action);
  };
  const own = useSettings((s) => s.keys);
  const keys = keysWith(own, defaults);
  const [waiting, wait] = useState<A | Shared | null>(null);
  const [said, say] = useState('');
  const take = (event: React.KeyboardEvent, action: A | Shared): void => {
    if (event.key === 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    const name = keyName(event.nativeEvent);
    if (name === '') return;
    const holder = actionOf(keys, name);
    if (holder !== undefined && holder !== action) {
      say(t('keys.taken', { key: name, action: does(holder) }));
      return;
    }
    wait(null);
    say(t('keys.set', { key: name, action: does(action) }));
    change({ keys: { ...own, [action]: name } });
  };
  return (
    <>
      <p className="quiet">{t('keys.how')}</p>
      <p className="keys-said" role="status">
        {said}
      </p>
      <dl className="keys">
        <div>
          <dt>
            <kbd>Tab</kbd> <kbd>Enter</kbd>
          </dt>
          <dd>{t('keys.browser')}</dd>
        </div>
        {fixed.map(([name, words]) => (
          <div key={name}>
            <dt>
              <kbd>{name}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
        {(Object.keys(defaults) as (A | Shared)[]).map((action) => (
          <div key={action}>
            <dt>
              <button
                type="button"
                className={waiting === action ? 'key-button waiting' : 'key-button'}
                aria-label={t('keys.change', { action: does(action), key: keys[action] })}
                aria-pressed={waiting === action}
                onClick={() => {
                  wait(waiting === action ? null : action);
                  say(waiting === action ? '' : t('keys.press', { action: does(action) }));
                }}
                onKeyDown={(event) => waiting === action && take(event, action)}
                onBlur={() => waiting === action && wait(null)}
              >
                {waiting === action ? '…' : <kbd>{keys[action]}</kbd>}
              </button>
            </dt>
            <dd>
              {does(action)}
              {keys[action] === defaults[action] ? null : <span className="quiet"> ({t('keys.own')})</span>}
            </dd>
          </div>
        ))}
      </dl>
      <button
        type="button"
        className="second"
        onClick={() => {
          change({ keys: {} });
          wait(null);
          say(t('keys.wasReset'));
        }}
      >
        {t('keys.reset')}
      </button>
    </>
  );
}

interface TableKeysProps<A extends string> {
  readonly keys: KeySet<A>;
  /** What the keys do that this table alone has. */
  readonly own?: Readonly<Partial<Record<A, string>>>;
}

/** The keys of a table that is gone over by arrows. */
export function TableKeys<A extends string>({ keys, own }: TableKeysProps<A>) {
  const { t } = useTranslation(['play', 'hotseat']);
  const shared = (key: string): string => (key === 'options' ? t('hotseat:keys.options') : t(`keys.${key}`));
  return (
    <KeyList
      defaults={keys}
      does={(action) => own?.[action] ?? shared(action)}
      fixed={[['← ↑ → ↓', t('hotseat:keys.arrows')]]}
    />
  );
}
