import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Trinisphere] makes every spell cost at least three mana while it is untapped', () => {
  const b = board({ a: { hand: ['Shock'], battlefield: ['3 Mountain'] }, b: { battlefield: ['Trinisphere'] } })
  b.cast('Shock', { targets: ['B'] })
  expect(b.game.state.battlefield.filter((id) => b.game.state.objects[id]?.tapped).length).toBe(3)
  const tapped = board({
    a: { hand: ['Shock'], battlefield: ['Mountain'] },
    b: { battlefield: [{ card: 'Trinisphere', tapped: true }] },
  })
  expect(tapped.can('cast', 'Shock')).toBe(true)
})
