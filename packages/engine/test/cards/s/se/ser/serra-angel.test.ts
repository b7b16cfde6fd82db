import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Serra Angel] attacks without tapping', () => {
  const b = board({ a: { battlefield: ['Serra Angel'] } })
  b.attack('Serra Angel')
  expect(b.object('Serra Angel').tapped).toBe(false)
})
