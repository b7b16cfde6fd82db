import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Thraben Doomsayer] makes Humans, and helps the others with 5 life or less', () => {
  const b = board({ a: { battlefield: ['Thraben Doomsayer'], life: 5 } })
  b.activate('Thraben Doomsayer').resolve()
  expect([b.pt('Human Token'), b.pt('Thraben Doomsayer')]).toEqual(['3/3', '2/2'])
  const c = board({ a: { battlefield: ['Thraben Doomsayer', 'Grizzly Bears'], life: 6 } })
  expect(c.pt('Grizzly Bears')).toBe('2/2')
})
