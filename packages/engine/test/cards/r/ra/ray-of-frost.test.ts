import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ray of Frost] taps a red creature and takes its abilities, and only keeps another from untapping', () => {
  const enchanted = (creature: string) => {
    const b = board({ a: { hand: ['Ray of Frost'], battlefield: ['2 Island'] }, b: { battlefield: [creature] } })
    b.cast('Ray of Frost', { targets: [creature] }).resolveAll()
    return [b.object(creature).tapped, b.c(creature).abilities.length]
  }
  expect([enchanted('Raging Goblin'), enchanted('Serra Angel')]).toEqual([
    [true, 0],
    [false, 2],
  ])
})
