import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Gwen Stacy] lets you play the card for as long as you control her', () => {
  const b = board({
    a: { hand: ['Gwen Stacy', 'Shock'], battlefield: ['3 Mountain'], library: ['Forest', '3 Wastes'] },
  })
  b.cast('Gwen Stacy').resolve().resolve()
  expect(b.can('playLand', 'Forest')).toBe(true)
  b.cast('Shock', { targets: ['Gwen Stacy'] }).resolve()
  expect(b.can('playLand', 'Forest')).toBe(false)
})

it('[Gwen Stacy] Ghost-Spider grows with what is played from exile', () => {
  const b = board({
    a: { battlefield: [{ card: 'Gwen Stacy', face: 1, counters: { '+1/+1': 2 } }], library: ['Forest', '3 Wastes'] },
  })
  b.activate('Ghost-Spider').resolve()
  b.act({ kind: 'playLand', object: b.id('Forest'), face: 0 }).resolveAll()
  expect(b.counters('Ghost-Spider', '+1/+1')).toBe(1)
})
