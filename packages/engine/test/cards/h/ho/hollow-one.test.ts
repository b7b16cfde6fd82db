import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Hollow One] costs {2} less for each card discarded or cycled this turn, counted once', () => {
  const b = board({ a: { battlefield: ['3 Plains', '2 Plains'], hand: ['Hollow One', 'Hollow One'] } })
  b.activate('Hollow One', { zone: 'hand' }).resolve()
  expect(b.can('cast', 'Hollow One')).toBe(true)
  const fewer = board({ a: { battlefield: ['4 Plains'], hand: ['Hollow One', 'Hollow One'] } })
  fewer.activate('Hollow One', { zone: 'hand' }).resolve()
  expect(fewer.can('cast', 'Hollow One')).toBe(false)
})
