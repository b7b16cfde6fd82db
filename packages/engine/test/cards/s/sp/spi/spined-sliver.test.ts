import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Spined Sliver] makes a blocked Sliver larger for each blocker', () => {
  const b = board({
    a: { battlefield: ['Spined Sliver'] },
    b: { battlefield: ['Grizzly Bears', 'Llanowar Elves'] },
  })
  b.attack('Spined Sliver').block('Grizzly Bears>Spined Sliver', 'Llanowar Elves>Spined Sliver').resolveAll()
  expect(b.pt('Spined Sliver')).toBe('4/4')
})
