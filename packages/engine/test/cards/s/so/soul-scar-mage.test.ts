import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Soul-Scar Mage] turns noncombat damage to a creature of an opponent into -1/-1 counters', () => {
  const b = board({
    a: { hand: ['Shock'], battlefield: ['Soul-Scar Mage', 'Mountain'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Shock', { targets: ['Hill Giant'] }).resolveAll()
  expect([b.pt('Hill Giant'), b.object('Hill Giant').damage]).toEqual(['1/1', 0])
})
