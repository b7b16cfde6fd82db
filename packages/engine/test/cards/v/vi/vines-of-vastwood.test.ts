import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Vines of Vastwood] keeps a creature from your opponents' spells and abilities, not from yours", () => {
  const b = board({
    a: { hand: ['Vines of Vastwood', 'Giant Growth'], battlefield: ['Grizzly Bears'], mana: '{G}{G}{G}' },
    b: { hand: ['Shock'], battlefield: ['Hill Giant'], mana: '{R}' },
  })
  b.yes('kicker').aim(['Grizzly Bears']).cast('Vines of Vastwood').resolve()
  expect(b.pt('Grizzly Bears')).toBe('6/6')
  b.turnTo('B').reply('target', (decision, board) => {
    if (decision.shape !== 'objects') throw new Error(decision.shape)
    expect(decision.candidates).not.toContain(board.id('Grizzly Bears'))
    return [board.id('Hill Giant')]
  })
  b.cast('Shock').resolve().turnTo('A').aim(['Grizzly Bears']).cast('Giant Growth').resolve()
  expect(b.pt('Grizzly Bears')).toBe('9/9')
})
