import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Jeskai Ascendancy] pumps and untaps your creatures', () => {
  const b = board({
    a: {
      battlefield: ['Jeskai Ascendancy', 'Mountain', { card: 'Hill Giant', tapped: true }],
      hand: ['Lightning Bolt'],
    },
  })
  b.cast('Lightning Bolt', { targets: ['B'] }).resolveAll()
  expect(b.object('Hill Giant').tapped).toBe(false)
  expect(b.c('Hill Giant')).toMatchObject({ power: 4, toughness: 4 })
})
