import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Dark Supplicant] brings Scion of Darkness from the hand for three Clerics', () => {
  const b = board({ a: { battlefield: ['3 Dark Supplicant'], hand: ['Scion of Darkness'] } })
  b.activate('Dark Supplicant').reply('choose', [1]).pick('chooseFound', 'Scion of Darkness').resolve()
  expect(b.in('battlefield', 'Scion of Darkness', 'A')).toBe(true)
})
