import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Spelunking] lets lands enter untapped', () => {
  const b = board({ a: { battlefield: ['Spelunking'], hand: ['Temple of Malice'] } })
  b.option('replacement', 'Temple of Malice').play('Temple of Malice')
  expect(b.object('Temple of Malice').tapped).toBe(false)
})
