import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Dread Wanderer] enters tapped, and comes back while your hand is small', () => {
  const b = board({ a: { battlefield: ['3 Swamp'], graveyard: ['Dread Wanderer'], hand: ['Forest'] } })
  b.activate('Dread Wanderer', { zone: 'graveyard' }).resolve()
  expect(b.object('Dread Wanderer').tapped).toBe(true)
  const full = board({ a: { battlefield: ['3 Swamp'], graveyard: ['Dread Wanderer'], hand: ['2 Forest'] } })
  expect(full.can('activate', 'Dread Wanderer')).toBe(false)
})
