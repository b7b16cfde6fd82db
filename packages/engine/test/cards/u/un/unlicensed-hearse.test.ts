import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Unlicensed Hearse] is as large as the number of cards it exiled', () => {
  const b = board({ a: { battlefield: ['Unlicensed Hearse', 'Hill Giant'] }, b: { graveyard: ['2 Shock'] } })
  b.activate('Unlicensed Hearse', { targets: ['Shock,Shock#2'] })
    .resolve()
    .activate('Unlicensed Hearse', { nth: 1 })
    .resolve()
  expect(b.pt('Unlicensed Hearse')).toBe('2/2')
})
