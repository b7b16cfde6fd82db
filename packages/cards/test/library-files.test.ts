import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { builtInNames } from '../../../tools/data/write-library.ts'
import { ALL_CARDS } from '../src/definitions/index.ts'
import { CardDefinitions } from '../src/index.ts'
import { formatLine, nameInLine, parseLine } from '../src/library/library-line.ts'
import { LIBRARY_PARTS, partFile, partOf } from '../src/library/library-part.ts'
import { byCodeUnits } from '../src/names/by-code-units.ts'

const folder = new URL('../data/', import.meta.url)
const linesOf = (file: string): string[] => readFileSync(new URL(file, folder), 'utf8').split('\n').slice(0, -1)
const library = LIBRARY_PARTS.flatMap((part) => linesOf(partFile(part)))
const ownNames = new Set(ALL_CARDS.map(({ name }) => name))

describe('the files of the card library', () => {
  it('are one for each letter, and one for other names', () => {
    const wanted = LIBRARY_PARTS.map((part) => `${part}.jsonl`)
    expect(new Set(readdirSync(new URL('library/', folder)))).toEqual(new Set(wanted))
  })

  it.each(LIBRARY_PARTS)('%s has its own cards only, sorted by name, each once', (part) => {
    const names = linesOf(partFile(part)).map(nameInLine)
    expect(names).toEqual([...new Set(names)].sort(byCodeUnits))
    expect(names.filter((name) => partOf(name) !== part)).toEqual([])
  })

  it('[S7.1] every line is a card, and the card written again is the same line', () => {
    const different = library.filter((line) => formatLine(parseLine(line)) !== line)
    expect(different).toEqual([])
  })

  it('[S7.1] a line is found by the name of the card in it', () => {
    expect(library.filter((line) => parseLine(line).name !== nameInLine(line))).toEqual([])
  })

  it('have no card that has a file of its own', () => {
    expect(library.map(nameInLine).filter((name) => ownNames.has(name))).toEqual([])
  })

  it('[S7.1] with the cards that have a file of their own, are all supported cards', () => {
    expect(CardDefinitions.names.length).toBe(ownNames.size + library.length)
    expect(CardDefinitions.all.length).toBe(CardDefinitions.names.length)
    expect(library.length).toBeGreaterThan(18_000)
  })

  it('the file of the built-in decks has the lines of their cards (npm run data:cards)', () => {
    const builtIn = builtInNames()
    const wanted = library.filter((line) => builtIn.has(nameInLine(line)))
    expect(linesOf('built-in-decks.jsonl')).toEqual(wanted.sort((a, b) => byCodeUnits(nameInLine(a), nameInLine(b))))
  })
})

describe('the file of names', () => {
  it('has every name once, sorted', () => {
    const names = linesOf('names.txt')
    expect(names).toEqual([...new Set(names)].sort(byCodeUnits))
    expect(names.length).toBeGreaterThan(33_000)
  })
})
