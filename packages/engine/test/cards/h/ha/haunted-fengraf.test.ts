import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Haunted Fengraf] returns a creature card at random', () => {
  const b = board({
    a: { battlefield: ['Haunted Fengraf', '3 Wastes'], graveyard: ['Hill Giant', 'Shock', 'Craw Wurm'] },
  })
  b.activate('Haunted Fengraf').resolve()
  expect(b.names('hand', 'A').length).toBe(1)
  expect(b.asked).toEqual([])
})
