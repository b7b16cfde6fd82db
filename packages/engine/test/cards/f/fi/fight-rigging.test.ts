import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Fight Rigging] plays the hidden card with a creature of power 7', () => {
  const b = board({
    a: { hand: ['Fight Rigging'], battlefield: ['3 Forest', 'Craw Wurm'], library: ['Serra Angel', '6 Wastes'] },
  })
  b.pick('choose', 'Serra Angel').cast('Fight Rigging').resolve().resolve()
  b.yes().to('beginCombat').resolveAll()
  expect([b.pt('Craw Wurm'), b.in('battlefield', 'Serra Angel', 'A')]).toEqual(['7/5', true])
})
