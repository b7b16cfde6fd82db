import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mogg Flunkies] cannot attack or block alone', () => {
  const alone = board({ a: { battlefield: ['Mogg Flunkies'] } })
  expect(() => alone.attack('Mogg Flunkies')).toThrow()
  const together = board({ a: { battlefield: ['Mogg Flunkies', 'Goblin Piker'] } })
  together.attack('Mogg Flunkies', 'Goblin Piker').damage()
  expect(together.life('B')).toBe(15)
})

it('[Mogg Flunkies] does not block alone', () => {
  const b = board({
    a: { battlefield: ['Grizzly Bears', 'Gray Ogre'] },
    b: { battlefield: ['Mogg Flunkies', 'Goblin Piker'] },
  })
  b.attack('Grizzly Bears', 'Gray Ogre').to('declareBlockers')
  expect(() => b.block('Mogg Flunkies>Grizzly Bears')).toThrow()
  b.block('Mogg Flunkies>Grizzly Bears', 'Goblin Piker>Gray Ogre').damage()
  expect(b.in('graveyard', 'Grizzly Bears', 'A')).toBe(true)
})
