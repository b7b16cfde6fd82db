import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Experimental Frenzy] plays from the top of the library and not from the hand', () => {
  const b = board({
    a: {
      hand: ['Shock', 'Forest'],
      battlefield: ['Experimental Frenzy', '2 Mountain'],
      library: ['Island', 'Raging Goblin', '3 Wastes'],
    },
  })
  expect([b.can('cast', 'Shock'), b.can('playLand', 'Forest'), b.can('playLand', 'Island')]).toEqual([
    false,
    false,
    true,
  ])
  b.act({ kind: 'playLand', object: b.id('Island'), face: 0 })
  expect(b.can('cast', 'Raging Goblin')).toBe(true)
})

it('[Experimental Frenzy] destroys itself for {3}{R}', () => {
  const b = board({ a: { battlefield: ['Experimental Frenzy', '4 Mountain'] } })
  b.activate('Experimental Frenzy').resolve()
  expect(b.in('graveyard', 'Experimental Frenzy')).toBe(true)
})
