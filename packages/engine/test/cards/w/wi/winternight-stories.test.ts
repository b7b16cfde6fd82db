import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[CR 702.180a] Winternight Stories costs less by the power of the creature tapped, and is exiled', () => {
  const b = board({
    a: { graveyard: ['Winternight Stories'], battlefield: ['Island', 'Serra Angel'], hand: ['Memnite'] },
  })
  b.yes('payOrNot').cast('Winternight Stories', { from: 'graveyard', method: 'harmonize' }).resolve()
  expect([b.object('Serra Angel').tapped, b.names('hand', 'A').length, b.in('exile', 'Winternight Stories')]).toEqual([
    true,
    3,
    true,
  ])
})

it('[CR 702.180a] Winternight Stories cannot be harmonized with too little mana and power', () => {
  const b = board({ a: { graveyard: ['Winternight Stories'], battlefield: ['Island', 'Hill Giant'] } })
  expect(b.can('cast', 'Winternight Stories')).toBe(false)
})
