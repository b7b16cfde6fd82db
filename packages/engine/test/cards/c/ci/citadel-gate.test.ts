import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Citadel Gate] makes {W} or mana of the other chosen color', () => {
  const b = board({ a: { hand: ['Citadel Gate', 'Shock', 'Opt', 'Savannah Lions'] } })
  b.option('chooseColor', 'red').play('Citadel Gate').to('main1', 5)
  expect(['Shock', 'Opt', 'Savannah Lions'].map((name) => b.can('cast', name))).toEqual([true, false, true])
})
