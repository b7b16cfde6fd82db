// The card data that the bundle and the page ship. In the sources some cards have a file of their own, which is code; what
// is shipped has them as lines of the library, so that a program parses only the cards it asks for.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { folderOf } from '../layers.mjs'
import { root } from '../setup.mjs'

const from = join(root, folderOf.cards, 'data')
const into = join(root, folderOf.spellwright, 'data')

/** For Rolldown and Vite: leaves the cards with a file of their own out of what is built. */
export const withoutDefinitions = {
  name: 'spellwright-without-definitions',
  load: (id) =>
    /packages[\\/]cards[\\/]src[\\/]definitions[\\/]index\.ts$/.test(id) ? 'export const ALL_CARDS = []' : null,
}

/** Loads a module of TypeScript with all it imports; quicker than to compile each file by itself. */
async function load(input) {
  const { rolldown } = await import('rolldown')
  const build = await rolldown({
    input,
    external: [/^node:/],
    platform: 'node',
    tsconfig: false,
    resolve: { conditionNames: ['source', 'import', 'node', 'default'] },
  })
  const folder = mkdtempSync(join(tmpdir(), 'spellwright-'))
  const file = join(folder, 'module.mjs')
  try {
    await build.write({ file, format: 'esm' })
    await build.close()
    return await import(pathToFileURL(file).href)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Whoever reads the file meanwhile sees the old text or the new one. */
function writeIfChanged(file, text) {
  const path = join(into, file)
  mkdirSync(dirname(path), { recursive: true })
  try {
    if (readFileSync(path, 'utf8') === text) return
  } catch {
    // There is no such file yet.
  }
  const fresh = `${path}-${process.pid}`
  writeFileSync(fresh, text)
  renameSync(fresh, path)
}

/** Writes the data beside the bundle. */
export async function shipData() {
  const read = (file) => readFileSync(join(from, file), 'utf8')
  const { shippedLibrary } = await load(join(root, 'tools', 'data', 'shipped-library.ts'))
  const library = shippedLibrary(read)
  const files = readdirSync(from, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  for (const { parentPath, path, name } of files) {
    const file = join(parentPath ?? path, name)
      .slice(from.length + 1)
      .replaceAll('\\', '/')
    writeIfChanged(file, library.get(file) ?? read(file))
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await shipData()
