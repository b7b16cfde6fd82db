import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Dragon Wings] returns attached to a big creature', () => {
  const b = board({ a: { graveyard: ['Dragon Wings'], hand: ['Craw Wurm'], battlefield: ['6 Forest'] } })
  b.yes().cast('Craw Wurm').resolve().resolve()
  expect(b.has('Craw Wurm', 'flying')).toBe(true)
})
