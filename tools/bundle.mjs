// Bundles the sources of all packages and of the command line into a few files. They load faster than two thousand
// modules, and run a little faster too, because calls within a module cost less than calls between modules. A checkout
// runs these files, and the published package contains them.
import {
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
import { shipData, withoutDefinitions } from './data/shipped-data.mjs'
import { entryPointsOf, folderOf } from './layers.mjs'
import { licencesOf } from './licences.mjs'
import { root } from './setup.mjs'

const packageFolder = join(root, folderOf.spellwright)
export const bundleFolder = join(packageFolder, 'bundle')
const stampFile = join(root, 'node_modules', '.spellwright-bundle')

const ENTRY = '\0entry:'

/** The entry points of the public package, the command line, and the module that worker threads run. */
const input = {
  ...Object.fromEntries(entryPointsOf('spellwright').map((entry) => [entry, `${ENTRY}${entry}`])),
  bin: join(root, folderOf.cli, 'src', 'bin.ts'),
  worker: join(root, folderOf.sim, 'src', 'run', 'worker.ts'),
}

/**
 * The entry points only re-export names, also from each other. If they were bundle entries themselves, other entries
 * would import them as chunks. Each bundle entry is therefore a virtual module that re-exports an entry point, and the
 * entry points themselves are inlined.
 */
const virtualEntries = {
  name: 'virtual-entries',
  resolveId: (id) => (id.startsWith(ENTRY) ? id : null),
  load(id) {
    if (!id.startsWith(ENTRY)) return null
    return `export * from ${JSON.stringify(join(packageFolder, 'src', `${id.slice(ENTRY.length)}.ts`))}`
  },
}

/** Matches a path with either slash as separator. */
const pathPattern = (path) => new RegExp(path.replaceAll('/', '[\\\\/]'))

/**
 * Which sources share a file. Calls within a file are fast, and another bundler can drop a whole file: a page that only
 * reads mana costs contains no cards.
 */
const groups = [
  ['card-tools', 'packages/cards/src/'],
  ['card-language', 'packages/dsl/src/'],
  ['engine', 'packages/(engine|bots)/src/'],
  ['text', 'packages/oracle/src/'],
  ['formats', 'packages/formats/src/|node_modules/valibot/'],
  // The program of worker threads runs as soon as it is loaded, so it stays in its own file.
  ['simulation', 'packages/sim/src/(?!run/worker.ts)'],
  ['scenarios', 'packages/conformance/src/'],
  ['game', 'packages/spellwright/src/'],
].map(([name, path], index) => ({ name, test: pathPattern(path), priority: 100 - index }))

/** Modules that are resolved at run time: Node.js itself, and what is used only where it is installed. */
const external = [/^node:/, /^tsx\//, /^bullmq$/, /^ioredis$/]

/** Identifies the sources by their names, times and sizes. */
function wantedStamp() {
  const folders = [...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`), folderOf.cli]
  const files = folders.flatMap((folder) =>
    ['src', 'data'].flatMap((part) => {
      const path = join(root, folder, part)
      return existsSync(path) ? readdirSync(path, { recursive: true }).map((file) => join(path, file)) : []
    }),
  )
  const tools = ['bundle.mjs', 'layers.mjs', 'licences.mjs', 'data/shipped-data.mjs', 'data/shipped-library.ts'].map(
    (file) => join(root, 'tools', file),
  )
  return [...files, ...tools, join(root, 'package-lock.json')]
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
    plugins: [virtualEntries, withoutDefinitions],
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

/** Updates the bundle if the sources have changed. If two processes do so at the same time, the last one wins. */
export async function bundle() {
  const stamp = wantedStamp()
  if (existsSync(bundleFolder) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  const fresh = mkdtempSync(`${bundleFolder}-`)
  await write(fresh)
  // The data lies in the same place relative to the bundle as to the sources.
  await shipData()
  const old = mkdtempSync(`${bundleFolder}-`)
  if (existsSync(bundleFolder)) renameSync(bundleFolder, join(old, 'bundle'))
  renameSync(fresh, bundleFolder)
  rmSync(old, { recursive: true, force: true })
  writeFileSync(stampFile, stamp)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await bundle()
