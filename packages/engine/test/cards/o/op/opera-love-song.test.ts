import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Opera Love Song] lets the exiled cards be played until your next end step', () => {
  const b = board({ a: { hand: ['Opera Love Song'], battlefield: ['2 Mountain'], library: ['Forest', '5 Island'] } })
  b.reply('mode', [0])
  b.cast('Opera Love Song').resolve()
  expect(b.can('playLand', 'Forest')).toBe(true)
  b.to('main1', 5)
  expect(b.can('playLand', 'Forest')).toBe(false)
})
