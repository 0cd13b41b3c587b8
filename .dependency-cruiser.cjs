// Imports run one way: kernel <- testkit, wire, gamekit, cardkit <- games <- the list of games <- server <- cli; of the page: bots, gamekit,
// wire <- tablekit <- a game's page <- the list <- web.
// Bots and shells know no game. See ARCHITECTURE.md.
const TEST = '[.]test[.]tsx?$|^packages/.+/(test|e2e)/';

/** Where the test kit meets the test runner; imported by tests alone. */
const TEST_RUNNER = '^packages/testkit/src/vitest[.]ts$';

/** What makes card files of gathered facts: tools of a game, run by hand. */
const TOOLS = '^packages/games/[^/]+/import/';

/** The sources of a package; its tests may use the test kit and whatever they test with. */
const sources = (folder) => ({ path: `^packages/${folder}/`, pathNot: [TEST, TOOLS] });

/** Tests that try a game where people meet it: at the server and in the terminal. */
const THROUGH_SHELLS = '^packages/games/[^/]+/test/house/';

/** The list of games, and the parts of games that it hands out. */
const LIST = '^packages/games/registry[.]ts$';
/** The page of a game. */
const PAGE = '^packages/games/(test/sixth/)?[^/]+/page/';

const PAGE_TEST = `${PAGE}.*[.]test[.]tsx?$`;

/** What tells of a game where its parts lie, without any of them. */
const MANIFEST = '^packages/games/[^/]+/(manifest|workshop)[.]ts$';

/** Everything in packages/ but the given folders. */
const otherThan = (...folders) => ({ path: '^packages/', pathNot: folders.map((folder) => `^packages/${folder}/`) });

const betweenPackages = {
  'kernel-stands-alone': {
    comment: 'The kernel knows no game and no tool.',
    from: sources('kernel'),
    to: otherThan('kernel'),
  },
  'testkit-on-kernel': {
    comment: 'The test kit knows the kernel only; it is tested with games of its own.',
    from: { path: '^packages/testkit/' },
    to: otherThan('testkit', 'kernel'),
  },
  'gamekit-on-kernel': {
    comment: 'What games bring is said in general; of scenarios and windows it needs the types.',
    from: sources('gamekit'),
    to: otherThan('gamekit', 'kernel', 'testkit', 'wire'),
  },
  'cardkit-on-kernel': {
    comment: 'What cards of all games share knows no game.',
    from: { path: '^packages/cardkit/' },
    to: otherThan('cardkit', 'kernel'),
  },
  'games-on-kernel': {
    comment: 'A game knows the kernel, what cards share, and what a game brings.',
    from: { path: '^packages/games/', pathNot: [TEST, TOOLS, PAGE] },
    to: otherThan('games', 'kernel', 'cardkit', 'gamekit', 'testkit'),
  },
  'pages-on-tablekit': {
    comment: 'The page of a game stands on what tables of every game share; the shell is not known to it.',
    from: { path: PAGE, pathNot: PAGE_TEST },
    to: otherThan('games', 'kernel', 'cardkit', 'gamekit', 'tablekit', 'wire', 'bots'),
  },
  'tests-of-pages': {
    comment: 'They may use the test kit beside that.',
    from: { path: PAGE_TEST },
    to: otherThan('games', 'kernel', 'cardkit', 'gamekit', 'tablekit', 'wire', 'bots', 'testkit'),
  },
  'page-of-a-game': {
    comment: 'What else a game is made of knows nothing of its page.',
    from: { path: '^packages/games/[^/]+/', pathNot: PAGE },
    to: { path: PAGE, dependencyTypesNot: ['dynamic-import'] },
  },
  'tablekit-knows-no-game': {
    comment: 'What tables share knows no game: the shell hands it the list. Its tests play games of the kernel.',
    from: { path: '^packages/tablekit/' },
    to: otherThan('tablekit', 'kernel', 'gamekit', 'wire', 'bots'),
  },
  'tablekit-stays-below': {
    comment: 'Nothing but the page stands on it: neither engine nor server nor terminal.',
    from: { path: '^packages/', pathNot: ['^packages/(tablekit|web)/', PAGE] },
    to: { path: '^packages/tablekit/' },
  },
  'rules-on-kernel': {
    comment:
      'The rules of a game stand on the kernel and what cards share alone; nothing that shows or judges them is known to them.',
    from: sources('games/[^/]+/src'),
    to: { path: '^packages/(gamekit/|games/[^/]+/)', pathNot: '^packages/games/[^/]+/src/' },
  },
  'parts-on-demand': {
    comment: 'A manifest names the parts of its game; each is fetched when it is first wanted.',
    from: { path: MANIFEST },
    to: { path: '^packages/games/', dependencyTypesNot: ['dynamic-import'] },
  },
  'list-of-manifests': {
    comment: 'The list of games holds their manifests and nothing else of them.',
    from: { path: LIST },
    to: { path: '^packages/games/', pathNot: MANIFEST },
  },
  'games-without-testkit': {
    comment: 'Of scenarios and windows a game, and what it brings, knows the types alone.',
    from: { path: '^packages/(games|gamekit)/', pathNot: [TEST, TOOLS, PAGE] },
    to: { path: '^packages/(testkit|wire)/', dependencyTypesNot: ['type-only'] },
  },
  'games-apart': {
    comment: 'No game imports another, not even in its tests.',
    from: { path: '^packages/games/([^/]+)/' },
    to: { path: '^packages/games/', pathNot: '^packages/games/$1/' },
  },
  'bots-on-kernel': {
    comment: 'Bots see the Game interface, never a game; what a game tells them is handed to them.',
    from: sources('bots'),
    to: otherThan('bots', 'kernel', 'gamekit'),
  },
  'wire-on-kernel': {
    comment: 'What tables tell is the same for all games.',
    from: sources('wire'),
    to: otherThan('wire', 'kernel'),
  },
  'shells-know-no-game': {
    comment: 'They go through the list of games and what it hands out.',
    from: { path: '^(packages/(testkit|wire|bots|server|cli|web)|bench|scripts)/', pathNot: TEST },
    to: { path: '^packages/games/[^/]+/' },
  },
  'no-way-back': {
    comment: 'Nothing below them imports the command line, the shell of the page or the server.',
    from: { path: '^packages/', pathNot: ['^packages/(cli|web|server)/', THROUGH_SHELLS] },
    to: { path: '^packages/(cli|web|server)/' },
  },
  'server-without-page': {
    comment:
      'The server knows the protocol, neither the page nor the command line; its tests pack a page as the build does.',
    from: sources('server'),
    to: { path: '^packages/(cli|web)/' },
  },
  'cli-without-page': {
    comment: 'The command line serves the built page.',
    from: { path: '^packages/cli/' },
    to: { path: '^packages/web/' },
  },
  'page-without-cli': {
    comment: 'The page runs in a browser; its tests start servers.',
    from: sources('web'),
    to: { path: '^packages/(cli|server)/' },
  },
  'packages-alone': {
    comment:
      'Packages do not reach into the folders beside them; only the launcher needs the set-up, and tests the checks.',
    from: { path: '^packages/', pathNot: ['^packages/cli/bin/', TEST] },
    to: { path: '^(scripts|bench)/' },
  },
};

const outside = {
  'engine-without-node': {
    comment: 'The engine runs in a browser too: no built-in modules.',
    from: sources('(kernel|gamekit|cardkit|games|bots|wire|tablekit)'),
    to: { dependencyTypes: ['core'] },
  },
  'kernel-dependencies': {
    comment: 'The one library of the kernel is @noble/hashes.',
    from: sources('kernel'),
    to: { path: 'node_modules', pathNot: 'node_modules/@noble/hashes/' },
  },
  'engine-dependencies': {
    comment: 'Cards, games and bots have no libraries.',
    from: { path: '^packages/(gamekit|cardkit|games|bots)/', pathNot: [TEST, TOOLS, PAGE] },
    to: { path: 'node_modules' },
  },
  'engine-without-page': {
    comment: 'A server, a terminal and a worker load rules, bots, desks and tables; none of them leads to the page.',
    from: {
      path: '^packages/(kernel|gamekit|cardkit|bots|wire|games/[^/]+/(src|bot|desk|page/engine)|tablekit/src/engine)/',
      pathNot: [TEST, '^packages/tablekit/src/engine/client[.]ts$'],
    },
    to: { path: 'node_modules/react', reachable: true },
  },
  'declared-dependencies': {
    comment: 'The package.json of the package that imports it must name it; test tools are named at the root.',
    from: { path: '^packages/', pathNot: TEST },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  'no-development-packages': {
    comment: 'What runs is installed without development packages.',
    from: { path: '^packages/.+/(src|bin)/', pathNot: [TEST, TEST_RUNNER] },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  },
};

const anywhere = {
  'no-cycles': {
    comment: 'Modules that need each other at run time are one module.',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  'no-unresolved': {
    comment: 'The import leads nowhere; the one library that is measured against is installed by the benchmark itself.',
    from: { pathNot: ['^bench/boardgameio/', '^packages/games/test/sixth/[^/]+/test/house/'] },
    to: { couldNotResolve: true },
  },
};

module.exports = {
  forbidden: Object.entries({ ...betweenPackages, ...outside, ...anywhere }).map(([name, rule]) => ({
    name,
    severity: 'error',
    ...rule,
  })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^packages/[^/]+/(dist|test-results)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'packages/web/tsconfig.json' },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'browser', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
