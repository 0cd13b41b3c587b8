/** A room without a fight, or a choice among cards: what there is to choose stands as faces or as sentences. */
import type { Choice, NoChoice, Prompt } from '@kolbiste/tablekit/engine/protocol.ts';
import { EmblemImage } from '@kolbiste/tablekit/face/emblem-image.tsx';
import type { Standing } from '@kolbiste/tablekit/face/facts.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { useSay } from '@kolbiste/tablekit/table/words.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { mapOf } from '../src/cards/maps.ts';
import { ROOMS } from '../src/vocabulary.ts';
import { boardOf } from './board.ts';
import type { SpireTable } from './engine/table.ts';
import { pictureOfEvent } from './face/pictures.ts';
import { SPIRE_POOL, SpireFace } from './face/spire-face.tsx';
import { Hero } from './hero.tsx';
import { ActMap } from './map.tsx';
import { decisionOf, onScreen } from './places.ts';
import { groupOf, shownBy } from './shown.ts';
import type { SignName } from './sign.tsx';
import { Sign } from './sign.tsx';
import { Spot, usePointed } from './spot.tsx';

/** Why not, in a word. */
const REASONS = new Set(['noGold', 'noUpgrade', 'potionsFull', 'onceAVisit', 'noRemove', 'noTransform', 'taken']);

function useStanding(place: string, no: boolean, code: string): readonly Standing[] {
  const { t } = useTranslation('spire');
  const { picked } = usePointed(place);
  if (picked) return [{ state: 'selected', words: null }];
  if (no) return [{ state: 'refused', words: t(`short.${REASONS.has(code) ? code : 'other'}`) }];
  return [{ state: 'playable', words: null }];
}

/** One option: the card or item that it is about, or its sentence. */
function Way({ prompt, choice, code }: { prompt: Prompt; choice: Choice; code: string }) {
  const say = useSay();
  const board = useTable(boardOf);
  const place = `option:${choice.option}`;
  const standing = useStanding(place, code !== '', code);
  const shown = board === null ? null : shownBy(board, prompt, choice.option);
  if (shown === null)
    return (
      <li className="way-line">
        <Spot place={place} words={say(choice.text)} className={`sentence${code === '' ? '' : ' refused'}`}>
          {say(choice.text)}
        </Spot>
      </li>
    );
  return (
    <li className="way-face">
      <Spot place={place} words={say(choice.text)} className="faced">
        <SpireFace id={shown.id} size="hand" standing={standing} />
        {shown.note === '' ? null : <span className="way-note">{shown.note}</span>}
      </Spot>
    </li>
  );
}

const REFUSED_TO_SHOW = new Set(['merchant.trade', 'rewards.choose', 'event.choose', 'bossRelics.take']);

/** All that can be chosen, in groups. */
export function Ways({ prompt }: { prompt: Prompt }) {
  const { t } = useTranslation('spire');
  const open = onScreen(prompt, prompt.options);
  const shut: readonly NoChoice[] = REFUSED_TO_SHOW.has(decisionOf(prompt)) ? onScreen(prompt, prompt.refused) : [];
  const all = [
    ...open.map((choice) => ({ choice, code: '' })),
    ...shut.map((no) => ({ choice: no as Choice, code: no.code })),
  ];
  const board = useTable(boardOf);
  if (board === null) return null;
  const groups = new Map<string, string>();
  for (const { choice } of all) {
    const { key, name } = groupOf(board, prompt, choice.option);
    groups.set(key, name);
  }
  return [...groups].map(([key, name]) => (
    <section key={key} className="ways-group" aria-label={t(`group.${name}`)}>
      {groups.size > 1 ? <h3>{t(`group.${name}`)}</h3> : null}
      <ul className="ways">
        {all
          .filter(({ choice }) => groupOf(board, prompt, choice.option).key === key)
          .sort((a, b) => a.choice.option - b.choice.option)
          .map(({ choice, code }) => (
            <Way key={choice.option} prompt={prompt} choice={choice} code={code} />
          ))}
      </ul>
    </section>
  ));
}

/** What kind of room it is. */
function kindOf(board: SpireTable): SignName {
  const token = (board.tokens[board.node] ?? 0) - 1;
  const kind = token >= 0 ? token : (mapOf(board.act, board.map).nodes[board.node]?.kind ?? 0);
  return ROOMS[kind];
}

/** What stands over the room: its sign; of an event its picture. */
function Head({ board, prompt }: { board: SpireTable; prompt: Prompt | null }) {
  const { t } = useTranslation('spire');
  const say = useSay();
  const { event } = board;
  const picture = useMemo(() => (event < 0 ? null : pictureOfEvent(event)), [event]);
  const kind = kindOf(board);
  const begins = board.node < 0;
  return (
    <div className="room-head">
      {picture === null ? (
        <span className="room-sign">
          <Sign name={begins ? 'event' : kind} />
        </span>
      ) : (
        <span className="room-picture">
          <EmblemImage pool={SPIRE_POOL} picture={picture} width={120} />
        </span>
      )}
      <h2>{begins ? t('neow') : t(`room.${kind}`)}</h2>
      {prompt === null ? null : <p className="sr">{say(prompt.text)}</p>}
    </div>
  );
}

export function Room() {
  const { t } = useTranslation('spire');
  const board = useTable(boardOf);
  const prompt = useTable((s) => s.prompt);
  if (board === null) return null;
  const votes = prompt !== null && decisionOf(prompt) === 'route.vote';
  return (
    <section className={`spire-room${votes ? ' on-map' : ''}`} aria-label={t('roomHere')}>
      <div className="party">
        {board.heroes.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
          <Hero key={seat} seat={seat} />
        ))}
      </div>
      <div className="room-body">
        {votes ? <ActMap /> : <Head board={board} prompt={prompt} />}
        {prompt === null || votes ? null : <Ways prompt={prompt} />}
      </div>
    </section>
  );
}
