import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Sandman, Shifting Scoundrel] returns from the graveyard with a land, both tapped', () => {
  const b = board({
    a: { graveyard: ['Sandman, Shifting Scoundrel', 'Island'], battlefield: ['5 Forest'] },
  })
  b.activate('Sandman, Shifting Scoundrel', { targets: ['Island'] }).resolve()
  expect([b.pt('Sandman, Shifting Scoundrel'), b.object('Sandman, Shifting Scoundrel').tapped]).toEqual(['6/6', true])
  expect([b.in('battlefield', 'Island'), b.object('Island').tapped]).toEqual([true, true])
})

it("[Sandman, Shifting Scoundrel] can't be blocked by creatures with power 2 or less", () => {
  const b = board({
    a: { battlefield: ['Sandman, Shifting Scoundrel', '3 Forest'] },
    b: { battlefield: ['Grizzly Bears', 'Hill Giant'] },
  })
  b.attack('Sandman, Shifting Scoundrel')
  expect(() => b.block('Grizzly Bears>Sandman, Shifting Scoundrel')).toThrow()
  b.block('Hill Giant>Sandman, Shifting Scoundrel')
  expect(b.life('B')).toBe(20)
})
