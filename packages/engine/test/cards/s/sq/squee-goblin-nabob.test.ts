import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Squee, Goblin Nabob] may return from your graveyard to your hand at your upkeep', () => {
  const b = board({ a: { graveyard: ['Squee, Goblin Nabob'] }, active: 1 })
  b.yes().to('draw', 4)
  expect(b.in('hand', 'Squee, Goblin Nabob', 'A')).toBe(true)
})

it('[Squee, Goblin Nabob] may stay', () => {
  const b = board({ a: { graveyard: ['Squee, Goblin Nabob'] }, active: 1 })
  b.no().to('draw', 4)
  expect(b.in('graveyard', 'Squee, Goblin Nabob', 'A')).toBe(true)
})

it("[Squee, Goblin Nabob] does not return at the opponent's upkeep, nor from the battlefield", () => {
  const b = board({ a: { graveyard: ['Squee, Goblin Nabob'] } })
  b.to('draw', 4)
  expect(b.in('graveyard', 'Squee, Goblin Nabob', 'A')).toBe(true)
  const there = board({ a: { battlefield: ['Squee, Goblin Nabob'] }, active: 1 })
  there.to('draw', 4)
  expect(there.in('battlefield', 'Squee, Goblin Nabob', 'A')).toBe(true)
})

it('[CR 400.7] [Squee, Goblin Nabob] exiled with the trigger on the stack does not return', () => {
  const b = board({
    a: { graveyard: ['Squee, Goblin Nabob'] },
    b: { battlefield: ["Tormod's Crypt"] },
    active: 1,
  })
  b.to('end')
  for (let guard = 0; guard < 20 && b.game.state.stack.length === 0; guard++) b.pass()
  b.turnTo('B')
    .activate("Tormod's Crypt", { targets: ['A'] })
    .resolve()
    .resolve()
  expect(b.in('exile', 'Squee, Goblin Nabob')).toBe(true)
})
