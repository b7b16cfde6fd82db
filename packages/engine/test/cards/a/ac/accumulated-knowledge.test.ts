import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Accumulated Knowledge] draws one card with none in the graveyards', () => {
  const b = board({ a: { battlefield: ['2 Island'], hand: ['Accumulated Knowledge'] } })
  b.cast('Accumulated Knowledge').resolve()
  expect(b.names('hand', 'A')).toHaveLength(1)
})

it('[Accumulated Knowledge] counts the graveyards of both players', () => {
  const b = board({
    a: { battlefield: ['2 Island'], hand: ['Accumulated Knowledge'], graveyard: ['Accumulated Knowledge', 'Shock'] },
    b: { graveyard: ['Accumulated Knowledge'] },
  })
  b.cast('Accumulated Knowledge').resolve()
  expect(b.names('hand', 'A')).toHaveLength(3)
})

it('[CR 608.2n] Accumulated Knowledge does not count itself: it is still on the stack', () => {
  const b = board({ a: { battlefield: ['2 Island'], hand: ['Accumulated Knowledge'] } })
  b.cast('Accumulated Knowledge').resolve()
  expect(b.in('graveyard', 'Accumulated Knowledge', 'A')).toBe(true)
  expect(b.names('hand', 'A')).toHaveLength(1)
})
