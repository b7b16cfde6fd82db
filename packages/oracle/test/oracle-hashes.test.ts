import { readFileSync } from 'node:fs'
import { CardDefinitions } from '@spellwright/cards'
import { describe, expect, it } from 'vitest'
import { hashText, normaliseText, renderCard } from '../src/index.ts'

const read = (file: string) => JSON.parse(readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8'))
/** A new card is compared once its hash is here; tools/oracle-hashes.ts writes it where the reference data is. */
const hashes = read('oracle-hashes.json') as Record<string, string[]>
/** Cards whose rendered text differs from Oracle's though it means the same, with the reason. */
const different = read('different-wording.json') as Record<string, string>

const renderedHashes = (name: string): string[] => {
  const definition = CardDefinitions.tryGet(name)
  if (definition === undefined) throw new Error(`${name} is not supported`)
  return renderCard(definition).faces.map((face) => hashText(normaliseText(face.text, face.name)))
}

describe('rendered text', () => {
  it.each(Object.keys(hashes).filter((name) => !(name in different)))('[S7.4] %s reads as its Oracle text', (name) =>
    expect(renderedHashes(name)).toEqual(hashes[name]),
  )

  it.each(Object.keys(different))('%s is still worded differently (else take it off the list)', (name) => {
    expect(renderedHashes(name)).not.toEqual(hashes[name])
  })

  it('more than 95 % of the cards read as their Oracle text', () => {
    const compared = Object.keys(hashes).length
    expect((compared - Object.keys(different).length) / compared).toBeGreaterThan(0.95)
  })
})
