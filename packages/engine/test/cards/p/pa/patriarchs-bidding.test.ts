import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Patriarch's Bidding] returns the creature cards of both chosen types from all graveyards", () => {
  const b = board({
    a: {
      hand: ["Patriarch's Bidding"],
      graveyard: ['Llanowar Elves', 'Craw Wurm', 'Goblin Piker'],
      mana: '{B}{B}{B}{B}{B}',
    },
    b: { graveyard: ['Hill Giant', 'Elvish Mystic'] },
  })
  b.reply('chooseType', (d) => [d.shape === 'options' ? d.options.findIndex((o) => o.label === 'Elf') : 0], 'A')
  b.reply('chooseType', (d) => [d.shape === 'options' ? d.options.findIndex((o) => o.label === 'Giant') : 0], 'B')
  b.cast("Patriarch's Bidding").resolve()
  expect(b.names('battlefield', 'A')).toEqual(['Llanowar Elves'])
  expect(b.names('battlefield', 'B').sort()).toEqual(['Elvish Mystic', 'Hill Giant'])
})
