import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Phantom Nishoba] loses a counter instead of being damaged', () => {
  const b = board({
    a: { hand: ['Shock'], battlefield: [{ card: 'Phantom Nishoba', counters: { '+1/+1': 7 } }, 'Mountain'] },
  })
  b.cast('Shock', { targets: ['Phantom Nishoba'] }).resolve()
  expect([b.pt('Phantom Nishoba'), b.object('Phantom Nishoba').damage]).toEqual(['6/6', 0])
})
