import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 604.1] Serra Ascendant is 6/6 with flying from 30 life on', () => {
  const b = board({ a: { battlefield: ['Serra Ascendant', 'Plains'], hand: ["Chaplain's Blessing"], life: 25 } })
  expect(b.pt('Serra Ascendant')).toBe('1/1')
  b.cast("Chaplain's Blessing").resolve()
  expect(b.pt('Serra Ascendant')).toBe('6/6')
  expect(b.has('Serra Ascendant', 'flying')).toBe(true)
})

it('[CR 604.1] Sejiri Merfolk has its keywords only while you control a Plains', () => {
  const b = board({ a: { battlefield: ['Sejiri Merfolk', 'Tundra', '4 Mountain'], hand: ['Blood Moon'] } })
  expect(b.has('Sejiri Merfolk', 'lifelink')).toBe(true)
  b.cast('Blood Moon').resolve()
  expect(b.has('Sejiri Merfolk', 'lifelink')).toBe(false)
})
