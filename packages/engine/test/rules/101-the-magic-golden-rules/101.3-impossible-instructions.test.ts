import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 101.3, 608.2c] what is impossible is ignored, and the rest is done', () => {
  const b = board({ a: { battlefield: ['Swamp'], hand: ['Innocent Blood'] }, b: { battlefield: ['Hill Giant'] } })
  b.cast('Innocent Blood').resolve()
  expect(b.in('graveyard', 'Hill Giant', 'B')).toBe(true)
})

it('[CR 101.1, 305.2] a card takes precedence over the rules: Exploration allows a second land', () => {
  const played = (...more: string[]) => {
    const b = board({ a: { battlefield: more, hand: ['Forest', 'Island'] } })
    return b.play('Forest').can('playLand', 'Island')
  }
  expect([played(), played('Exploration')]).toEqual([false, true])
})

it('[CR 101.4b] the nonactive player chooses knowing what the active player chose', () => {
  const b = board({
    a: { battlefield: ['Hill Giant', 'Grizzly Bears', 'Swamp'], hand: ['Innocent Blood'] },
    b: { battlefield: ['Gray Ogre', 'Craw Wurm'] },
  })
  const order: number[] = []
  for (const name of ['Hill Giant', 'Gray Ogre'])
    b.reply('sacrifice', ({ player }) => {
      order.push(player)
      return [b.id(name)]
    })
  b.cast('Innocent Blood').resolve()
  expect(order).toEqual([0, 1])
})
