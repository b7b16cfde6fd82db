import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Obsessive Pursuit] puts a counter for each permanent sacrificed this turn', () => {
  const b = board({ a: { battlefield: ['Obsessive Pursuit', 'Grizzly Bears', 'Lotus Petal'] } })
  b.tapForMana('Lotus Petal').attack('Grizzly Bears').resolveAll()
  expect(b.pt('Grizzly Bears')).toBe('3/3')
})
