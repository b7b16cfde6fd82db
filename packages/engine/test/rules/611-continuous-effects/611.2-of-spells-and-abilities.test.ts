import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 611.2] [S10.1] an effect of a resolved spell lasts until end of turn', () => {
  const b = board({ a: { battlefield: ['Grizzly Bears', 'Forest'], hand: ['Giant Growth'] } })
  b.cast('Giant Growth', { targets: ['Grizzly Bears'] }).resolve()
  expect(b.pt('Grizzly Bears')).toBe('5/5')
  b.to('upkeep', 4)
  expect(b.pt('Grizzly Bears')).toBe('2/2')
})

it('[CR 611.2c] Goblin Pyromancer pumps the Goblins of that moment, not those that come later', () => {
  const b = board({
    a: { battlefield: ['Goblin Piker', '5 Mountain'], hand: ['Goblin Pyromancer', 'Raging Goblin'] },
  })
  b.cast('Goblin Pyromancer').resolve().resolve()
  b.cast('Raging Goblin').resolve()
  expect(b.pt('Goblin Piker')).toBe('5/1')
  expect(b.pt('Raging Goblin')).toBe('1/1')
})

it('[CR 611.2a] until your next turn is over as that turn begins', () => {
  const b = board({
    a: { battlefield: ['Fear of Falling'] },
    b: { battlefield: ['Wind Drake'] },
  })
  b.attack('Fear of Falling').resolveAll()
  expect(b.has('Wind Drake', 'flying')).toBe(false)
  b.to('main1', 4)
  expect(b.pt('Wind Drake')).toBe('0/2')
  b.to('upkeep', 5)
  expect(b.pt('Wind Drake')).toBe('2/2')
})
