import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Thromok the Insatiable] has as many counters for each creature as it devoured', () => {
  const b = board({
    a: { hand: ['Thromok the Insatiable'], battlefield: ['4 Mountain', 'Forest', '3 Grizzly Bears'] },
  })
  b.pick('sacrifice', 'Grizzly Bears', 'Grizzly Bears#2', 'Grizzly Bears#3').cast('Thromok the Insatiable').resolve()
  expect(b.pt('Thromok the Insatiable')).toBe('9/9')
})
