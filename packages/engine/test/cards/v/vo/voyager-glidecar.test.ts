import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Voyager Glidecar] flies where three creatures are tapped', () => {
  const b = board({ a: { battlefield: ['Voyager Glidecar', '3 Raging Goblin'] } })
  b.activate('Voyager Glidecar').resolve()
  expect([b.pt('Voyager Glidecar'), b.has('Voyager Glidecar', 'flying')]).toEqual(['3/4', true])
})
