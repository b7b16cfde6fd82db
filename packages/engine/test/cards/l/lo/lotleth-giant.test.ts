import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Lotleth Giant] deals damage for each creature card in the graveyard', () => {
  const b = board({ a: { hand: ['Lotleth Giant'], battlefield: ['7 Swamp'], graveyard: ['3 Memnite', 'Shock'] } })
  b.cast('Lotleth Giant').resolveAll()
  expect(b.life('B')).toBe(17)
})
