import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Through the Breach] puts a creature with haste onto the battlefield until the next end step', () => {
  const b = board({ a: { hand: ['Through the Breach', 'Serra Angel'], battlefield: ['5 Mountain'] } })
  b.yes().cast('Through the Breach').resolve()
  expect(b.has('Serra Angel', 'haste')).toBe(true)
  b.attack('Serra Angel').to('upkeep', 4)
  expect([b.life('B'), b.in('graveyard', 'Serra Angel', 'A')]).toEqual([16, true])
})

it('[Through the Breach] is spliced onto an Arcane spell and stays in the hand', () => {
  const b = board({
    a: { hand: ['Through the Breach', 'Serra Angel', 'Lava Spike'], battlefield: ['5 Mountain'] },
  })
  b.pick('splice', 'Through the Breach')
    .yes()
    .cast('Lava Spike', { targets: ['B'] })
    .resolve()
  expect([b.life('B'), b.in('battlefield', 'Serra Angel'), b.names('hand', 'A')]).toEqual([
    17,
    true,
    ['Through the Breach'],
  ])
})
