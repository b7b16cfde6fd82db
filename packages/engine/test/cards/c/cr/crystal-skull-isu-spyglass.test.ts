import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Crystal Skull, Isu Spyglass] plays historic cards from the library', () => {
  const of = (card: string) =>
    board({ a: { battlefield: ['Crystal Skull, Isu Spyglass', '4 Mountain'], library: [card] } }).can(
      card === 'Karakas' ? 'playLand' : 'cast',
      card,
    )
  expect(['Memnite', 'Karakas', 'Goblin Piker'].map(of)).toEqual([true, true, false])
})
