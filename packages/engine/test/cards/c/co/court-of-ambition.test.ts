import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Court of Ambition] asks for two cards of the monarch’s opponent, or 6 life', () => {
  const b = board({
    a: { hand: ['Court of Ambition'], battlefield: ['4 Swamp'] },
  })
  b.cast('Court of Ambition').resolve().resolve()
  b.to('upkeep', 5).resolveAll()
  expect([b.life('B'), b.names('hand', 'B').length]).toEqual([14, 1])
})

it('[Court of Ambition] takes 3 life, or one card, where its controller is not the monarch', () => {
  const b = board({ a: { battlefield: ['Court of Ambition'] }, b: { hand: ['Shock'] }, active: 1 })
  b.yes('payOrNot').to('upkeep', 4).resolveAll()
  expect([b.life('B'), b.in('graveyard', 'Shock', 'B')]).toEqual([20, true])
})
