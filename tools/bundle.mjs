// What is built of the packages, put together into a few files: they start faster than two thousand modules, and play a
// little faster too, since a call from one module into another costs more than a call within one.
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
import { root } from './setup.mjs'

const folder = join(root, 'packages', 'spellwright', 'bundle')
const stampFile = join(folder, 'stamp')

/** The doors of the public package, and the file worker threads begin with. */
const input = {
  index: join(root, 'packages', 'spellwright', 'dist', 'index.js'),
  play: join(root, 'packages', 'spellwright', 'dist', 'play.js'),
  worker: join(root, 'packages', 'sim', 'dist', 'run', 'worker.js'),
}

/** Which build it was made from: the compiler writes these files anew whenever it writes anything. */
function wantedStamp() {
  return readdirSync(join(root, 'packages'))
    .map((name) => join(root, 'packages', name, 'dist', '.tsbuildinfo'))
    .filter((file) => existsSync(file))
    .map((file) => `${file} ${statSync(file).mtimeMs}`)
    .join('\n')
}

const isInstalled = (id) => !/^[./]|^[A-Za-z]:|^spellwright$|^@spellwright\//.test(id)

async function write(into) {
  const { rolldown } = await import('rolldown')
  const build = await rolldown({ input, platform: 'node', external: isInstalled, logLevel: 'silent' })
  await build.write({ dir: into, format: 'esm', chunkFileNames: '[name]-[hash].js' })
  await build.close()
}

/** Makes the bundle what the build says. Two that do so at once each write their own; the last one stays. */
export async function bundle() {
  const stamp = wantedStamp()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  const fresh = mkdtempSync(`${folder}-`)
  await write(fresh)
  writeFileSync(join(fresh, 'stamp'), stamp)
  const old = mkdtempSync(`${folder}-`)
  if (existsSync(folder)) renameSync(folder, join(old, 'bundle'))
  renameSync(fresh, folder)
  rmSync(old, { recursive: true, force: true })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await bundle()
