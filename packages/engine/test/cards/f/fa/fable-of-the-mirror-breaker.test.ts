import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Fable of the Mirror-Breaker] draws as many cards as were discarded for its second chapter', () => {
  const b = board({
    a: { hand: ['Fable of the Mirror-Breaker', 'Shock', 'Opt'], battlefield: ['3 Mountain'], library: ['6 Wastes'] },
  })
  b.cast('Fable of the Mirror-Breaker').resolve().resolve()
  expect(b.in('battlefield', 'Goblin Shaman Token', 'A')).toBe(true)
  b.pick('choose', 'Shock', 'Opt').to('main1', 5)
  expect(b.names('graveyard', 'A')).toEqual(expect.arrayContaining(['Shock', 'Opt']))
  expect(b.count('hand', 'Wastes', 'A')).toBe(3)
})
