import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it("[Serra's Emissary] protects you and your creatures from the chosen card type", () => {
  const b = board({
    a: { hand: ["Serra's Emissary"], battlefield: ['Grizzly Bears'], mana: '{W}{W}{W}{W}{W}{W}{W}' },
    b: { battlefield: ['Craw Wurm', 'Prodigal Sorcerer'], hand: ['Shock', 'Lava Spike'], mana: '{R}{R}' },
  })
  b.option('chooseType', 'instant').cast("Serra's Emissary").resolve().turnTo('B')
  b.reply('target', (decision, board) => {
    if (decision.shape !== 'objects') throw new Error(decision.shape)
    expect(decision.candidates).not.toContain(board.entity('A'))
    expect(decision.candidates).not.toContain(board.id('Grizzly Bears'))
    return [board.id('Craw Wurm')]
  })
  b.cast('Shock')
})

it("[Serra's Emissary] makes your creatures unblockable by creatures and keeps their damage from you", () => {
  const b = board({
    a: { hand: ["Serra's Emissary"], battlefield: ['Grizzly Bears'], mana: '{W}{W}{W}{W}{W}{W}{W}' },
    b: { battlefield: ['Craw Wurm'] },
  })
  b.option('chooseType', 'creature').cast("Serra's Emissary").resolve().attack('Grizzly Bears').damage()
  expect(b.life('B')).toBe(18)
  b.to('declareAttackers', 4).attack('Craw Wurm').damage()
  expect(b.life('A')).toBe(20)
})
