import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Patriarch's Bidding] returns the creatures of both chosen types for both players", () => {
  const b = board({
    a: { hand: ["Patriarch's Bidding"], battlefield: ['5 Swamp'], graveyard: ['Goblin Piledriver', 'Serra Angel'] },
    b: { graveyard: ['Llanowar Elves', 'Goblin Piledriver', 'Hill Giant'] },
  })
  b.reply(
    'chooseType',
    (decision) => [decision.shape === 'options' ? decision.options.findIndex((o) => o.value === 'Goblin') : 0],
    'A',
  )
  b.reply(
    'chooseType',
    (decision) => [decision.shape === 'options' ? decision.options.findIndex((o) => o.value === 'Elf') : 0],
    'B',
  )
  b.cast("Patriarch's Bidding").resolve()
  expect([b.names('graveyard', 'A').includes('Serra Angel'), b.in('battlefield', 'Goblin Piledriver', 'A')]).toEqual([
    true,
    true,
  ])
  expect(b.names('battlefield', 'B').sort()).toEqual(['Goblin Piledriver', 'Llanowar Elves'])
})
