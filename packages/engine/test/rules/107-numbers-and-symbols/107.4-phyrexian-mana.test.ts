import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 107.4f] Dismember: Phyrexian mana with life', () => {
  const b = board({ a: { battlefield: ['Forest'], hand: ['Dismember'] }, b: { battlefield: ['Hill Giant'] } })
  b.cast('Dismember').resolve()
  expect(b.life('A')).toBe(16)
  expect(b.in('graveyard', 'Hill Giant')).toBe(true)
})

it('[CR 107.4f, 118.13a] how many symbols are paid with life is a choice', () => {
  const b = board({ a: { battlefield: ['3 Swamp'], hand: ['Dismember'] }, b: { battlefield: ['Hill Giant'] } })
  b.reply('phyrexian', 1).cast('Dismember')
  expect(b.life('A')).toBe(18)
  expect(b.game.state.battlefield.filter((id) => b.game.state.objects[id]!.tapped).length).toBe(2)
})
