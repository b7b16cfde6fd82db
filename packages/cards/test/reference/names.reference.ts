import { describe, expect, it } from 'vitest'
import { readReferenceCards } from '../../../../tools/data/reference-cards.ts'
import { allCardNames } from '../../src/names/card-names.ts'

describe('names of all cards', () => {
  it('[S1.6] are those of the reference data (run tools/data/card-names.ts)', () => {
    const reference = readReferenceCards().map((card) => card.name)
    expect(new Set(allCardNames().all)).toEqual(new Set(reference))
  })
})
