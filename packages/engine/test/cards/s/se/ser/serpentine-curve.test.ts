import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Serpentine Curve] makes a Fractal with a counter for each instant and sorcery in exile and the graveyard, and one more', () => {
  const b = board({
    a: { hand: ['Serpentine Curve'], battlefield: ['4 Island'], graveyard: ['2 Shock', 'Hill Giant'], exile: ['Opt'] },
  })
  b.cast('Serpentine Curve').resolve()
  expect(b.pt('Fractal Token')).toBe('4/4')
})
