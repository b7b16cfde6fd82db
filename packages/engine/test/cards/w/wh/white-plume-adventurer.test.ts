import { expect, it } from 'vitest'
import { completeDungeon } from '../../../../src/atoms/designate.ts'
import { NO_OBJECT } from '../../../../src/state/ids.ts'
import { board } from '../../../support/board.ts'

const position = {
  a: {
    battlefield: [
      { card: 'White Plume Adventurer', tapped: true },
      { card: 'Grizzly Bears', tapped: true },
    ],
  },
}

it("[White Plume Adventurer] untaps one creature in each opponent's upkeep", () => {
  const b = board(position)
  b.pick('choose', 'Grizzly Bears').to('draw', 4)
  expect([b.object('Grizzly Bears').tapped, b.object('White Plume Adventurer').tapped]).toEqual([false, true])
})

it('[White Plume Adventurer] untaps all of them after a dungeon is completed', () => {
  const b = board(position)
  completeDungeon(b.game, 0, NO_OBJECT)
  b.to('draw', 4)
  expect([b.object('Grizzly Bears').tapped, b.object('White Plume Adventurer').tapped]).toEqual([false, false])
})
