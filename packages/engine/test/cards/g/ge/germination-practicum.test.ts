import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Germination Practicum] grows all your creatures, and again in later turns', () => {
  const b = board({
    a: { hand: ['Germination Practicum'], battlefield: ['5 Forest', 'Memnite'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Germination Practicum').resolve()
  expect([b.pt('Memnite'), b.pt('Hill Giant')]).toEqual(['3/3', '3/3'])
  b.yes().to('main1', 5)
  expect(b.pt('Memnite')).toBe('5/5')
})
