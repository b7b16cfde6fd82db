import { readFileSync } from 'node:fs'
import { CardDefinitions } from '@spellwright/cards'
import { ALL_CARDS } from '@spellwright/cards/library'
import { describe, expect, it } from 'vitest'
import { hashText, normaliseText, renderCard } from '../src/index.ts'

const read = (file: string) => JSON.parse(readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8'))
/** A new card is compared once its hash is here; tools/data/oracle-hashes.ts writes it where the reference data is. */
const hashes = read('oracle-hashes.json') as Record<string, string[]>
/** Cards of the library whose lines the renderer can say as Oracle does, but usually says otherwise. */
const otherWords = read('other-words.json') as string[]
/** Cards whose rendered text differs from Oracle's though it means the same, with the reason. */
const different = read('different-wording.json') as Record<string, string>

const ownNames = new Set(ALL_CARDS.map(({ name }) => name))
/** Cards with a file of their own; the others are in the library. */
const own = Object.keys(hashes).filter((name) => ownNames.has(name))

const renderedHashes = (name: string): string[] => {
  const definition = CardDefinitions.tryGet(name)
  if (definition === undefined) throw new Error(`${name} is not supported`)
  return renderCard(definition).faces.map((face) => hashText(normaliseText(face.text, face.name, face.typeLine)))
}

describe('rendered text', () => {
  it.each(own.filter((name) => !(name in different)))('[S7.4] %s reads as its Oracle text', (name) =>
    expect(renderedHashes(name)).toEqual(hashes[name]),
  )

  it('[S7.4] every card of the library reads as its Oracle text, or in other words for the same', () => {
    const library = Object.keys(hashes).filter((name) => !ownNames.has(name))
    expect(library.length).toBeGreaterThan(9000)
    const otherwise = library.filter((name) => renderedHashes(name).join() !== hashes[name]!.join())
    expect(new Set(otherwise)).toEqual(new Set(otherWords))
    expect(otherwise.length).toBeLessThan(library.length / 7)
  })

  it.each(Object.keys(different))('%s is still worded differently (else take it off the list)', (name) => {
    expect(renderedHashes(name)).not.toEqual(hashes[name])
  })

  it('only cards with a file of their own have a reason for their wording: the others prove theirs', () => {
    expect(Object.keys(different).filter((name) => !ownNames.has(name))).toEqual([])
  })
})
