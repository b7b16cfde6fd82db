import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Requiting Hex] gains 2 life if a creature was blighted', () => {
  const b = board({
    a: { hand: ['Requiting Hex'], battlefield: ['Swamp', 'Hill Giant'] },
    b: { battlefield: ['Memnite'] },
  })
  b.yes('additionalCost')
    .cast('Requiting Hex', { targets: ['Memnite'] })
    .resolve()
  expect([b.pt('Hill Giant'), b.life('A'), b.in('graveyard', 'Memnite', 'B')]).toEqual(['2/2', 22, true])
})
