import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Tale's End] counters an ability or a legendary spell", () => {
  const b = board({ a: { battlefield: ['Prodigal Sorcerer'] }, b: { hand: ["Tale's End"], battlefield: ['2 Island'] } })
  b.activate('Prodigal Sorcerer', { targets: ['B'] })
    .turnTo('B')
    .cast("Tale's End")
    .resolveAll()
  expect(b.life('B')).toBe(20)
  const c = board({
    a: { hand: ['Raging Goblin'], battlefield: ['Mountain'] },
    b: { hand: ["Tale's End"], battlefield: ['2 Island'] },
  })
  c.cast('Raging Goblin').turnTo('B')
  expect(c.can('cast', "Tale's End")).toBe(false)
})
