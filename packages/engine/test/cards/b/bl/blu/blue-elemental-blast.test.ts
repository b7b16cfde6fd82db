import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Blue Elemental Blast] counters a red spell', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Island'], hand: ['Blue Elemental Blast'] },
    b: { battlefield: ['Mountain'], hand: ['Shock'] },
  })
  b.cast('Shock', { targets: ['A'] })
    .turnTo('A')
    .cast('Blue Elemental Blast', { targets: ['Shock'] })
    .resolveAll()
  expect(b.life('A')).toBe(20)
})

it('[Blue Elemental Blast] destroys a red permanent', () => {
  const b = board({
    a: { battlefield: ['Island'], hand: ['Blue Elemental Blast'] },
    b: { battlefield: ['Goblin Piledriver', 'Grizzly Bears', 'Sulfuric Vortex'] },
  })
  b.option('mode', 'Destroy')
    .cast('Blue Elemental Blast', { targets: ['Sulfuric Vortex'] })
    .resolve()
  expect(b.in('graveyard', 'Sulfuric Vortex', 'B')).toBe(true)
})

it('[Blue Elemental Blast] unlike Pyroblast cannot be cast without a red target', () => {
  const b = board({
    a: { battlefield: ['Island'], hand: ['Blue Elemental Blast'] },
    b: { battlefield: ['Grizzly Bears', 'Mountain'] },
  })
  expect(b.can('cast', 'Blue Elemental Blast')).toBe(false)
})
