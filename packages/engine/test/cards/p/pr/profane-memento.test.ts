import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Profane Memento] gains life for creature cards put into an opponent's graveyard", () => {
  const b = board({
    a: { hand: ['Shock', 'Thought Scour'], battlefield: ['Profane Memento', 'Mountain', 'Island'] },
    b: { battlefield: ['Grizzly Bears'], library: ['Hill Giant', '3 Opt'] },
  })
  b.cast('Shock', { targets: ['Grizzly Bears'] }).resolveAll()
  b.cast('Thought Scour', { targets: ['B'] }).resolveAll()
  expect(b.life('A')).toBe(22)
})
