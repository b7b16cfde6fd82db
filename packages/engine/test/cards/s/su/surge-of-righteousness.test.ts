import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Surge of Righteousness] destroys a black or red attacker', () => {
  const b = board({
    a: { hand: ['Surge of Righteousness'], battlefield: ['2 Plains'] },
    b: { battlefield: ['Hill Giant', 'Grizzly Bears'] },
    active: 1,
  })
  b.attack('Hill Giant', 'Grizzly Bears').turnTo('A').cast('Surge of Righteousness').resolve()
  expect([b.names('graveyard', 'B'), b.life('A')]).toEqual([['Hill Giant'], 22])
})
