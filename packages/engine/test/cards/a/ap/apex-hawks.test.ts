import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Apex Hawks] enters with a counter for each time it was kicked', () => {
  const b = board({ a: { battlefield: ['7 Plains'], hand: ['Apex Hawks'] } })
  b.yes('kicker').yes('kicker').cast('Apex Hawks').resolve()
  expect(b.pt('Apex Hawks')).toBe('4/4')
})
