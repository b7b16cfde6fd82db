import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Hypergenesis] has no mana cost, and is cast by what cascades into it', () => {
  const b = board({
    a: {
      hand: ['Violent Outburst', 'Craw Wurm', 'Sol Ring'],
      library: ['Forest', 'Hypergenesis', 'Island'],
      mana: '{C}{R}{G}',
    },
    b: { hand: ['Hill Giant'] },
  })
  expect(b.cast('Violent Outburst').yes().resolve().in('stack', 'Hypergenesis')).toBe(true)
  for (let round = 0; round < 3; round++) b.reply('yesNo', [0], 'A').reply('yesNo', [0], 'B')
  b.resolve()
  expect(b.names('battlefield', 'A').sort()).toEqual(['Craw Wurm', 'Sol Ring'])
  expect(b.names('battlefield', 'B')).toEqual(['Hill Giant'])
})
