import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Abeyance] stops instants, sorceries and nonmana abilities for a turn', () => {
  const b = board({
    a: { hand: ['Abeyance'], battlefield: ['2 Plains'] },
    b: { hand: ['Shock'], battlefield: ['Mountain', 'Prodigal Sorcerer'] },
  })
  b.cast('Abeyance', { targets: ['B'] })
    .resolve()
    .turnTo('B')
  expect([b.can('cast', 'Shock'), b.can('activate', 'Prodigal Sorcerer')]).toEqual([false, false])
  expect(b.can('activateMana', 'Mountain')).toBe(true)
  b.to('main1', 4)
  expect([b.can('cast', 'Shock'), b.can('activate', 'Prodigal Sorcerer')]).toEqual([true, true])
})
