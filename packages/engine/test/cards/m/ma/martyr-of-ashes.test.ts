import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Martyr of Ashes] deals damage for the red cards revealed to each creature without flying', () => {
  const b = board({
    a: { battlefield: ['Martyr of Ashes'], hand: ['2 Shock', 'Forest'], mana: '{R}{R}' },
    b: { battlefield: ['Grizzly Bears', 'Serra Angel'] },
  })
  b.reply('x', 2).activate('Martyr of Ashes').resolve()
  expect(b.names('battlefield')).toEqual(['Serra Angel'])
})
