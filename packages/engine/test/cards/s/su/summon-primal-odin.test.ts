import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Summon: Primal Odin] wins with combat damage after its second chapter', () => {
  const b = board({ a: { battlefield: [{ card: 'Summon: Primal Odin', counters: { lore: 1 } }] }, step: 'draw' })
  b.to('main1').resolveAll()
  expect(b.attack('Summon: Primal Odin').damage().winner).toBe('A')
})

it('[Summon: Primal Odin] draws two and costs each player 2 life with its third chapter', () => {
  const b = board({ a: { battlefield: [{ card: 'Summon: Primal Odin', counters: { lore: 2 } }] }, step: 'draw' })
  b.to('main1').resolveAll()
  expect([b.names('hand', 'A').length, b.life('A'), b.life('B'), b.in('graveyard', 'Summon: Primal Odin')]).toEqual([
    2,
    18,
    18,
    true,
  ])
})
