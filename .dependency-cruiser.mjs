// The rules for imports between packages, derived from the table in tools/layers.mjs.
import { folderOf, layers } from './tools/layers.mjs'

const inFolders = (names, subfolder = '') => names.map((name) => `^${folderOf[name]}/${subfolder}`)

/** Packages that npm installs inside a workspace because another version is in the root. */
const INSTALLED = '/node_modules/'

const sourceRules = layers.map((layer) => ({
  name: `${layer.name}-imports`,
  comment: `${layer.folder}/src may import: ${layer.mayImport.join(', ') || 'no other package'}`,
  severity: 'error',
  from: { path: `^${layer.folder}/src/` },
  to: { path: '^(packages|apps)/', pathNot: [INSTALLED, ...inFolders([layer.name, ...layer.mayImport], 'src/')] },
}))

const testRules = layers.map((layer) => ({
  name: `${layer.name}-test-imports`,
  severity: 'error',
  from: { path: `^${layer.folder}/test/` },
  to: {
    path: '^(packages|apps)/',
    pathNot: [
      INSTALLED,
      `^${layer.folder}/`,
      ...inFolders([...layer.mayImport, ...(layer.testsMayImport ?? [])], '(src|test/support)/'),
    ],
  },
}))

const entryPointRules = layers.map((layer) => ({
  name: `${layer.name}-entry-points`,
  comment: 'Other packages import only the entry points of a package; their tests may also import its test/support.',
  severity: 'error',
  from: { path: '^(packages|apps|bench)/', pathNot: `^${layer.folder}/` },
  to: {
    path: `^${layer.folder}/`,
    pathNot: `^${layer.folder}/(src/(${(layer.entryPoints ?? ['index']).join('|')})\\.ts$|test/support/)`,
  },
}))

export default {
  forbidden: [
    ...sourceRules,
    ...testRules,
    ...entryPointRules,
    {
      name: 'bare-packages',
      comment: 'dsl and engine have no run-time dependencies.',
      severity: 'error',
      from: { path: layers.filter((layer) => layer.bare).map((layer) => `^${layer.folder}/src/`) },
      to: { dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown', 'core'] },
    },
    {
      name: 'pure-packages',
      comment: 'Pure packages run in Node.js, in workers and in browsers.',
      severity: 'error',
      from: {
        path: layers.filter((layer) => layer.pure).map((layer) => `^${layer.folder}/src/`),
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'play-runs-everywhere',
      comment: 'Nothing that spellwright/play imports needs Node.js.',
      severity: 'error',
      from: { path: '^packages/spellwright/src/play\\.ts$' },
      to: { path: ['^packages/(sim|conformance)/', '^node:'], reachable: true },
    },
    {
      name: 'declared-dependencies',
      comment:
        'A package imports at run time only what its package.json names under dependencies, or as an optional peer.',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only', 'npm-peer'] },
    },
    {
      name: 'sources-do-not-import-tests',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/' },
      to: { path: ['^(packages|apps)/[^/]+/test/', '^(tools|bench)/'] },
    },
    { name: 'unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'types', 'import', 'node', 'default'],
      extensions: ['.ts', '.mjs', '.js', '.json'],
    },
  },
}
