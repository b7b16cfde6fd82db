import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Surge of Righteousness] destroys a red attacker', () => {
  const b = board({
    a: { battlefield: ['Hill Giant', 'Grizzly Bears'] },
    b: { hand: ['Surge of Righteousness'], battlefield: ['2 Plains'] },
  })
  b.attack('Hill Giant', 'Grizzly Bears')
    .turnTo('B')
    .cast('Surge of Righteousness', { targets: ['Hill Giant'] })
    .resolve()
  expect([b.in('graveyard', 'Hill Giant', 'A'), b.life('B')]).toEqual([true, 22])
})
