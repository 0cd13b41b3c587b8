import type { FunctionComponent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'wouter';
import type { GameId } from '../engine/protocol.ts';
import { titleOf } from '../games.ts';
import { SetupEnd, SetupFrame } from '../setup/frame.tsx';
import { Ways } from '../setup/ways.tsx';
import type { Way } from '../setup/who.tsx';
import { Who } from '../setup/who.tsx';
import { begin } from '../state/play.ts';
import { useSay } from '../table/words.ts';
import type { Chosen } from './begin.ts';
import { plainOrder, usual } from './begin.ts';
import type { PlainChoice } from './data.ts';

/** Such a seat brings nothing. */
const NOTHING = {};

interface ChoicesProps {
  readonly choices: readonly PlainChoice[];
  readonly chosen: Chosen;
  set(chosen: Chosen): void;
}

function Choices({ choices, chosen, set }: ChoicesProps) {
  const say = useSay();
  return choices.map(({ name, title, ways }) => (
    <div key={name} className="who">
      <Ways
        name={name}
        title={say(title)}
        ways={ways.map(([value, said]) => [value, say(said)] as const)}
        chosen={chosen[name]}
        set={(value) => set({ ...chosen, [name]: value })}
      />
    </div>
  ));
}

/** Who plays, and what is chosen before; by what the game lets choose. */
export function setupOf(choices: readonly PlainChoice[]): FunctionComponent<{ readonly game: GameId }> {
  return function PlainSetup({ game }) {
    const { t } = useTranslation('setup');
    const [, go] = useLocation();
    const [search] = useSearchParams();
    const [way, setWay] = useState<Way>(search.get('with') === 'friend' ? 'friend' : 'bot');
    const [chosen, choose] = useState(() => usual(choices));
    const start = (): void => {
      begin(plainOrder(game, chosen, way === 'both'));
      go('/play');
    };
    return (
      <SetupFrame game={game} title={t('title')} also={titleOf(game)}>
        <Who way={way} set={setWay} />
        <Choices choices={choices} chosen={chosen} set={choose} />
        <SetupEnd
          online={way === 'friend'}
          words={t('start')}
          start={start}
          game={game}
          setup={NOTHING}
          common={chosen}
        />
      </SetupFrame>
    );
  };
}
