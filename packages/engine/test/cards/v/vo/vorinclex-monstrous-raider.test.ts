import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Vorinclex, Monstrous Raider] doubles your counters and halves those of opponents', () => {
  const counters = (side: 'a' | 'b'): number => {
    const cards = { hand: ['Hunger of the Howlpack'], battlefield: ['Forest', 'Grizzly Bears'] }
    const b =
      side === 'a'
        ? board({ a: { ...cards, battlefield: [...cards.battlefield, 'Vorinclex, Monstrous Raider'] } })
        : board({ a: cards, b: { battlefield: ['Vorinclex, Monstrous Raider'] } })
    b.cast('Hunger of the Howlpack', { targets: ['Grizzly Bears'] }).resolve()
    return b.counters('Grizzly Bears', '+1/+1')
  }
  expect([counters('a'), counters('b')]).toEqual([2, 0])
})
