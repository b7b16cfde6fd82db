import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[City of Solitude] forbids spells and abilities in the turns of others', () => {
  const b = board({
    a: { battlefield: ['City of Solitude'] },
    b: { hand: ['Shock'], battlefield: ['Mountain', 'Prodigal Pyromancer'] },
  })
  b.turnTo('B')
  expect([b.can('cast', 'Shock'), b.can('activate', 'Prodigal Pyromancer')]).toEqual([false, false])
})
