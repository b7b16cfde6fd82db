import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[S4.1] [CR 118.9, 118.3b] Force of Will by its alternative cost: 1 life and a blue card', () => {
  const b = board({
    a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
    b: { hand: ['Force of Will', 'Brainstorm', 'Forest'] },
  })
  b.cast('Lightning Bolt', { targets: ['B'] })
  b.turnTo('B').cast('Force of Will', { method: 'alternative' }).resolveAll()
  expect(b.life('B')).toBe(19)
  expect(b.names('exile')).toEqual(['Brainstorm'])
  expect(b.in('graveyard', 'Lightning Bolt', 'A')).toBe(true)
})

it('[CR 118.9] Daze by returning an Island', () => {
  const b = board({
    a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
    b: { battlefield: [{ card: 'Island', tapped: true }], hand: ['Daze'] },
  })
  b.cast('Lightning Bolt', { targets: ['B'] })
  b.turnTo('B').cast('Daze', { method: 'alternative' }).resolveAll()
  expect(b.names('hand', 'B')).toEqual(['Island'])
  expect(b.life('B')).toBe(20)
})

it('[CR 118.9] Snuff Out for 4 life only while you control a Swamp', () => {
  const without = board({ a: { battlefield: ['Forest'], hand: ['Snuff Out'] }, b: { battlefield: ['Hill Giant'] } })
  expect(without.can('cast', 'Snuff Out')).toBe(false)
  const b = board({ a: { battlefield: ['Swamp'], hand: ['Snuff Out'] }, b: { battlefield: ['Hill Giant'] } })
  b.cast('Snuff Out', { method: 'alternative' }).resolve()
  expect(b.life('A')).toBe(16)
  expect(b.in('graveyard', 'Hill Giant')).toBe(true)
})
