import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Mire's Toll] takes one of as many cards as you control Swamps, which that player chooses", () => {
  const b = board({
    a: { hand: ["Mire's Toll"], battlefield: ['2 Swamp', 'Island'], mana: '{B}' },
    b: { hand: ['Grizzly Bears', 'Hill Giant', 'Craw Wurm'] },
  })
  b.reply('choose', (_, board) => [board.id('Grizzly Bears'), board.id('Hill Giant')], 'B')
  b.reply(
    'choose',
    (decision, board) => {
      if (decision.shape !== 'objects') throw new Error(decision.shape)
      expect(decision.candidates).not.toContain(board.id('Craw Wurm'))
      return [board.id('Hill Giant')]
    },
    'A',
  )
  b.cast("Mire's Toll", { targets: ['B'] }).resolve()
  expect(b.names('hand', 'B').sort()).toEqual(['Craw Wurm', 'Grizzly Bears'])
})
