import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 603.2] Torpor Orb keeps Soul Warden from triggering for a creature, but not Amulet of Vigor for a land', () => {
  const b = board({
    a: { hand: ['Grizzly Bears', 'Temple of Malice'], battlefield: ['2 Forest', 'Soul Warden', 'Amulet of Vigor'] },
    b: { battlefield: ['Torpor Orb'] },
  })
  b.cast('Grizzly Bears').resolve()
  expect([b.life('A'), b.game.state.stack.length]).toEqual([20, 0])
  b.play('Temple of Malice').resolveAll()
  expect(b.object('Temple of Malice').tapped).toBe(false)
})
