import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Thriving Heath] adds white or the chosen color', () => {
  const b = board({ a: { hand: ['Thriving Heath'] } })
  b.option('chooseColor', 'blue').play('Thriving Heath')
  expect(b.object('Thriving Heath').tapped).toBe(true)
  b.to('main1', 5).option('manaColor', '{U}').tapForMana('Thriving Heath')
  expect(b.pool('A')).toBe('{U}')
})
