/** A room without a fight, or a choice among cards: what there is to choose stands as faces or as sentences. */
import type { Choice, NoChoice, Prompt } from '@kolbiste/tablekit/engine/protocol.ts';
import { EmblemImage } from '@kolbiste/tablekit/face/emblem-image.tsx';
import type { Standing } from '@kolbiste/tablekit/face/facts.ts';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { decisionOf } from '@kolbiste/tablekit/table/places.ts';
import { useSay } from '@kolbiste/tablekit/table/words.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ASIDE_HAND } from '../src/flow/aside.ts';
import { TOGETHER } from '../src/flow/payment.ts';
import { UNDER_WAY, WON } from '../src/state.ts';
import { kindAt } from './ahead.ts';
import { boardOf } from './board.ts';
import type { SpireTable } from './engine/table.ts';
import { pictureOfEvent } from './face/pictures.ts';
import { SPIRE_POOL, SpireFace } from './face/spire-face.tsx';
import { Hero } from './hero.tsx';
import { ActMap } from './map.tsx';
import { onScreen } from './places.ts';
import { blesserCalled, eventCalled } from './printed.ts';
import { RoomBeside } from './room-beside.tsx';
import { Routes } from './routes.tsx';
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

const PAID = new Set(['merchant.trade', 'event.choose']);

interface Offer {
  readonly choice: Choice;
  /** Why not; '' = it can be chosen. */
  readonly code: string;
}

/** Nobody helps to pay for what one can pay alone; what not even all can pay is refused once. */
function offersOf(prompt: Prompt): readonly Offer[] {
  const id = decisionOf(prompt);
  const helped = (option: number): boolean => PAID.has(id) && option >= TOGETHER && option < ASIDE_HAND;
  const alone = new Set(prompt.options.map(({ option }) => option));
  const open = onScreen(prompt, prompt.options).filter(
    ({ option }) => !helped(option) || !alone.has(option - TOGETHER),
  );
  const shut: readonly NoChoice[] = REFUSED_TO_SHOW.has(id) ? onScreen(prompt, prompt.refused) : [];
  return [
    ...open.map((choice) => ({ choice, code: '' })),
    ...shut.filter(({ option }) => !helped(option)).map((no) => ({ choice: no as Choice, code: no.code })),
  ].sort((a, b) => a.choice.option - b.choice.option);
}

/** More than these stand smaller. */
const FEW = 6;

/** All that can be chosen, in groups. */
export function Ways({ prompt }: { prompt: Prompt }) {
  const { t } = useTranslation('spire');
  const board = useTable(boardOf);
  if (board === null) return null;
  const groups = new Map<string, { readonly name: string; readonly offers: Offer[] }>();
  const all = offersOf(prompt);
  for (const offer of all) {
    const { key, name } = groupOf(board, prompt, offer.choice.option);
    const group = groups.get(key) ?? { name, offers: [] };
    group.offers.push(offer);
    groups.set(key, group);
  }
  return (
    <div className={`ways-groups${all.length > FEW ? ' many' : ''}`}>
      {[...groups].map(([key, { name, offers }]) => (
        <section key={key} className={`ways-group is-${name}`} aria-label={t(`group.${name}`)}>
          {groups.size > 1 ? <h3>{t(`group.${name}`)}</h3> : null}
          <ul className="ways">
            {offers.map(({ choice, code }) => (
              <Way key={choice.option} prompt={prompt} choice={choice} code={code} />
            ))}
          </ul>
        </section>
      ))}
      <RoomBeside prompt={prompt} />
    </div>
  );
}

/** Questions that have a heading of their own, and the sign over it. */
const HEADS: Readonly<Record<string, readonly [head: string, sign: SignName]>> = {
  blessings: ['neow', 'miracle'],
  rewards: ['head.rewards', 'treasure'],
  bossRelics: ['head.bossRelics', 'treasure'],
  goOn: ['head.goOn', 'boss'],
};

/** Before the first round of an adventure nothing but blessings is decided on, and what they bring. */
const isBlessing = ({ node, act, round, fight }: SpireTable): boolean =>
  node <= 0 && act === 1 && round === 0 && fight === 0;

/** What a room is called where the question does not say it. */
function usualHead(board: SpireTable): readonly [head: string, sign: SignName] {
  if (board.outcome !== UNDER_WAY) return [board.outcome === WON ? 'head.won' : 'head.lost', 'boss'];
  if (isBlessing(board)) return HEADS['blessings'];
  const kind = kindAt(board, board.node) ?? 'event';
  return [`room.${kind}`, kind];
}

/** What stands over the room: its sign; of an event its picture and its name. */
function Head({ board, prompt }: { board: SpireTable; prompt: Prompt | null }) {
  const { t } = useTranslation('spire');
  const { lang, names } = useSettings();
  const say = useSay();
  const { event } = board;
  const picture = useMemo(() => (event < 0 ? null : pictureOfEvent(event)), [event]);
  const [head, sign] = HEADS[prompt?.procedure ?? ''] ?? usualHead(board);
  return (
    <div className="room-head">
      {picture === null ? (
        <span className="room-sign">
          <Sign name={sign} />
        </span>
      ) : (
        <span className="room-picture">
          <EmblemImage pool={SPIRE_POOL} picture={picture} width={120} />
        </span>
      )}
      <h2>{event < 0 ? t(head, { whose: blesserCalled(lang, names) }) : eventCalled(event, lang, names)}</h2>
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
        {votes ? (
          <div className="crossroads">
            <ActMap />
            <Routes />
          </div>
        ) : (
          <Head board={board} prompt={prompt} />
        )}
        {prompt === null ? null : <Ways prompt={prompt} />}
      </div>
    </section>
  );
}
