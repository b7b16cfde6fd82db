import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Doom Blade] does not target black creatures', () => {
  const b = board({
    a: { battlefield: ['2 Swamp'], hand: ['Doom Blade'] },
    b: { battlefield: ['Black Knight', 'Hill Giant'] },
  })
  b.cast('Doom Blade').resolve()
  expect(b.names('battlefield', 'B')).toEqual(['Black Knight'])
})
