import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it("[Spymaster's Vault] connives for each creature that died this turn", () => {
  const b = board({
    a: { battlefield: ["Spymaster's Vault", 'Swamp', 'Mountain', 'Hill Giant'], hand: ['Shock', 'Opt'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.cast('Shock', { targets: ['Grizzly Bears'] }).resolve()
  b.activate("Spymaster's Vault", { targets: ['Hill Giant'] }).resolve()
  expect(b.names('hand', 'A').length).toBe(1)
  expect(b.names('graveyard', 'A').length).toBe(2)
})
