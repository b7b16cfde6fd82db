import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

const LIBRARY = ['Shock', 'Forest', 'Terror', 'Duress']

it('[Portent] puts the top three cards of a player’s library back in the order of its controller', () => {
  const b = board({ a: { battlefield: ['Island'], hand: ['Portent'] }, b: { library: LIBRARY } })
  b.reply('orderCards', [2, 1, 0])
    .no()
    .cast('Portent', { targets: ['B'] })
    .resolve()
  expect(b.names('library', 'B').sort()).toEqual([...LIBRARY].sort())
  expect(b.game.state.library[1].at(-1)).toBe(b.id('Terror', 'library'))
  expect(b.asked.find(({ purpose }) => purpose === 'orderCards')?.player).toBe(0)
})

it('[Portent] may have that player shuffle: then nobody knows the order', () => {
  const b = board({ a: { battlefield: ['Island'], hand: ['Portent'] }, b: { library: LIBRARY } })
  b.yes()
    .cast('Portent', { targets: ['B'] })
    .resolve()
  expect(b.game.state.library[1].every((id) => b.game.state.objects[id]!.knownTo === 0)).toBe(true)
})

it('[Portent] draws a card at the beginning of the next turn’s upkeep, whosever turn it is', () => {
  const b = board({ a: { battlefield: ['Island'], hand: ['Portent'] } })
  b.no()
    .cast('Portent', { targets: ['A'] })
    .resolve()
  expect(b.names('hand', 'A')).toEqual([])
  b.to('draw', 4)
  expect(b.names('hand', 'A')).toHaveLength(1)
  b.to('upkeep', 5)
  expect(b.names('hand', 'A')).toHaveLength(1)
})

it('[CR 400.2] Portent shows the cards to its controller alone', () => {
  const b = board({ a: { battlefield: ['Island'], hand: ['Portent'] }, b: { library: LIBRARY } })
  b.no()
    .cast('Portent', { targets: ['B'] })
    .resolve()
  expect(b.game.state.library[1].map((id) => b.game.state.objects[id]!.knownTo)).toEqual([0, 1, 1, 1])
})
