/** Texts of `sim` and `strength`. */
import type { Bilingual } from '@kolbiste/gamekit/desk';

export const SIM = {
  says: {
    cs: 'Odehraje mnoho her botů proti sobě a spočítá, kdo jak často vyhrál. Stejné semínko dá stejná čísla.',
    en: 'Play many games of bots against each other and count who won how often. The same seed gives the same numbers.',
  },
  games: { cs: 'počet her (jinak 1000)', en: 'number of games (default 1000)' },
  seats: {
    cs: 'boti na místech: random, greedy, easy, normal, hard (jinak random,random)',
    en: 'bots at the seats: random, greedy, easy, normal, hard (default random,random)',
  },
  workers: { cs: 'počet vláken (jinak podle počítače)', en: 'number of workers (default: as the machine has cores)' },
  csv: { cs: 'zapíše jeden řádek za každou hru', en: 'write one row for each game' },
  html: { cs: 'zapíše zprávu s grafy', en: 'write a report with charts' },
  keep: { cs: 'zapíše záznamy všech her do složky', en: 'write the replays of all games into a folder' },
  title: { cs: '{game} · {games} · semínko {seed}', en: '{game} · {games} · seed {seed}' },
  seat: { cs: 'místo', en: 'seat' },
  bot: { cs: 'bot', en: 'bot' },
  deck: { cs: 'balíček', en: 'deck' },
  wins: { cs: 'výhry', en: 'wins' },
  draws: { cs: 'remízy', en: 'draws' },
  losses: { cs: 'prohry', en: 'losses' },
  rate: { cs: 'úspěšnost', en: 'rate' },
  interval: { cs: '95% interval', en: '95 % interval' },
  rounds: {
    cs: 'Délka v kolech: průměr {mean}, medián {p50}, 95 % her do {p95}, nejméně {min}, nejvíce {max}.',
    en: 'Length in rounds: mean {mean}, median {p50}, 95 % of games up to {p95}, least {min}, most {max}.',
  },
  speed: {
    cs: '{decisions} za {seconds} s ({workers}): {gamesPerSecond} her/s, {decisionsPerSecond} rozhodnutí/s.',
    en: '{decisions} in {seconds} s ({workers}): {gamesPerSecond} games/s, {decisionsPerSecond} decisions/s.',
  },
  prompts: {
    cs: 'Dotazů na kolo a hráče: {n}, z toho {share} odpovězeno passem; {alone} oken na kolo prošlo samo.',
    en: 'Prompts a round and player: {n}, {share} of them answered by passing; {alone} windows a round passed by themselves.',
  },
  window: { cs: 'okno', en: 'window' },
  asked: { cs: 'dotazů', en: 'asked' },
  idle: { cs: 'pass hned', en: 'passed at once' },
  ended: { cs: 'pass po akci', en: 'passed after acting' },
  alone: { cs: 'prošlo samo', en: 'passed by itself' },
  countPrompts: {
    cs: 'spočte, kolikrát by se hra zeptala člověka ({games})',
    en: 'count how often a person would be asked ({games})',
  },
  stopped: {
    cs: 'Pozor: {games} se nedohrály do konce (rozpočet práce) a do úspěšnosti se nepočítají.',
    en: 'Note: {games} did not come to an end (work budget) and do not count in the rates.',
  },
  written: { cs: 'Zapsáno: {path}', en: 'Written: {path}' },
  progress: { cs: 'hry', en: 'games' },
  progressLine: { cs: '{done} z {games} her', en: '{done} of {games} games' },
  reportTitle: { cs: 'Zpráva o simulaci: {game}', en: 'Simulation report: {game}' },
  rules: { cs: 'pravidla {version}', en: 'rules {version}' },
  lengths: { cs: 'Délka her v kolech', en: 'Length of games in rounds' },
  rates: { cs: 'Úspěšnost s 95% intervalem', en: 'Rates with their 95 % intervals' },
  decisionsChart: { cs: 'Rozhodnutí za hru', en: 'Decisions a game' },
  howMade: { cs: 'Stejná čísla dá příkaz', en: 'The same numbers come from the command' },
  share: { cs: 'podíl her', en: 'share of games' },
} as const satisfies Record<string, Bilingual>;

export const STRENGTH = {
  says: {
    cs: 'Změří sílu botů: každá dvojice úrovní hraje zrcadlové hry (stejné karty, vyměněná místa).',
    en: 'Measure how strong the bots are: each two levels play mirrored games (same cards, seats swapped).',
  },
  games: {
    cs: 'her pro každou dvojici, sudé číslo (jinak 400)',
    en: 'games for each two levels, an even number (default 400)',
  },
  levels: {
    cs: 'úrovně; první hraje s každou další (jinak hard,greedy,random)',
    en: 'levels; the first plays each of the others (default hard,greedy,random)',
  },
  together: {
    cs: 'Všechny úrovně hrály tytéž hry, každá sama. Milisekundy závisí na stroji.',
    en: 'All levels played the same games, each by itself. Milliseconds depend on the machine.',
  },
  even: {
    cs: '--games: je zde {found}, očekává se sudé číslo (hraje se po dvojicích).',
    en: '--games: got {found}, expected an even number (games are played in pairs).',
  },
  twoLevels: {
    cs: '--levels: očekávají se aspoň dvě různé úrovně, například hard,random.',
    en: '--levels: expected at least two different levels, such as hard,random.',
  },
  against: { cs: 'proti', en: 'against' },
  score: { cs: 'skóre', en: 'score' },
  p95: { cs: 'p95 ms na rozhodnutí', en: 'p95 ms a decision' },
  note: {
    cs: 'Skóre = (výhry + remízy/2) / hry; interval je přes zrcadlové dvojice. Milisekundy závisí na počítači.',
    en: 'Score = (wins + draws/2) / games; the interval is over mirrored pairs. Milliseconds depend on the machine.',
  },
} as const satisfies Record<string, Bilingual>;
