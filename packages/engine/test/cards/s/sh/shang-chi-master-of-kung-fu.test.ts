import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Shang-Chi, Master of Kung Fu] lets creatures use abilities at once, and makes mana for those alone', () => {
  const b = board({
    a: { hand: ['Shock'], battlefield: ['Shang-Chi, Master of Kung Fu', { card: 'Prodigal Sorcerer', sick: true }] },
  })
  expect([b.can('activate', 'Prodigal Sorcerer'), b.can('cast', 'Shock')]).toEqual([true, false])
})
