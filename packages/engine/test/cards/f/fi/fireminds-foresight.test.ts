import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Firemind's Foresight] finds instants with mana value 3, 2 and 1", () => {
  const b = board({
    a: {
      hand: ["Firemind's Foresight"],
      battlefield: ['6 Island', 'Mountain'],
      library: ['Shock', 'Counterspell', 'Thirst for Knowledge', 'Divination'],
    },
  })
  b.cast("Firemind's Foresight")
  for (let i = 0; i < 3; i++) b.reply('chooseFound', (d) => (d.shape === 'objects' ? d.candidates : []))
  b.resolve()
  expect(b.names('hand', 'A').sort()).toEqual(['Counterspell', 'Shock', 'Thirst for Knowledge'])
})
