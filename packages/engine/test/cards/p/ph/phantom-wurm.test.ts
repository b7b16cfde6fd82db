import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Phantom Wurm] prevents damage and loses one counter for it', () => {
  const b = board({
    a: { battlefield: ['Mountain', { card: 'Phantom Wurm', counters: { '+1/+1': 4 } }], hand: ['Lightning Bolt'] },
  })
  b.cast('Lightning Bolt', { targets: ['Phantom Wurm'] }).resolve()
  expect(b.object('Phantom Wurm').damage).toBe(0)
  expect(b.pt('Phantom Wurm')).toBe('5/3')
})

it('[Phantom Wurm] enters with four counters', () => {
  const b = board({ a: { battlefield: ['6 Forest'], hand: ['Phantom Wurm'] } })
  b.cast('Phantom Wurm').resolve()
  expect(b.pt('Phantom Wurm')).toBe('6/4')
})

it('[Phantom Wurm] prevents no damage to others', () => {
  const b = board({
    a: { battlefield: ['Mountain', { card: 'Phantom Wurm', counters: { '+1/+1': 4 } }], hand: ['Lightning Bolt'] },
  })
  b.cast('Lightning Bolt', { targets: ['A'] }).resolve()
  expect(b.life('A')).toBe(17)
})

it('[Phantom Wurm] loses one counter for the damage of two blockers at once', () => {
  const b = board({
    a: { battlefield: [{ card: 'Phantom Wurm', counters: { '+1/+1': 4 } }] },
    b: { battlefield: ['Hill Giant', 'Gray Ogre'] },
  })
  b.attack('Phantom Wurm').block('Hill Giant>Phantom Wurm', 'Gray Ogre>Phantom Wurm').damage()
  expect(b.counters('Phantom Wurm', '+1/+1')).toBe(3)
})
