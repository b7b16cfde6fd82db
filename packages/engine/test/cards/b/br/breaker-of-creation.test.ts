import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Breaker of Creation] gains life for colorless permanents as it is cast, and is hexproof from each color', () => {
  const b = board({
    a: { hand: ['Breaker of Creation'], battlefield: ['8 Wastes', 'Ornithopter', 'Grizzly Bears'] },
    b: { hand: ['Murder'], battlefield: ['3 Swamp'] },
  })
  b.cast('Breaker of Creation').resolveAll()
  expect(b.life('A')).toBe(29)
  b.pass()
  expect(() =>
    b
      .cast('Murder', { targets: ['Breaker of Creation'] })
      .resolve()
      .id('Breaker of Creation', 'graveyard'),
  ).toThrow()
})
