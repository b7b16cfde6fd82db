import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Nekrataal] destroys neither artifact nor black creatures', () => {
  const of = (card: string) => {
    const b = board({ a: { hand: ['Nekrataal'], battlefield: ['4 Swamp'] }, b: { battlefield: [card] } })
    b.cast('Nekrataal').resolveAll()
    return b.in('battlefield', card)
  }
  expect([of('Hill Giant'), of('Memnite'), of('Scathe Zombies')]).toEqual([false, true, true])
})
