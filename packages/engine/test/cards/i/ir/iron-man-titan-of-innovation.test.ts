import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Iron Man, Titan of Innovation] turns an artifact into an artifact that costs one more', () => {
  const b = board({
    a: {
      battlefield: ['Iron Man, Titan of Innovation', 'Bonesplitter'],
      library: ['Mana Vault', 'Prophetic Prism', '5 Wastes'],
    },
  })
  b.yes('payOrNot').pick('costObjects', 'Bonesplitter').pick('chooseFound', 'Prophetic Prism')
  b.attack('Iron Man, Titan of Innovation').resolve()
  expect([b.object('Prophetic Prism').tapped, b.in('battlefield', 'Treasure Token')]).toEqual([true, true])
})
