import type { Choice, Prompt } from '@kolbiste/tablekit/engine/protocol.ts';
import { folded } from '@kolbiste/tablekit/rules/folded.ts';
import { commit, useTable } from '@kolbiste/tablekit/state/table.ts';
import { SheetFrame } from '@kolbiste/tablekit/table/sheet-frame.tsx';
import { useSay } from '@kolbiste/tablekit/table/words.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UNIT_SLOTS } from '../src/index.ts';
import { Cut } from './cut.tsx';
import { isCut } from './cutting.ts';
import { StoneFace } from './face/stone-face.tsx';
import { Naming } from './naming.tsx';
import { attackIn, isOfCards } from './places.ts';
import { unpoint, useBoard, useStone } from './store.ts';
import { useCardName } from './words.ts';

/** The card that an option of a list of cards stands for. */
function cardBehind(prompt: Prompt, option: number): number {
  if (prompt.step !== 'card') return option;
  const list = prompt.locals.cards;
  return typeof list === 'object' ? (list[option] ?? 0) : 0;
}

/** What an option of a list aims at, to be seen on the table behind it. */
function aimOf(
  { step, seat }: Prompt,
  option: number,
): { readonly from: number | null; readonly aimed: number | null } {
  const attack = step === 'main' ? attackIn(option) : undefined;
  return attack === undefined
    ? { from: null, aimed: null }
    : { from: seat * UNIT_SLOTS + attack.slot, aimed: attack.code };
}

function Pick({ prompt, choice }: { prompt: Prompt; choice: Choice }) {
  const say = useSay();
  const card = isOfCards(prompt.step) ? cardBehind(prompt, choice.option) : 0;
  const show = (): void => useStone.setState(aimOf(prompt, choice.option));
  return (
    <li>
      <button
        type="button"
        className={card > 0 ? 'second sheet-way faced' : 'second sheet-way'}
        onClick={() => commit(choice.option)}
        onFocus={show}
        onBlur={unpoint}
        onPointerEnter={(event) => event.pointerType === 'mouse' && show()}
        onPointerLeave={unpoint}
      >
        {card > 0 ? <StoneFace id={card} size="chip" /> : say(choice.text)}
      </button>
    </li>
  );
}

const MANY = 14;

/** All options of a question as a list; a long one can be searched. */
function Ways({ prompt }: { prompt: Prompt }) {
  const { t } = useTranslation('stone');
  const say = useSay();
  const name = useCardName();
  const [asked, ask] = useState('');
  const label = (choice: Choice): string =>
    isOfCards(prompt.step) ? name(cardBehind(prompt, choice.option)) || say(choice.text) : say(choice.text);
  const found = prompt.options.filter((choice) => folded(label(choice)).includes(folded(asked.trim())));
  return (
    <>
      {prompt.options.length <= MANY ? null : (
        <label className="control">
          <span className="control-label">{t('search')}</span>
          <input type="search" value={asked} onChange={(event) => ask(event.target.value)} />
        </label>
      )}
      <ul className="sheet-ways">
        {found.map((choice) => (
          <Pick key={choice.option} prompt={prompt} choice={choice} />
        ))}
      </ul>
    </>
  );
}

function Grave({ seat }: { seat: number }) {
  const { t } = useTranslation('stone');
  const grave = useBoard((board) => board.graves[seat], []);
  if (grave.length === 0) return <p className="quiet">{t('graveEmpty')}</p>;
  return (
    <ol className="sheet-ways" aria-label={t('graveOrder')}>
      {grave.toReversed().map((card, n) => (
        <li key={grave.length - n}>
          <button type="button" className="second sheet-way faced" data-look="">
            <StoneFace id={card} size="chip" />
          </button>
        </li>
      ))}
    </ol>
  );
}

/** What opens over the middle: cards to choose from, all options as a list, or a grave. */
export function Sheet() {
  const { t } = useTranslation('stone');
  const say = useSay();
  const prompt = useTable((s) => s.prompt);
  const list = useStone((s) => s.list);
  const grave = useStone((s) => s.grave);
  const asks = prompt !== null && isOfCards(prompt.step);
  if (grave === null && prompt !== null && isCut(prompt)) return <Cut key={prompt.seat} prompt={prompt} />;
  if (grave === null && (prompt === null || !(list || asks))) return null;
  const close = (): void => useStone.setState({ list: false, grave: null });
  return (
    <SheetFrame
      title={grave !== null ? t('graveTitle') : asks ? say(prompt.text) : t('allOptions')}
      close={grave !== null || !asks ? close : null}
    >
      {grave !== null ? (
        <Grave seat={grave} />
      ) : prompt === null ? null : prompt.step === 'name' ? (
        <Naming key={prompt.text.en} prompt={prompt} />
      ) : (
        <Ways key={prompt.text.en} prompt={prompt} />
      )}
    </SheetFrame>
  );
}
