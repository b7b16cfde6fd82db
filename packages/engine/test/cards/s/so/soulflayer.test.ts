import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Soulflayer] has the keywords of the creature cards exiled with delve', () => {
  const b = board({
    a: { hand: ['Soulflayer'], battlefield: ['2 Swamp'], graveyard: ['Serra Angel', 'Raging Goblin', '2 Memnite'] },
  })
  b.cast('Soulflayer').resolve()
  expect(['flying', 'vigilance', 'haste', 'trample'].map((word) => b.has('Soulflayer', word))).toEqual([
    true,
    true,
    true,
    false,
  ])
})
