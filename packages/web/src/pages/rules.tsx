import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import type { GameId } from '@kolbiste/tablekit/engine/protocol.ts';
import { firstGame, isGame, titleOf } from '@kolbiste/tablekit/games.ts';
import { NotFound } from '@kolbiste/tablekit/pages/not-found.tsx';
import type { RuleBook, RuleText, Section as SectionOf } from '@kolbiste/tablekit/rules/book.ts';
import { useRuleBook } from '@kolbiste/tablekit/rules/books.ts';
import { RuleWords } from '@kolbiste/tablekit/rules/rule-text.tsx';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { Book } from '@kolbiste/tablekit/ui/book.ts';
import { Chips } from '@kolbiste/tablekit/ui/chip.tsx';
import { GameChooser } from '@kolbiste/tablekit/ui/game-chooser.tsx';
import { Title } from '@kolbiste/tablekit/ui/title.tsx';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { Button, Input, Label, SearchField, Text } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'wouter';
import '@kolbiste/tablekit/pages/pages.css';
import './rules.css';

interface Asked {
  readonly book: RuleBook;
  readonly words: readonly string[];
}

/** One paragraph: its key is a link to itself, and the rules that name it are a step away. */
function Rule({ rule, book, words }: Asked & { rule: RuleText }) {
  const { t } = useTranslation('rules');
  const others = book.namedBy(rule.key);
  return (
    <li id={rule.key}>
      <a className="rule-key" href={`#${rule.key}`} aria-label={t('linkTo', { key: rule.key })}>
        {rule.key}
      </a>
      <div>
        <RuleWords book={book} rule={rule} words={words} />
        {others.length === 0 ? null : (
          <p className="named-by">
            {t('namedBy')} <Chips rules={others} most={6} />
          </p>
        )}
      </div>
    </li>
  );
}

function Section({ section, rules, ...asked }: Asked & { section: SectionOf; rules: readonly RuleText[] }) {
  const lang = useSettings((s) => s.lang);
  const id = `section-${section.rules[0].key}`;
  return (
    <section className="rule-section" aria-labelledby={id}>
      <h2 id={id}>
        {section.number} {section.title[lang]}
      </h2>
      <ul>
        {rules.map((rule) => (
          <Rule key={rule.key} rule={rule} {...asked} />
        ))}
      </ul>
    </section>
  );
}

/** All sections, to go to one at once. */
function Contents({ book, choose }: { book: RuleBook; choose(query: string): void }) {
  const { t } = useTranslation('rules');
  const lang = useSettings((s) => s.lang);
  return (
    <details className="contents">
      <summary>{t('contents')}</summary>
      <ul>
        {book.sections.map(({ ask, number, title }) => (
          <li key={ask}>
            <button type="button" className="link" onClick={() => choose(ask)}>
              {number} {title[lang]}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Scrolls to the paragraph that the address names, also when it comes to name another one. */
function useFragment(): void {
  useEffect(() => {
    const go = () => document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
    go();
    addEventListener('hashchange', go);
    return () => removeEventListener('hashchange', go);
  }, []);
}

function Search({ query, ask, told, hint }: { query: string; ask(query: string): void; told: string; hint: string }) {
  const { t } = useTranslation('rules');
  return (
    <SearchField className="search" value={query} onChange={ask}>
      <Label>{t('search')}</Label>
      <div className="search-box">
        <Input placeholder={hint} />
        <Button className="plain">
          <Icon name="close" />
        </Button>
      </div>
      <Text slot="description" role="status">
        {told}
      </Text>
    </SearchField>
  );
}

/** The way from the one paragraph that was found to all of its section. */
function WholeSection({ section, ask }: { section: SectionOf; ask(query: string): void }) {
  const { t } = useTranslation('rules');
  const lang = useSettings((s) => s.lang);
  return (
    <p>
      <button type="button" className="second" onClick={() => ask(section.ask)}>
        {t('whole', { section: section.title[lang] })}
      </button>
    </p>
  );
}

/** The rules of one game, searched by key and by words, section by section. */
function Rulebook({ game }: { game: GameId }) {
  const { t } = useTranslation('rules');
  const lang = useSettings((s) => s.lang);
  const [params, setParams] = useSearchParams();
  const query = params.get('q') ?? '';
  const asked = useDeferredValue(query);
  const book = useRuleBook(game);
  const { rules, own } = useMemo(() => book.findInEither(asked, lang), [book, asked, lang]);
  const words = useMemo(() => book.askedWords(asked), [book, asked]);
  const ask = (q: string) => setParams(q === '' ? {} : { q }, { replace: true });
  const told = rules.length === 0 ? t('none') : t(own ? 'found' : 'abroad', { count: rules.length });
  const alone = rules.length === 1 ? book.sectionOf(rules[0].key) : undefined;
  const found = new Set(rules);
  useFragment();
  return (
    <Book value={game}>
      <Search query={query} ask={ask} told={told} hint={t(`${game}-pages:rules.hint`)} />
      <Contents book={book} choose={ask} />
      {book.sections.map((section) => {
        const inIt = section.rules.filter((rule) => found.has(rule));
        return inIt.length === 0 ? null : (
          <Section key={section.ask} section={section} rules={inIt} book={book} words={words} />
        );
      })}
      {alone === undefined ? null : <WholeSection section={alone} ask={ask} />}
    </Book>
  );
}

/** The rules of the game that the address names. */
export default function Rules() {
  const { t } = useTranslation('rules');
  const { game = firstGame() } = useParams<{ game?: string }>();
  if (!isGame(game)) return <NotFound />;
  return (
    <main className="page" id="content">
      <Title also={titleOf(game)}>{t('title')}</Title>
      <GameChooser page="/rules" chosen={game} />
      <p className="page-lead">{t(`${game}-pages:rules.lead`)}</p>
      <Rulebook key={game} game={game} />
    </main>
  );
}
