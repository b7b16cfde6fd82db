import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Thriving Grove] enters tapped and makes green or the chosen color', () => {
  const b = board({ a: { hand: ['Thriving Grove', 'Shock'], battlefield: [] } })
  b.option('chooseColor', 'red').play('Thriving Grove')
  expect(b.object('Thriving Grove').tapped).toBe(true)
  b.to('main1', 5)
  expect(b.can('cast', 'Shock')).toBe(true)
})
