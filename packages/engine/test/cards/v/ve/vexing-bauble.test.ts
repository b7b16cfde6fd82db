import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Vexing Bauble] counters a spell for which no mana was spent', () => {
  const b = board({
    a: { hand: ['Ornithopter', 'Shock'], battlefield: ['Mountain'] },
    b: { battlefield: ['Vexing Bauble'] },
  })
  b.cast('Ornithopter').resolve()
  expect(b.in('graveyard', 'Ornithopter', 'A')).toBe(true)
  b.cast('Shock', { targets: ['B'] })
  expect(b.game.state.stack.length).toBe(1)
})
