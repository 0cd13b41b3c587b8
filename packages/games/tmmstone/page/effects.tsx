import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import { Back } from '@kolbiste/tablekit/face/back.tsx';
import { Named } from '@kolbiste/tablekit/table/named.tsx';
import { useTranslation } from 'react-i18next';
import type { Laid } from '../src/index.ts';
import { EFFECT_SLOTS, EXHAUSTED, FACE_DOWN } from '../src/index.ts';
import { cardOf } from './cards.ts';
import { StoneFace } from './face/stone-face.tsx';
import { Spot } from './pointer.tsx';
import { useBoard } from './store.ts';
import { useLaidWords } from './words.ts';

/** A card in an effect slot: an ability that can be used, a spell that lasts, an experiment face down. */
function LaidCard({ laid, seat }: { laid: Laid; seat: number }) {
  const { t } = useTranslation('stone');
  const words = useLaidWords();
  const card = cardOf(laid.card);
  const down = (laid.marks & FACE_DOWN) !== 0;
  const used = (laid.marks & EXHAUSTED) !== 0;
  const inner = (
    <>
      {down ? <Back icon="mask" /> : null}
      {laid.card === 0 ? (
        <span className="laid-name">{t('faceDownShort')}</span>
      ) : (
        <StoneFace id={laid.card} size="chip" className={card?.kind === 'ability' ? 'priced' : ''} />
      )}
      {used ? <Icon name="hourglass" className="laid-used" /> : null}
    </>
  );
  if (card?.kind === 'ability')
    return (
      <Spot
        place={{ at: 'ability', seat }}
        words={`${t('ability')}: ${words(laid)}, ${t('costMana', { count: card.cost })}`}
        className="laid faced"
      >
        {inner}
      </Spot>
    );
  return (
    <button
      type="button"
      className={down ? 'laid spot faced down' : 'laid spot faced'}
      data-look={laid.card === 0 ? undefined : ''}
    >
      <Named words={words(laid)}>{inner}</Named>
    </button>
  );
}

/** The six effect slots of a player, and what floats beside them. */
export function Effects({ seat }: { seat: number }) {
  const { t } = useTranslation('stone');
  const laid = useBoard((board) => board.laid, []);
  const own = laid.filter((one) => one.seat === seat);
  const floating = own.filter(({ slot, card }) => slot < 0 && card !== 0);
  return (
    <ul className="effects" aria-label={t('effects')}>
      {Array.from({ length: EFFECT_SLOTS }, (_, slot) => {
        const one = own.find((each) => each.slot === slot);
        return (
          <li key={slot} data-at={one === undefined ? undefined : `laid:${one.id}`}>
            {one === undefined ? (
              <span className="laid free" aria-hidden="true" />
            ) : (
              <LaidCard laid={one} seat={seat} />
            )}
          </li>
        );
      })}
      {floating.map((one) => (
        <li key={`f${one.id}`} data-at={`laid:${one.id}`}>
          <LaidCard laid={one} seat={seat} />
        </li>
      ))}
    </ul>
  );
}
