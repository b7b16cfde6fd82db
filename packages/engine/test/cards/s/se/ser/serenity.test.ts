import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Serenity] destroys all artifacts and enchantments in its controller’s upkeep, itself too', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Serenity', 'Sol Ring'] },
    b: { battlefield: ['Worship', 'Frogmite', 'Grizzly Bears'] },
  })
  b.to('draw', 4)
  expect(b.names('graveyard', 'A').sort()).toEqual(['Serenity', 'Sol Ring'])
  expect(b.names('graveyard', 'B').sort()).toEqual(['Frogmite', 'Worship'])
  expect(b.in('battlefield', 'Grizzly Bears', 'B')).toBe(true)
})

it('[Serenity] waits for its controller’s upkeep', () => {
  const b = board({ a: { battlefield: ['Serenity'] }, b: { battlefield: ['Sol Ring'] } })
  b.to('draw', 4)
  expect(b.in('battlefield', 'Sol Ring', 'B')).toBe(true)
})
