import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Eureka] goes round until nobody puts a permanent card onto the battlefield', () => {
  const b = board({
    a: { hand: ['Eureka', 'Craw Wurm', 'Shock'], mana: '{G}{G}{G}{G}' },
    b: { hand: ['Hill Giant', 'Forest'] },
  })
  for (let round = 0; round < 3; round++) b.reply('yesNo', [0], 'A').reply('yesNo', [0], 'B')
  b.cast('Eureka').resolve()
  expect(b.names('battlefield', 'A')).toEqual(['Craw Wurm'])
  expect(b.names('battlefield', 'B').sort()).toEqual(['Forest', 'Hill Giant'])
  expect(b.names('hand', 'A')).toEqual(['Shock'])
})
