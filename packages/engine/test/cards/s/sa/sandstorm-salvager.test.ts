import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Sandstorm Salvager] makes a Golem, and makes your creature tokens larger and gives them trample', () => {
  const b = board({
    a: { hand: ['Sandstorm Salvager'], battlefield: ['5 Forest', 'Grizzly Bears'] },
  })
  b.cast('Sandstorm Salvager').resolveAll().to('main1', 5)
  b.activate('Sandstorm Salvager').resolve()
  expect([b.pt('Golem Token'), b.has('Golem Token', 'trample'), b.pt('Grizzly Bears')]).toEqual(['4/4', true, '2/2'])
})
