import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Golgari Brownscale] gains 2 life when it is put into the hand from the graveyard', () => {
  const b = board({
    a: { hand: ['Raise Dead'], battlefield: ['Swamp'], graveyard: ['Golgari Brownscale'] },
  })
  b.cast('Raise Dead', { targets: ['Golgari Brownscale'] }).resolveAll()
  expect(b.life('A')).toBe(22)
})
