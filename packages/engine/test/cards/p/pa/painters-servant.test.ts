import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Painter's Servant] makes everything the chosen color, cards in libraries too", () => {
  const b = board({
    a: { hand: ["Painter's Servant", 'Shock'], battlefield: ['2 Wastes'] },
    b: { library: ['Forest'], battlefield: ['Hill Giant'] },
  })
  b.option('chooseColor', 'U').cast("Painter's Servant").resolve()
  const isBlue = (name: string) => (b.c(name).colors & 2) !== 0
  expect(["Painter's Servant", 'Hill Giant', 'Shock', 'Forest', 'Wastes'].map(isBlue)).toEqual([
    true,
    true,
    true,
    true,
    true,
  ])
})

it("[Painter's Servant] lets Red Elemental Blast destroy any permanent", () => {
  const b = board({
    a: { hand: ["Painter's Servant", 'Red Elemental Blast'], battlefield: ['3 Mountain'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.option('chooseColor', 'U').cast("Painter's Servant").resolve()
  b.cast('Red Elemental Blast', { targets: ['Hill Giant'] }).resolve()
  expect(b.in('graveyard', 'Hill Giant', 'B')).toBe(true)
})
