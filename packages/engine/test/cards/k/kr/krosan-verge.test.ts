import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Krosan Verge] finds a Forest and a Plains, also nonbasic ones', () => {
  const b = board({ a: { battlefield: ['Krosan Verge', '2 Island'], library: ['Savannah', 'Plains', 'Swamp'] } })
  b.pick('chooseFound', 'Savannah').pick('chooseFound', 'Plains').activate('Krosan Verge').resolve()
  expect([b.object('Savannah').tapped, b.object('Plains').tapped, b.names('library', 'A').length]).toEqual([
    true,
    true,
    1,
  ])
})
