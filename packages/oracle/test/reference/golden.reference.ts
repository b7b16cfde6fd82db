import { expect, it } from 'vitest'
import { readableCards } from '../../../../tools/data/read-cards.ts'
import { GOLDEN_CARDS, goldenHash } from '../read/golden-cards.ts'

it('[S7.4] the reader makes of the Oracle texts what was written by hand', () => {
  const read = readableCards(({ name }) => name in GOLDEN_CARDS)
  const hashes = Object.fromEntries(read.map(({ definition }) => [definition.name, goldenHash(definition)]))
  expect(hashes).toEqual(GOLDEN_CARDS)
})
