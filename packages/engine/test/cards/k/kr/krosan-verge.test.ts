import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Krosan Verge] finds a Forest and a Plains', () => {
  const b = board({
    a: { battlefield: ['Krosan Verge', '2 Wastes'], library: ['Island', 'Forest', 'Plains', '2 Wastes'] },
  })
  b.pick('chooseFound', 'Forest').pick('chooseFound', 'Plains').activate('Krosan Verge').resolve()
  expect([b.object('Forest').tapped, b.object('Plains').tapped, b.in('graveyard', 'Krosan Verge', 'A')]).toEqual([
    true,
    true,
    true,
  ])
})
