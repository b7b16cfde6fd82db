import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Thriving Heath] pays for white and the chosen color', () => {
  const b = board({ a: { hand: ['Thriving Heath', 'Boros Charm'], battlefield: ['Plains'] } })
  b.option('chooseColor', 'R').play('Thriving Heath')
  expect([b.object('Thriving Heath').tapped, b.can('cast', 'Boros Charm')]).toEqual([true, false])
  b.to('main1', 5)
  expect(b.can('cast', 'Boros Charm')).toBe(true)
})
