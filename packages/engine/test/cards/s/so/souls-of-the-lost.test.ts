import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Souls of the Lost] counts the permanent cards in your graveyard', () => {
  const b = board({
    a: { hand: ['Souls of the Lost', 'Hill Giant'], battlefield: ['2 Swamp'], graveyard: ['Shock', 'Forest'] },
  })
  b.option('costChoice', 'Cost 1').cast('Souls of the Lost').resolve()
  expect(b.pt('Souls of the Lost')).toBe('2/3')
})
