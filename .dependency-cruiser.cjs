// Imports run one way: kernel <- testkit, wire, games <- bots <- server <- cli; bots <- web. See ARCHITECTURE.md.
const TEST = '[.]test[.]tsx?$|^packages/.+/(test|e2e)/';

/** Where the test kit meets the test runner; imported by tests alone. */
const TEST_RUNNER = '^packages/testkit/src/vitest[.]ts$';

/** The sources of a package; its tests may use the test kit and whatever they test with. */
const sources = (folder) => ({ path: `^packages/${folder}/`, pathNot: TEST });

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
  'games-on-kernel': {
    comment: 'A game knows the kernel only.',
    from: sources('games'),
    to: otherThan('games', 'kernel', 'testkit'),
  },
  'games-without-testkit': {
    comment: 'Of the test kit a game imports types only, those by which scenarios speak about it.',
    from: sources('games'),
    to: { path: '^packages/testkit/', dependencyTypesNot: ['type-only'] },
  },
  'games-apart': {
    comment: 'No game imports another, not even in its tests.',
    from: { path: '^packages/games/([^/]+)/' },
    to: { path: '^packages/games/', pathNot: '^packages/games/$1/' },
  },
  'bots-on-kernel': {
    comment: 'Bots see the Game interface, never a game.',
    from: sources('bots'),
    to: otherThan('bots', 'kernel'),
  },
  'wire-on-kernel': {
    comment: 'What tables tell is the same for all games.',
    from: sources('wire'),
    to: otherThan('wire', 'kernel'),
  },
  'no-way-back': {
    comment: 'Nothing below them imports the command line, the page or the server.',
    from: { path: '^packages/', pathNot: '^packages/(cli|web|server)/' },
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
    from: sources('(kernel|games|bots|wire)'),
    to: { dependencyTypes: ['core'] },
  },
  'kernel-dependencies': {
    comment: 'The one library of the kernel is @noble/hashes.',
    from: sources('kernel'),
    to: { path: 'node_modules', pathNot: 'node_modules/@noble/hashes/' },
  },
  'engine-dependencies': {
    comment: 'Games and bots have no libraries.',
    from: sources('(games|bots)'),
    to: { path: 'node_modules' },
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
    from: { pathNot: '^bench/boardgameio/' },
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
    tsConfig: { fileName: 'tsconfig.json' },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'browser', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
