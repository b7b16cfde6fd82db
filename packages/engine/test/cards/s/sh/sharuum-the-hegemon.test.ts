import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Sharuum the Hegemon] may return an artifact card, [Persist] a creature with a -1/-1 counter', () => {
  const b = board({
    a: {
      battlefield: ['6 Swamp', 'Plains', 'Island'],
      hand: ['Sharuum the Hegemon', 'Persist'],
      graveyard: ['Sol Ring', 'Hill Giant'],
    },
  })
  b.cast('Persist').resolve()
  expect(b.pt('Hill Giant')).toBe('2/2')
  b.yes().cast('Sharuum the Hegemon').resolveAll()
  expect([b.in('battlefield', 'Sol Ring', 'A'), b.has('Sharuum the Hegemon', 'flying')]).toEqual([true, true])
})
