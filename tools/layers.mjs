// The packages, what each may import, and the files through which others may import it.
// The import check, the diagram and the package files are all held against this one table.

/**
 * `may` lists the packages a package's sources may import; `mayInTests` adds some for its tests.
 * `pure` packages run the same everywhere: no clock, no randomness of the platform, no Node.js.
 * `bare` packages have no run-time dependencies besides packages of this table.
 * `doors` are the files others come in through: `src/index.ts` unless there are more.
 */
export const layers = [
  { name: 'dsl', folder: 'packages/dsl', may: [], pure: true, bare: true },
  { name: 'engine', folder: 'packages/engine', may: ['dsl'], mayInTests: ['cards'], pure: true, bare: true },
  {
    name: 'cards',
    folder: 'packages/cards',
    may: ['dsl'],
    doors: ['index', 'library/index'],
    pure: true,
    bare: false,
  },
  { name: 'oracle', folder: 'packages/oracle', may: ['dsl'], mayInTests: ['cards'], pure: true, bare: false },
  { name: 'bots', folder: 'packages/bots', may: ['dsl', 'engine'], mayInTests: ['cards'], pure: true, bare: false },
  { name: 'sim', folder: 'packages/sim', may: ['dsl', 'engine', 'bots', 'cards'], pure: false, bare: false },
  {
    name: 'conformance',
    folder: 'packages/conformance',
    may: ['dsl', 'engine', 'cards', 'oracle'],
    pure: false,
    bare: false,
  },
  {
    name: 'spellwright',
    folder: 'packages/spellwright',
    may: ['dsl', 'engine', 'cards', 'oracle', 'bots', 'sim', 'conformance'],
    doors: ['index', 'bots', 'sim', 'views', 'decks', 'cards', 'dsl', 'oracle', 'rules', 'conformance', 'play'],
    pure: false,
    bare: false,
  },
  { name: 'cli', folder: 'apps/cli', may: ['spellwright'], pure: false, bare: false },
  { name: 'web', folder: 'apps/web', may: ['spellwright'], pure: false, bare: false },
]

export const folderOf = Object.fromEntries(layers.map((layer) => [layer.name, layer.folder]))

/** The layer a file belongs to, or undefined for tools, benches and installed packages. */
export function layerOf(file) {
  return layers.find((layer) => file.startsWith(`${layer.folder}/`))
}

/** The entries of a package: files in its `src` that others may import. */
export function doorsOf(name) {
  return layers.find((layer) => layer.name === name).doors ?? ['index']
}

/** A package's name on npm. */
export function packageName(layer) {
  return layer.name === 'spellwright' ? 'spellwright' : `@spellwright/${layer.name}`
}
