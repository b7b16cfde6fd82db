import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Abeyance] stops instants, sorceries and abilities, but not creature spells', () => {
  const b = board({
    a: { battlefield: ['2 Plains'], hand: ['Abeyance'] },
    b: { battlefield: ['3 Mountain', 'Wasteland', 'Prodigal Sorcerer'], hand: ['Shock', 'Ambush Viper'] },
  })
  b.cast('Abeyance', { targets: ['B'] })
    .resolve()
    .turnTo('B')
  expect([
    b.can('cast', 'Shock'),
    b.can('activate', 'Prodigal Sorcerer'),
    b.can('activateMana', 'Wasteland'),
    b.names('hand', 'A').length,
  ]).toEqual([false, false, true, 1])
})
