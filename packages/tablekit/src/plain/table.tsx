import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { GameId } from '../engine/protocol.ts';
import { addressOf, titleOf } from '../games.ts';
import type { TableProps } from '../page.ts';
import { commit, useTable } from '../state/table.ts';
import { BarFrame, useIdleWords } from '../table/bar-frame.tsx';
import { Caption } from '../table/caption.tsx';
import { TableFrame, useOver } from '../table/frame.tsx';
import { Live } from '../table/live.tsx';
import { RailFrame } from '../table/rail-frame.tsx';
import { SheetFrame, SheetWays } from '../table/sheet-frame.tsx';
import { useTapToSkip } from '../table/table-keys.ts';
import { useSay } from '../table/words.ts';
import { PlainBoard } from './board.tsx';
import { asksByList, buttonsOf } from './data.ts';
import { press } from './keys.ts';
import { Over } from './over.tsx';
import { closeList, followQuestions, mainOf, plainOf, pressMain, toggleList, usePlain } from './store.ts';
import '../table/table.css';
import '../table/bar.css';
import '../table/rail.css';
import '../table/log.css';
import '../table/over.css';
import '../table/tablet.css';
import '../table/phone.css';
import '../table/sheet.css';
import './plain.css';

/** Buttons beside the main one; what there is more of stands in the list. */
const BESIDE = 3;

function Bar() {
  const { t } = useTranslation(['plain', 'ui']);
  const say = useSay();
  const idle = useIdleWords(t('ui:table.skip'));
  const prompt = useTable((s) => s.prompt);
  const picked = useTable((s) => s.picked);
  const plain = useTable(plainOf);
  const choice = useTable(mainOf);
  const buttons = prompt === null || plain === null || picked !== null ? [] : buttonsOf(prompt, plain);
  const main =
    prompt === null
      ? idle
      : choice === undefined
        ? { label: t(buttons.length > 0 ? 'chooseFirst' : 'ui:table.pickFirst'), rule: prompt.rule, ready: false }
        : {
            label: say(choice.text),
            rule: choice.rule,
            ready: true,
            calm: picked === null && prompt.options.length > 1,
          };
  return (
    <BarFrame
      className="plain-bar"
      label={t('ui:table.bar')}
      main={main}
      press={pressMain}
      list={toggleList}
      options={t('options', { count: prompt?.options.length ?? 0 })}
      others={choice === undefined ? [] : buttons.slice(1, 1 + BESIDE)}
      answer={commit}
      drop={picked === null ? null : () => useTable.setState({ picked: null })}
      dropWords={t('ui:table.undo')}
    />
  );
}

/** All options as a list: opened by hand, or where nothing on the table answers. */
function Sheet() {
  const { t } = useTranslation('plain');
  const say = useSay();
  const prompt = useTable((s) => s.prompt);
  const plain = useTable(plainOf);
  const list = usePlain((s) => s.list);
  if (prompt === null || plain === null) return null;
  const asks = asksByList(prompt, plain);
  if (!list && !asks) return null;
  return (
    <SheetFrame title={say(prompt.text)} close={asks ? null : closeList}>
      <SheetWays prompt={prompt} answer={commit} refused={t('refused')} />
    </SheetFrame>
  );
}

/** Where the game stands. */
export function PlainRail() {
  const say = useSay();
  const course = useTable((s) => plainOf(s)?.course);
  return <RailFrame title={say(course)} />;
}

/** The table of a game of plain data. */
export default function PlainGameTable({ game, over: Ending = Over, ended = false }: TableProps & { game: GameId }) {
  const [, go] = useLocation();
  const over = useOver(ended);
  const ready = useTable((s) => plainOf(s) !== null);
  useEffect(followQuestions, []);
  useTapToSkip();
  return (
    <TableFrame
      game={game}
      title={titleOf(game)}
      className="plain-table"
      ready={ready}
      over={over}
      press={press}
      onNew={() => go(addressOf('/new', game))}
      above={
        <>
          <Sheet />
          <Live />
        </>
      }
    >
      <PlainRail />
      <PlainBoard />
      {over ? (
        <Ending className="over plain-over" />
      ) : (
        <>
          <Caption />
          <Bar />
        </>
      )}
    </TableFrame>
  );
}
