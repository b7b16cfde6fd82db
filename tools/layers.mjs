// The packages, what each may import, and their entry points.
// The import check, the diagram and the check of package files use this table.

/**
 * `mayImport` lists the packages a package's sources may import; `testsMayImport` adds some for its tests.
 * `pure` packages run the same everywhere: they use no clock, no platform randomness and no Node.js modules.
 * `bare` packages have no run-time dependencies except packages in this table.
 * `entryPoints` are the files in `src` that other packages may import: `index.ts` unless given.
 */
export const layers = [
  { name: 'dsl', folder: 'packages/dsl', mayImport: [], pure: true, bare: true },
  { name: 'engine', folder: 'packages/engine', mayImport: ['dsl'], testsMayImport: ['cards'], pure: true, bare: true },
  {
    name: 'cards',
    folder: 'packages/cards',
    mayImport: ['dsl'],
    entryPoints: ['index', 'library/index'],
    pure: true,
    bare: false,
  },
  { name: 'oracle', folder: 'packages/oracle', mayImport: ['dsl'], testsMayImport: ['cards'], pure: true, bare: false },
  {
    name: 'bots',
    folder: 'packages/bots',
    mayImport: ['dsl', 'engine'],
    testsMayImport: ['cards'],
    pure: true,
    bare: false,
  },
  {
    name: 'formats',
    folder: 'packages/formats',
    mayImport: ['dsl', 'engine', 'cards'],
    pure: true,
    bare: false,
  },
  {
    name: 'sim',
    folder: 'packages/sim',
    mayImport: ['dsl', 'engine', 'bots', 'cards', 'formats'],
    entryPoints: ['index', 'lab'],
    pure: false,
    bare: false,
  },
  {
    name: 'conformance',
    folder: 'packages/conformance',
    mayImport: ['dsl', 'engine', 'cards', 'oracle', 'formats'],
    pure: false,
    bare: false,
  },
  {
    name: 'spellwright',
    folder: 'packages/spellwright',
    mayImport: ['dsl', 'engine', 'cards', 'oracle', 'bots', 'formats', 'sim', 'conformance'],
    entryPoints: [
      'index',
      'bots',
      'sim',
      'lab',
      'views',
      'decks',
      'cards',
      'dsl',
      'oracle',
      'rules',
      'conformance',
      'positions',
      'play',
    ],
    pure: false,
    bare: false,
  },
  { name: 'cli', folder: 'apps/cli', mayImport: ['spellwright'], pure: false, bare: false },
  { name: 'table', folder: 'packages/table', mayImport: ['spellwright'], pure: true, bare: false },
  {
    name: 'protocol',
    folder: 'packages/protocol',
    mayImport: ['spellwright', 'table'],
    entryPoints: ['index', 'limits', 'scene-reader'],
    pure: true,
    bare: false,
  },
  {
    name: 'server',
    folder: 'apps/server',
    mayImport: ['spellwright', 'table', 'protocol'],
    pure: false,
    bare: false,
  },
  {
    name: 'web',
    folder: 'apps/web',
    mayImport: ['spellwright', 'table', 'protocol'],
    testsMayImport: ['server'],
    pure: false,
    bare: false,
  },
]

export const folderOf = Object.fromEntries(layers.map((layer) => [layer.name, layer.folder]))

/** The layer that a file belongs to, or undefined for tools, benchmarks and installed packages. */
export function layerOf(file) {
  return layers.find((layer) => file.startsWith(`${layer.folder}/`))
}

/** The entry points of a package: the files in its `src` that other packages may import. */
export function entryPointsOf(name) {
  return layers.find((layer) => layer.name === name).entryPoints ?? ['index']
}

/** A package's name on npm. */
export function packageName(layer) {
  return layer.name === 'spellwright' ? 'spellwright' : `@spellwright/${layer.name}`
}
