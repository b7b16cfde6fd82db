import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Agatha of the Vile Cauldron] makes abilities of your creatures cheaper by its power', () => {
  const b = board({
    a: {
      battlefield: [
        { card: 'Agatha of the Vile Cauldron', counters: { '+1/+1': 3 } },
        'Grizzly Bears',
        'Mountain',
        'Forest',
      ],
    },
  })
  b.activate('Agatha of the Vile Cauldron').resolve()
  expect([b.pt('Grizzly Bears'), b.has('Grizzly Bears', 'trample'), b.pt('Agatha of the Vile Cauldron')]).toEqual([
    '3/3',
    true,
    '4/4',
  ])
})
