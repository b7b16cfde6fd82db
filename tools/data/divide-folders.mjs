// `npm run divide` gives the files of cards, and of their tests, folders of the next letter where a folder has more than
// forty, and brings the imports of what has moved up to date.
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../setup.mjs'

/** A folder with more files is hard to find one's way in. */
export const MOST_FILES = 40

const TREES = ['packages/cards/src/definitions', 'packages/engine/test/cards'].map((folder) => join(root, folder))

/** One level deeper, every relative import goes up once more. */
const deeper = (text) => text.replaceAll(/(from '|import\(')\.\.\//g, '$1../../')

function divide(folder, letters) {
  const entries = readdirSync(folder, { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory())
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  const isDivided = folders.length > 0
  let moved = 0
  if (files.length > MOST_FILES || (isDivided && files.length > 0)) {
    for (const name of files) {
      const to = join(folder, name.slice(0, letters + 1))
      mkdirSync(to, { recursive: true })
      const text = readFileSync(join(folder, name), 'utf8')
      renameSync(join(folder, name), join(to, name))
      writeFileSync(join(to, name), deeper(text))
      moved++
    }
  }
  const inside = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return inside.reduce((sum, { name }) => sum + divide(join(folder, name), letters + 1), moved)
}

/** Every folder of one letter; `tables`, `other` and the like stay as they are. */
const letterFolders = (tree) =>
  readdirSync(tree, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.length === 1)
    .map(({ name }) => join(tree, name))

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const moved = TREES.flatMap(letterFolders).reduce((sum, folder) => sum + divide(folder, 1), 0)
  console.log(`${moved} files moved`)
}
