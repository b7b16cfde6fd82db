import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[The Dawning Archaic] casts a spell from the graveyard and exiles it', () => {
  const b = board({ a: { battlefield: ['The Dawning Archaic'], graveyard: ['Lightning Bolt'] } })
  b.yes().aim(['Lightning Bolt']).aim(['B']).attack('The Dawning Archaic').resolveAll()
  expect([b.life('B'), b.in('exile', 'Lightning Bolt')]).toEqual([17, true])
})

it('[The Dawning Archaic] costs less for instants and sorceries in its graveyard', () => {
  const of = (graveyard: string[]) =>
    board({ a: { hand: ['The Dawning Archaic'], battlefield: ['8 Wastes'], graveyard } }).can(
      'cast',
      'The Dawning Archaic',
    )
  expect([of(['Shock', 'Opt']), of(['Shock', 'Hill Giant'])]).toEqual([true, false])
})
