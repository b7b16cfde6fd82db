import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Reckless Charge] gives +3/+0 and haste, for its flashback cost too', () => {
  const b = board({
    a: { graveyard: ['Reckless Charge'], battlefield: ['3 Mountain', { card: 'Grizzly Bears', sick: true }] },
  })
  b.cast('Reckless Charge', { targets: ['Grizzly Bears'], from: 'graveyard', method: 'flashback:0' }).resolve()
  expect(b.pt('Grizzly Bears')).toBe('5/2')
  expect(b.has('Grizzly Bears', 'haste')).toBe(true)
  expect(b.in('exile', 'Reckless Charge')).toBe(true)
})
