import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { libraryFile, libraryPart } from 'spellwright/cards'

const DATA = join('packages', 'cards', 'data')

const libraryFiles = (root: string, name: string): string[] =>
  [libraryFile(libraryPart(name)), 'built-in-decks.jsonl'].map((file) => join(root, DATA, file)).filter(existsSync)

const linesOf = (file: string): string[] => readFileSync(file, 'utf8').split('\n')

const isLineOf = (name: string): ((line: string) => boolean) => {
  const begin = `{"name":${JSON.stringify(name)},`
  return (line) => line.startsWith(begin)
}

/** Is the card a line in the library of a checkout? Other cards with rules have a file of their own. */
export const isInLibrary = (root: string, name: string): boolean =>
  libraryFiles(root, name).some((file) => linesOf(file).some(isLineOf(name)))

/** Takes a card out of the library of a checkout, because it gets a file of its own. Returns the files that changed. */
export function takeOutOfLibrary(root: string, name: string): string[] {
  const isLine = isLineOf(name)
  return libraryFiles(root, name).filter((file) => {
    const before = linesOf(file)
    const after = before.filter((line) => !isLine(line))
    if (after.length < before.length) writeFileSync(file, after.join('\n'))
    return after.length < before.length
  })
}
