import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Wight of Precinct Six] counts creature cards in graveyards of opponents', () => {
  const b = board({
    a: { battlefield: ['Wight of Precinct Six'], graveyard: ['Memnite'] },
    b: { graveyard: ['Hill Giant', 'Gray Ogre', 'Shock'] },
  })
  expect(b.pt('Wight of Precinct Six')).toBe('3/3')
})
