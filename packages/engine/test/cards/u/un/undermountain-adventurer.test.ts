import { expect, it } from 'vitest'
import { completeDungeon } from '../../../../src/atoms/designate.ts'
import { NO_OBJECT } from '../../../../src/state/ids.ts'
import { board } from '../../../support/board.ts'

it('[Undermountain Adventurer] adds two mana, or six after a dungeon is completed', () => {
  const b = board({ a: { battlefield: ['2 Undermountain Adventurer'] } })
  b.tapForMana('Undermountain Adventurer')
  expect(b.pool('A')).toBe('{G}{G}')
  completeDungeon(b.game, 0, NO_OBJECT)
  b.tapForMana('Undermountain Adventurer#2')
  expect(b.pool('A')).toBe('{G}'.repeat(8))
})
