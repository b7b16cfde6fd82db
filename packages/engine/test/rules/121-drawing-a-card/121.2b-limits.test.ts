import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 121.2b] under Spirit of the Labyrinth an instruction to draw two cards draws one', () => {
  const b = board({ a: { hand: ['Divination'], battlefield: ['Spirit of the Labyrinth'], mana: '{U}{U}{U}' } })
  b.cast('Divination').resolve()
  expect(b.names('hand', 'A')).toHaveLength(1)
})

it('[CR 121.2b] who cannot draw two cards cannot choose to: Sylvan Library', () => {
  const b = board({ step: 'upkeep', a: { battlefield: ['Sylvan Library', 'Spirit of the Labyrinth'] } })
  b.to('draw').yes().resolveAll()
  expect([b.names('hand', 'A').length, b.life('A')]).toEqual([1, 20])
})

it('[CR 121.3] a player with an empty library may choose to draw', () => {
  const b = board({
    a: { hand: ['Grizzly Bears'], battlefield: ['Beast Whisperer'], mana: '{G}{G}', library: ['Forest'] },
  })
  b.cast('Grizzly Bears').resolveAll()
  expect(b.names('hand', 'A')).toEqual(['Forest'])
})

it('[CR 121.6] a draw that Abundance replaces is no draw: nothing triggers on it', () => {
  const b = board({
    a: { hand: ['Divination'], battlefield: ['Abundance', 'Sheoldred, the Apocalypse'], mana: '{U}{U}{U}', life: 10 },
  })
  b.yes('replacement').yes('replacement').cast('Divination').resolveAll()
  expect([b.names('hand', 'A').length, b.life('A')]).toEqual([2, 10])
})
