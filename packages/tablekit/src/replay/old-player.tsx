/** A record that is not played: what was told then, step by step, or what a whole game says by itself. */
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { titleOf } from '../games.ts';
import { useSettings } from '../state/settings.ts';
import { useSay } from '../table/words.ts';
import { Book } from '../ui/book.ts';
import { Chips } from '../ui/chip.tsx';
import { Title } from '../ui/title.tsx';
import type { OldGame, OldLine, OldStep } from './protocol.ts';
import { stopWatching } from './store.ts';
import './old.css';

const LETTERS = 'ABCDE';

function Line({ line }: { line: OldLine }) {
  const say = useSay();
  return (
    <>
      {say(line.text)} <Chips rules={line.rule} most={1} />
    </>
  );
}

function Step({ step: { step, answer, lines } }: { step: OldStep }) {
  const { t } = useTranslation('replay');
  return (
    <li value={step}>
      <p>
        <b>{answer === null ? t(step === 0 ? 'begin' : 'old.unseen') : <Line line={answer} />}</b>
      </p>
      <ul>
        {lines.map((line) => (
          <li key={line.id}>
            <Line line={line} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function Told({ told }: { told: NonNullable<OldGame['told']> }) {
  const { t } = useTranslation('replay');
  const { result, steps } = told;
  const who = result?.winners.map((seat) => LETTERS[seat]).join(', ') ?? '';
  const end = result === null ? 'unfinished' : result.draw ? 'draw' : who === '' ? 'lost' : 'won';
  return (
    <>
      <ol className="old-steps" aria-label={t('steps')} data-testid="old-steps">
        {steps.map((step) => (
          <Step key={step.step} step={step} />
        ))}
      </ol>
      <p>
        <b>{t(`old.${end}`, { who })}</b>
      </p>
    </>
  );
}

/** `Name 3×` for equal ones. */
function gathered(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${name} ${count}×` : name)).join(', ');
}

function Bare({ old: { decks, answers } }: { old: OldGame }) {
  const { t } = useTranslation('replay');
  const lang = useSettings((s) => s.lang);
  return (
    <>
      {decks[lang].map((cards, seat) => (
        // Seats have no other name than their place.
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        <section className="old-part" key={seat}>
          <h2>{t('old.cards', { seat: LETTERS[seat] })}</h2>
          <p>{gathered(cards)}</p>
        </section>
      ))}
      <h2 className="old-part">{t('old.answers', { count: answers.length })}</h2>
      <p>{t('old.answersHint')}</p>
      <ol className="old-answers" data-testid="old-answers">
        {answers.map(([seat, option], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer is its place
          <li key={at}>
            {LETTERS[seat]} {option}
          </li>
        ))}
      </ol>
    </>
  );
}

/** Shows it under a notice of what it is, and what can and cannot be checked. */
export function OldPlayer({ old }: { old: OldGame }) {
  const { t } = useTranslation('replay');
  const { game, theirs, ours, told, whole } = old;
  const viewer = told?.viewer;
  return (
    <Book.Provider value={game}>
      <main className="page" id="content">
        <Title>{t('old.title', { game: titleOf(game) })}</Title>
        <div className="old-notice" data-testid="old">
          <p>
            <b>{t(theirs === ours ? 'old.sameRules' : 'old.otherRules', { theirs, ours })}</b>
          </p>
          <p>
            {viewer === undefined
              ? t('old.bare')
              : viewer === 'public'
                ? t('old.toldPublic')
                : t('old.toldSeat', { seat: LETTERS[viewer] })}
          </p>
          <p>{t(whole ? 'old.whole' : 'old.changed')}</p>
        </div>
        <p>
          <Link href="/replay" className="second" onClick={stopWatching}>
            {t('old.back')}
          </Link>
        </p>
        {told === null ? <Bare old={old} /> : <Told told={told} />}
      </main>
    </Book.Provider>
  );
}
