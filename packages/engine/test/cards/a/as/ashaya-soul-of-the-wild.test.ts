import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ashaya, Soul of the Wild] makes your nontoken creatures Forests, which count for its power', () => {
  const b = board({
    a: { battlefield: ['Ashaya, Soul of the Wild', 'Memnite', 'Island'] },
    b: { battlefield: ['Hill Giant'] },
  })
  expect([b.pt('Ashaya, Soul of the Wild'), b.c('Hill Giant').subtypes]).toEqual(['3/3', ['Giant']])
  b.tapForMana('Memnite')
  expect(b.pool('A')).toBe('{G}')
})
