import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Bloom Tender] adds a mana of each color among your permanents', () => {
  const b = board({
    a: { battlefield: ['Bloom Tender', 'Savannah Lions', 'Island'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.tapForMana('Bloom Tender')
  expect(b.pool('A')).toBe('{W}{G}')
})
