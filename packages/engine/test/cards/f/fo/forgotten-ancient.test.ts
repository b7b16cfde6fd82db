import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Forgotten Ancient] grows with every spell, and shares its counters out in your upkeep', () => {
  const b = board({
    a: {
      battlefield: [{ card: 'Forgotten Ancient', counters: { '+1/+1': 3 } }, 'Grizzly Bears', 'Llanowar Elves'],
      hand: ['Memnite'],
    },
  })
  b.cast('Memnite').yes().resolveAll()
  expect(b.counters('Forgotten Ancient', '+1/+1')).toBe(4)
  b.yes().reply('number', 3).pick('choose', 'Grizzly Bears', 'Llanowar Elves').reply('divide', [2, 1])
  b.to('draw', 5)
  expect([b.pt('Grizzly Bears'), b.pt('Llanowar Elves')]).toEqual(['4/4', '2/2'])
  expect(b.counters('Forgotten Ancient', '+1/+1')).toBe(1)
})
