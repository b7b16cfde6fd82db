import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Iron Man, Titan of Innovation] turns the Treasure into an artifact that costs one more', () => {
  const b = board({
    a: {
      battlefield: ['Iron Man, Titan of Innovation'],
      library: ['Sol Ring', 'Ornithopter', 'Mana Vault', '5 Wastes'],
    },
  })
  b.yes().pick('sacrifice', 'Treasure Token').pick('chooseFound', 'Mana Vault')
  b.attack('Iron Man, Titan of Innovation').resolve()
  expect([b.object('Mana Vault').tapped, b.in('battlefield', 'Treasure Token')]).toEqual([true, false])
})
