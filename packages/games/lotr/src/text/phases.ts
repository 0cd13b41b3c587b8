/** Names of phases, windows and figures. */
import type { Lang } from '../cards/names.ts';
import type { Phase, Stat, WindowName } from '../vocabulary.ts';
import { PHASES, STATS, WINDOWS } from '../vocabulary.ts';
import type { Talk } from './talk.ts';
import { two } from './talk.ts';

const AT: Readonly<Record<Lang, 0 | 1>> = { cs: 0, en: 1 };

type Both = readonly [cs: string, en: string];

const PHASE_WORDS: Readonly<Record<Phase, Both>> = {
  setup: ['příprava', 'setup'],
  resource: ['zdroje', 'resource'],
  planning: ['plánování', 'planning'],
  quest: ['výprava', 'quest'],
  travel: ['cestování', 'travel'],
  encounter: ['setkání', 'encounter'],
  combat: ['boj', 'combat'],
  refresh: ['obnova', 'refresh'],
};

/** Windows by where they stand [LOTR W.5]. */
const WINDOW_WORDS: Readonly<Record<WindowName, Both>> = {
  resource: ['po rozdání zdrojů a karet', 'after resources and cards'],
  planning: ['plánování', 'planning'],
  questBegins: ['na začátku výpravy', 'at the beginning of the quest phase'],
  committed: ['po vyslání postav na výpravu', 'after characters are committed'],
  staged: ['po odhalení karet setkání', 'after staging'],
  resolved: ['po vyhodnocení výpravy', 'after the quest is resolved'],
  travelled: ['po cestování', 'after travel'],
  optionalEngagement: ['po volitelných střetech', 'after optional engagement'],
  engagementChecks: ['po kontrolách střetu', 'after engagement checks'],
  shadowsDealt: ['po rozdání karet stínu', 'after shadow cards are dealt'],
  enemyChosen: ['po výběru útočícího nepřítele', 'after the attacking enemy is chosen'],
  defenderDeclared: ['po určení obránce', 'after the defender is declared'],
  shadowResolved: ['po vyhodnocení karet stínu', 'after shadow effects'],
  enemyDamage: ['po poškození od nepřítele', 'after damage of the enemy'],
  attackDeclared: ['po určení cíle a útočníků', 'after target and attackers are declared'],
  attackStrength: ['po sečtení útoku', 'after the attack strength is added up'],
  playerDamage: ['po poškození nepřítele', 'after damage to the enemy'],
  refresh: ['po obnově', 'after refresh'],
};

const STAT_WORDS: Readonly<Record<Stat, Both>> = {
  willpower: ['k odhodlání', 'willpower'],
  attack: ['k útoku', 'attack'],
  defense: ['k obraně', 'defense'],
  hitPoints: ['k životům', 'hit points'],
  threat: ['k hrozbě', 'threat'],
  engagement: ['k ceně střetu', 'engagement cost'],
};

export const phaseWord = (t: Talk, phase: number): string => two(t, ...PHASE_WORDS[PHASES[phase] ?? 'setup']);
export const windowWord = (t: Talk, window: number): string => two(t, ...WINDOW_WORDS[WINDOWS[window] ?? 'resource']);
export const statWord = (t: Talk, stat: number): string => two(t, ...STAT_WORDS[STATS[stat] ?? 'attack']);

/** The name of a phase, and where a window stands, for whoever shows the table. */
export const phaseName = (phase: number, lang: Lang): string => PHASE_WORDS[PHASES[phase] ?? 'setup'][AT[lang]];
export const windowName = (window: number, lang: Lang): string => WINDOW_WORDS[WINDOWS[window] ?? 'resource'][AT[lang]];
