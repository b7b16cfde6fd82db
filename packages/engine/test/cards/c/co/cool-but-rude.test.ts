import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Cool but Rude] searches as it becomes level 3', () => {
  const b = board({ a: { battlefield: ['Cool but Rude', '4 Mountain'], library: ['Shock', 'Wastes'] } })
  b.activate('Cool but Rude').resolve().activate('Cool but Rude', { nth: 1 }).resolveAll()
  expect(b.names('graveyard', 'A').length).toBe(1)
})
