import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Riftstone Portal] gives your lands mana of two colors from your graveyard', () => {
  const can = (zone: 'graveyard' | 'battlefield'): boolean => {
    const b = board({
      a: { hand: ['Savannah Lions'], battlefield: ['Island'], [zone]: ['Riftstone Portal', 'Island'] },
    })
    return b.can('cast', 'Savannah Lions')
  }
  expect([can('graveyard'), can('battlefield')]).toEqual([true, false])
})
