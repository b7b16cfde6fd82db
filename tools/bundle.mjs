// Puts the sources of all packages and of the command line together into a few files: they start faster than two
// thousand modules, and play a little faster too, since a call from one module into another costs more than a call
// within one. These files are what a checkout runs and what the published package contains.
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { doorsOf, folderOf } from './layers.mjs'
import { licencesOf } from './licences.mjs'
import { root } from './setup.mjs'

const home = join(root, folderOf.spellwright)
export const bundleFolder = join(home, 'bundle')
const stampFile = join(root, 'node_modules', '.spellwright-bundle')

const ENTRY = '\0entry:'

/** The entries of the public package, the command line, and the file worker threads begin with. */
const input = {
  ...Object.fromEntries(doorsOf('spellwright').map((door) => [door, `${ENTRY}${door}`])),
  bin: join(root, folderOf.cli, 'src', 'bin.ts'),
  worker: join(root, folderOf.sim, 'src', 'run', 'worker.ts'),
}

/**
 * The sources of entries are lists of names that import each other. Bundled as entries themselves they would be code
 * that others load, so each entry is a module before its list, and the lists disappear.
 */
const listsOfNames = {
  name: 'lists-of-names',
  resolveId: (id) => (id.startsWith(ENTRY) ? id : null),
  load(id) {
    if (!id.startsWith(ENTRY)) return null
    return `export * from ${JSON.stringify(join(home, 'src', `${id.slice(ENTRY.length)}.ts`))}`
  },
}

/** Finds a path whatever the machine puts between its parts. */
const pathPattern = (path) => new RegExp(path.replaceAll('/', '[\\\\/]'))

/**
 * Which sources share a file. Calls between them are quick, and somebody else's bundler can leave out a file as a
 * whole: a page that only reads mana costs gets no cards.
 */
const groups = [
  ['definitions', 'packages/cards/src/(definitions/|tokens|blast)'],
  ['card-tools', 'packages/cards/src/'],
  ['card-language', 'packages/dsl/src/'],
  ['engine', 'packages/(engine|bots)/src/'],
  ['text', 'packages/oracle/src/'],
  ['simulation', 'packages/sim/src/'],
  ['scenarios', 'packages/conformance/src/'],
  ['game', 'packages/spellwright/src/'],
].map(([name, path], index) => ({ name, test: pathPattern(path), priority: 100 - index }))

/** Found by the program that runs the bundle: Node.js itself, threads, and a reader of TypeScript where it is installed. */
const external = [/^node:/, /^piscina$/, /^tsx\//]

/** Which sources it was made from. */
function wantedStamp() {
  const folders = [...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`), folderOf.cli]
  const files = folders.flatMap((folder) =>
    ['src', 'data'].flatMap((part) => {
      const path = join(root, folder, part)
      return existsSync(path) ? readdirSync(path, { recursive: true }).map((file) => join(path, file)) : []
    }),
  )
  const here = ['bundle.mjs', 'layers.mjs', 'licences.mjs'].map((file) => join(root, 'tools', file))
  return [...files, ...here, join(root, 'package-lock.json')]
    .map((file) => [file, statSync(file)])
    .filter(([, stat]) => stat.isFile())
    .map(([file, stat]) => `${file} ${stat.mtimeMs} ${stat.size}`)
    .join('\n')
}

async function write(into) {
  const { rolldown } = await import('rolldown')
  const build = await rolldown({
    input,
    external,
    platform: 'node',
    tsconfig: false,
    resolve: { conditionNames: ['source', 'import', 'node', 'default'] },
    preserveEntrySignatures: 'allow-extension',
    plugins: [listsOfNames],
    treeshake: { moduleSideEffects: [{ test: pathPattern('packages/spellwright/src/'), sideEffects: false }] },
  })
  const { output } = await build.write({
    dir: into,
    format: 'esm',
    chunkFileNames: '[name]-[hash].js',
    comments: { jsdoc: false },
    minifyInternalExports: false,
    codeSplitting: { includeDependenciesRecursively: false, groups },
  })
  await build.close()
  writeFileSync(join(into, 'LICENCES.txt'), licencesOf(output.flatMap(({ moduleIds = [] }) => moduleIds)))
}

/** The data files of the cards stand beside the bundle as they stand beside the sources. */
function copyData() {
  const data = join(root, folderOf.cards, 'data')
  if (existsSync(data)) cpSync(data, join(home, 'data'), { recursive: true })
}

/** Makes the bundle what the sources say. Two that do so at once each write their own; the last one stays. */
export async function bundle() {
  const stamp = wantedStamp()
  if (existsSync(bundleFolder) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  const fresh = mkdtempSync(`${bundleFolder}-`)
  await write(fresh)
  copyData()
  const old = mkdtempSync(`${bundleFolder}-`)
  if (existsSync(bundleFolder)) renameSync(bundleFolder, join(old, 'bundle'))
  renameSync(fresh, bundleFolder)
  rmSync(old, { recursive: true, force: true })
  writeFileSync(stampFile, stamp)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await bundle()
