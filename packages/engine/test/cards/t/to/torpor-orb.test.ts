import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Torpor Orb] keeps creatures that enter from causing abilities to trigger', () => {
  const b = board({
    a: { hand: ['Elvish Visionary'], battlefield: ['2 Forest', 'Soul Warden'] },
    b: { battlefield: ['Torpor Orb'] },
  })
  b.cast('Elvish Visionary').resolve()
  expect(b.game.state.stack).toEqual([])
})
