import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Hunger of the Howlpack] puts three counters on a creature after one died', () => {
  const b = board({
    a: {
      hand: ['2 Hunger of the Howlpack', 'Shock'],
      battlefield: ['2 Forest', 'Mountain', 'Grizzly Bears', 'Llanowar Elves'],
    },
  })
  b.cast('Hunger of the Howlpack', { targets: ['Grizzly Bears'] }).resolve()
  expect(b.pt('Grizzly Bears')).toBe('3/3')
  b.cast('Shock', { targets: ['Llanowar Elves'] }).resolve()
  b.cast('Hunger of the Howlpack', { targets: ['Grizzly Bears'] }).resolve()
  expect(b.pt('Grizzly Bears')).toBe('6/6')
})
