import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ephemerate] rebounds, [Momentary Blink] has flashback', () => {
  const b = board({
    a: { battlefield: ['3 Plains', 'Island', 'Grizzly Bears'], hand: ['Ephemerate'], graveyard: ['Momentary Blink'] },
  })
  b.cast('Ephemerate').resolve()
  expect(b.in('exile', 'Ephemerate', 'A')).toBe(true)
  const blink = board({ a: { battlefield: ['3 Plains', 'Island', 'Grizzly Bears'], graveyard: ['Momentary Blink'] } })
  blink.cast('Momentary Blink', { method: 'flashback' }).resolve()
  expect(blink.in('exile', 'Momentary Blink', 'A')).toBe(true)
})
