// The import rules (docs/architecture.md): everything points one way.
const features = [
  'profiles',
  'photos',
  'templates',
  'configuration',
  'designs',
  'history',
  'toytwins',
  'previews',
  'trial',
  'checkout',
  'generation',
  'sharing',
  'reports',
  'presents',
  'emails',
  'gallery',
  'create',
  'accounts',
  'retention',
  'operator',
];

/** A feature may use those that stand before it in the way of an order: their calls, screens, contracts and tables. */
const inOrder = features.map((feature, index) => ({
  name: `${feature}-uses-only-earlier-features`,
  severity: 'error',
  from: { path: `^src/features/${feature}/`, pathNot: '\\.test\\.tsx?$' },
  to: {
    path: '^src/features/',
    pathNot: features.slice(0, index + 1).map((earlier) => `^src/features/${earlier}/`),
  },
}));

/** The studio's rooms in the order of a picture's way: what draws, what is known, what is read, what is made of it. */
const rooms = ['sculpt', 'typesetting', 'look', 'catalogue', 'marks', 'reading', 'figure', 'packs', 'scene'];
const roomPath = (room) => `^packages/studio/${room}/`;

/** A room may use those before it, and the files at the studio's root that are tools and not its doors. */
const roomsInOrder = rooms.map((room, index) => ({
  name: `studio-${room}-uses-only-earlier-rooms`,
  severity: 'error',
  from: { path: roomPath(room), pathNot: '\\.test\\.ts$' },
  to: {
    path: '^packages/studio/',
    pathNot: [
      ...rooms.slice(0, index + 1).map(roomPath),
      '^packages/studio/(colour|colour-lab|errors|first-rule|math|options|random)\\.ts$',
    ],
  },
}));

/** The floors of checkout, lowest first: a folder may use those that stand before it. */
const floors = ['provider', 'ledger', 'follow-ups', 'release', 'settle', 'end', 'open'];
const checkout = 'src/features/checkout/server';

const checkoutInOrder = floors.map((floor, index) => ({
  name: `checkout-${floor}-uses-only-lower-floors`,
  severity: 'error',
  from: { path: `^${checkout}/${floor}/` },
  to: {
    path: `^${checkout}/[^/]+/`,
    pathNot: floors.slice(0, index + 1).map((lower) => `^${checkout}/${lower}/`),
  },
}));

/** The operator's desk is a feature in parts, and each part has a server and a web of its own. */
const webFolder = 'features/([^/]+|operator/[^/]+)/web';
const serverFolder = 'features/([^/]+|operator/[^/]+)/server';

export default {
  forbidden: [
    ...inOrder,
    ...roomsInOrder,
    ...checkoutInOrder,
    {
      name: 'shared-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^src/shared/' },
      to: { path: '^src/', pathNot: '^src/shared/' },
    },
    {
      name: 'services-know-no-feature',
      severity: 'error',
      from: { path: '^src/services/' },
      to: { path: '^src/(features|web|http)/' },
    },
    {
      name: 'services-do-not-know-the-app',
      severity: 'error',
      from: { path: '^src/services/' },
      to: { path: '^src/(app|server|start-product)\\.ts$' },
    },
    {
      name: 'http-knows-no-feature',
      severity: 'error',
      from: { path: '^src/http/' },
      to: { path: '^src/features/' },
    },
    {
      name: 'every-feature-has-its-place-in-the-list',
      severity: 'error',
      from: { path: '^src/features/', pathNot: features.map((feature) => `^src/features/${feature}/`) },
      to: {},
    },
    {
      name: 'web-knows-contracts-only',
      severity: 'error',
      from: { path: `^src/(web|${webFolder})/` },
      to: {
        path: '^src/',
        pathNot: [
          '^src/(web|shared)/',
          `^src/${webFolder}/`,
          '^src/features/([^/]+|operator/[^/]+|toytwins/(gallery|downloads|redo))/contract\\.ts$',
        ],
      },
    },
    {
      name: 'web-knows-no-package-that-draws',
      severity: 'error',
      from: { path: `^src/(web|${webFolder})/|/contract\\.ts$` },
      to: { path: '^packages/', pathNot: '^packages/studio/(packs/about|look/look-choices)\\.ts$' },
    },
    {
      name: 'server-knows-no-web',
      severity: 'error',
      from: { path: `^src/(${serverFolder}|http|services)/` },
      to: { path: `^src/(web|${webFolder})/` },
    },
    {
      name: 'contracts-know-contracts-only',
      severity: 'error',
      from: { path: '/contract\\.ts$' },
      to: { path: '^src/', pathNot: ['/contract\\.ts$', '^src/shared/'] },
    },
    {
      name: 'packages-know-nothing-of-the-product',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^(src|test|e2e|bench|scripts)/|^packages/', pathNot: '^packages/$1/' },
    },
    {
      name: 'packages-have-one-door',
      severity: 'error',
      from: { path: '^(src|test|e2e|bench|scripts)/' },
      to: {
        path: '^packages/',
        pathNot: [
          '^packages/[^/]+/(index|tables)\\.ts$',
          '^packages/studio/((bench|fixtures)/index|packs/about|look/look-choices|fair-queue)\\.ts$',
        ],
      },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        path: '^src/',
        pathNot: ['\\.d\\.ts$', '\\.test\\.tsx?$', '^src/web/art/', 'tables\\.ts$', '/assets/'],
      },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    parser: 'swc',
    // They declare resources with `using`, which the cruiser's visitor of swc does not know yet.
    exclude: { path: '^src/operations/transfer/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
