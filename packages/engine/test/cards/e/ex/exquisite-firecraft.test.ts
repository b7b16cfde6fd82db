import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Exquisite Firecraft] can't be countered with two instants or sorceries in your graveyard", () => {
  const life = (cards: number): number => {
    const b = board({
      a: { hand: ['Exquisite Firecraft'], battlefield: ['3 Mountain'], graveyard: [`${cards} Shock`] },
      b: { hand: ['Counterspell'], battlefield: ['2 Island'] },
    })
    b.cast('Exquisite Firecraft', { targets: ['B'] }).pass()
    b.cast('Counterspell', { targets: ['Exquisite Firecraft'] }).resolveAll()
    return b.life('B')
  }
  expect([life(2), life(1)]).toEqual([16, 20])
})
