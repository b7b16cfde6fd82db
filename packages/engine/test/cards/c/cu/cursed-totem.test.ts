import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Cursed Totem] stops activated abilities of creatures, mana abilities included', () => {
  const b = board({
    a: { battlefield: ['Llanowar Elves', 'Wild Mongrel'], hand: ['Fyndhorn Elves', 'Forest'] },
    b: { battlefield: ['Cursed Totem'] },
  })
  expect(b.can('activate', 'Wild Mongrel')).toBe(false)
  expect(b.can('cast', 'Fyndhorn Elves')).toBe(false)
})

it('[Cursed Totem] leaves triggered abilities and abilities of other permanents alone', () => {
  const b = board({
    a: { battlefield: ['Zuran Orb', '2 Forest'], hand: ['Wall of Blossoms'] },
    b: { battlefield: ['Cursed Totem'] },
  })
  b.cast('Wall of Blossoms').resolve().resolve()
  expect(b.names('hand', 'A').length).toBe(1)
  expect(b.can('activate', 'Zuran Orb')).toBe(true)
})
