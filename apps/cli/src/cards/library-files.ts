import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { libraryFile, libraryPart } from 'spellwright/cards'

const DATA = join('packages', 'cards', 'data')

/** Takes a card out of the library of a checkout, because it gets a file of its own. Returns the files that changed. */
export function takeOutOfLibrary(root: string, name: string): string[] {
  const files = [libraryFile(libraryPart(name)), 'built-in-decks.jsonl'].map((file) => join(root, DATA, file))
  const begin = `{"name":${JSON.stringify(name)},`
  return files.filter((file) => {
    if (!existsSync(file)) return false
    const before = readFileSync(file, 'utf8')
    const after = before
      .split('\n')
      .filter((line) => !line.startsWith(begin))
      .join('\n')
    if (after !== before) writeFileSync(file, after)
    return after !== before
  })
}
