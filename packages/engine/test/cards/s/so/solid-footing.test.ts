import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Solid Footing] lets a creature with vigilance assign damage equal to its toughness', () => {
  const dealt = (creature: string): number => {
    const b = board({
      a: { battlefield: [creature, { card: 'Solid Footing', attachedTo: creature }] },
    })
    b.attack(creature).damage()
    return 20 - b.life('B')
  }
  expect([dealt('Yoked Ox'), dealt('Alaborn Grenadier')]).toEqual([1, 3])
})
