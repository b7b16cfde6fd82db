import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Energy Field] prevents damage from the opponent’s sources alone', () => {
  const b = board({
    a: { battlefield: ['Energy Field', 'Pestilence', 'Swamp'] },
    b: { battlefield: ['Grizzly Bears'] },
    active: 1,
  })
  b.attack('Grizzly Bears').damage()
  expect(b.life('A')).toBe(20)
  b.turnTo('A').activate('Pestilence').resolve()
  expect(b.life('A')).toBe(19)
})

it('[Energy Field] is sacrificed when a card is put into your graveyard', () => {
  const b = board({ a: { battlefield: ['Energy Field', 'Mountain'], hand: ['Shock'] } })
  b.cast('Shock', { targets: ['B'] })
    .resolve()
    .resolve()
  expect(b.in('graveyard', 'Energy Field', 'A')).toBe(true)
})
