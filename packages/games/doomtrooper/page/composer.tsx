/** The attack composer: who strikes whom, both totals with every modifier, and what comes of it, before it is committed to. */
import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import { EmblemImage } from '@kolbiste/tablekit/face/emblem-image.tsx';
import { commit, useTable } from '@kolbiste/tablekit/state/table.ts';
import { decisionOf } from '@kolbiste/tablekit/table/places.ts';
import { plainNumber, signedNumber } from '@kolbiste/tablekit/table/words.ts';
import { useTranslation } from 'react-i18next';
import type { Part } from '../src/figures.ts';
import type { Forecast, Strike } from '../src/forecast.ts';
import { FATE_NAMES } from '../src/pieces.ts';
import { FIGHT } from '../src/vocabulary.ts';
import { boardOf, pieceIn } from './board.ts';
import type { Duel } from './duel.ts';
import { DOOM_POOL } from './face/doom-face.tsx';
import { pictureOf } from './face/pictures.ts';
import { isPair } from './places.ts';
import { useCardName } from './printed.ts';
import { usePieceName } from './words.ts';

const PHASES = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** The eight phases; the one that runs is spelled out. */
function Phases({ phase }: { phase: number }) {
  const { t } = useTranslation('doom');
  return (
    <ol className="doom-phases" aria-label={t('phases')}>
      {PHASES.map((one) => (
        <li
          key={one}
          className={one < phase ? 'done' : one === phase ? 'now' : ''}
          aria-current={one === phase ? 'step' : undefined}
          title={t(`phase.${one}`)}
        >
          {one}
          <span className={one === phase ? '' : 'sr'}> {t(`phase.${one}`)}</span>
        </li>
      ))}
    </ol>
  );
}

/** What a part does: a sum, a factor (a share is told below zero), or a figure that is set. */
function partValue({ how, n, layer }: Part): string {
  if (layer === 'printed') return plainNumber(n);
  if (how === 'times') return n < 0 ? `÷${-n}` : `×${n}`;
  return how === 'is' ? `=${plainNumber(n)}` : signedNumber(n);
}

/** One modifier: its value and where it comes from. */
function Mod({ part, base }: { part: Part; base: string }) {
  const { t } = useTranslation('doom');
  const name = useCardName();
  const why = part.layer === 'printed' ? base : part.card === 0 ? t('cover') : name(part.card);
  const kind = part.layer === 'printed' ? '' : part.n > 0 ? ' p' : ' m';
  return (
    <span className={`doom-mod${kind}`} data-peek={part.layer === 'printed' ? undefined : part.card}>
      {partValue(part)}
      <small>{why}</small>
    </span>
  );
}

function Verdict({ strike }: { strike: Strike }) {
  const { t } = useTranslation('doom');
  const name = usePieceName();
  const to = useTable((s) => {
    const board = boardOf(s);
    return board === null ? undefined : pieceIn(board, strike.to);
  });
  const fate = strike.happens ? FATE_NAMES[strike.fate] : 'tooLate';
  const who = to === undefined ? '' : name(to);
  return (
    <strong className={`doom-verdict of-${fate}`}>
      <small>{who}</small>{' '}
      <span>
        {t(`fate.${fate}`)} {fate === 'killed' ? <small>{t('worth', { count: strike.value })}</small> : null}
      </span>
    </strong>
  );
}

/** One direction: the strike against the armor. */
function Line({ strike, tactic, first }: { strike: Strike; tactic: number; first: boolean }) {
  const { t } = useTranslation('doom');
  const name = usePieceName();
  const by = useTable((s) => {
    const board = boardOf(s);
    return board === null ? undefined : pieceIn(board, strike.by);
  });
  if (by === undefined || by.card === 0) return null;
  const word = tactic === FIGHT ? 'fight' : 'shoot';
  return (
    <div className={`doom-line ${first ? 'first' : 'back'}`}>
      <span className="doom-thumb">
        <EmblemImage pool={DOOM_POOL} picture={pictureOf(by.card)} width={170} />
      </span>
      <h4>
        {name(by)}
        <small>
          {t(first ? `attacks.${word}` : `strikesBack.${word}`)}
          {strike.order > 0 ? ` · ${t('firstStrike')}` : ''}
        </small>
      </h4>
      <span className="doom-sum">
        <b className="doom-total">{plainNumber(strike.attack)}</b>
        <span className="doom-mods">
          {strike.attackParts.map((part, k) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts stand in the order of their layers
            <Mod key={k} part={part} base={t(`figure.${word}`)} />
          ))}
        </span>
      </span>
      <span className="doom-against">
        <Icon name="shield" />
        <span>{t('against')}</span>
      </span>
      <span className="doom-sum">
        <b className="doom-total">{plainNumber(strike.armor)}</b>
        <span className="doom-mods">
          {strike.armorParts.map((part, k) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts stand in the order of their layers
            <Mod key={k} part={part} base={t('figure.armor')} />
          ))}
        </span>
      </span>
      <Verdict strike={strike} />
    </div>
  );
}

/** What comes of one tactic; where it is asked for it is chosen here. */
function Way({ way, asked }: { way: Forecast; asked: boolean }) {
  const { t } = useTranslation('doom');
  const word = way.tactic === FIGHT ? 'fight' : 'shoot';
  return (
    <section className="doom-way" aria-label={t(`tactic.${word}`)}>
      <h3>
        <Icon name={word === 'fight' ? 'sword' : 'target'} /> {t(`tactic.${word}`)}
        {asked ? (
          <button type="button" className="second" data-tactic={word} onClick={() => commit(way.tactic)}>
            {t('chooseThis')}
          </button>
        ) : null}
      </h3>
      <Line strike={way.attack} tactic={way.tactic} first />
      <Line strike={way.back} tactic={way.tactic} first={false} />
    </section>
  );
}

export function Composer({ duel }: { duel: Duel }) {
  const { t } = useTranslation('doom');
  const asked = useTable(({ prompt }) => prompt !== null && decisionOf(prompt) === 'combat.tactic');
  // Where it lies over the other side it stays there while the pair that it weighs up is chosen.
  const chosen = useTable(({ prompt, picked }) => prompt !== null && isPair(prompt) && picked !== null);
  const { attacker, defender, phase, ways } = duel;
  const hint = attacker === 0 ? 'attacker' : defender === 0 ? 'defender' : ways.length === 0 ? 'hidden' : null;
  return (
    <section className={`doom-composer ways-${ways.length}`} aria-label={t('composer')} data-testid="composer">
      <Phases phase={phase} />
      {hint === null ? null : <p className={`doom-hint of-${hint}`}>{t(`aim.${hint}`)}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where there is little room */}
      <div
        className={chosen ? 'doom-ways chosen' : 'doom-ways'}
        role="group"
        aria-label={t('told')}
        tabIndex={ways.length === 0 ? undefined : 0}
      >
        {ways.map((way) => (
          <Way key={way.tactic} way={way} asked={asked} />
        ))}
      </div>
    </section>
  );
}
