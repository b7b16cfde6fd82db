import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Yggdrasil, Rebirth Engine] puts an exiled creature onto the battlefield with haste', () => {
  const b = board({ a: { battlefield: ['7 Wastes'], hand: ['Yggdrasil, Rebirth Engine'], graveyard: ['Hill Giant'] } })
  b.cast('Yggdrasil, Rebirth Engine').resolve().resolve().activate('Yggdrasil, Rebirth Engine', { nth: 1 }).resolve()
  expect(b.has('Hill Giant', 'haste')).toBe(true)
})
