import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Absorb] counters a spell and gains its controller 3 life', () => {
  const b = board({
    a: { battlefield: ['2 Forest'], hand: ['Grizzly Bears'] },
    b: { battlefield: ['2 Island', 'Plains'], hand: ['Absorb'] },
  })
  b.cast('Grizzly Bears').turnTo('B').cast('Absorb').resolve()
  expect(b.in('graveyard', 'Grizzly Bears', 'A')).toBe(true)
  expect(b.life('B')).toBe(23)
  expect(b.life('A')).toBe(20)
})

it('[Absorb] gains nothing when its target is gone', () => {
  const b = board({
    a: { battlefield: ['Mountain', '2 Island'], hand: ['Lightning Bolt', 'Counterspell'] },
    b: { battlefield: ['2 Island', 'Plains'], hand: ['Absorb'] },
  })
  b.cast('Lightning Bolt', { targets: ['A'] })
    .turnTo('B')
    .cast('Absorb')
    .turnTo('A')
  b.cast('Counterspell', { targets: ['Lightning Bolt'] }).resolveAll()
  expect(b.life('B')).toBe(20)
})

it('[Absorb] gains life though the spell cannot be countered', () => {
  const b = board({
    a: { battlefield: ['6 Mountain'], hand: ['Banefire'] },
    b: { battlefield: ['2 Island', 'Plains'], hand: ['Absorb'] },
  })
  b.reply('x', 5)
    .cast('Banefire', { targets: ['B'] })
    .turnTo('B')
    .cast('Absorb')
    .resolve()
  expect(b.life('B')).toBe(23)
  b.resolve()
  expect(b.life('B')).toBe(18)
})

it('[Absorb] needs a spell to target', () => {
  const b = board({ a: { battlefield: ['2 Island', 'Plains'], hand: ['Absorb'] } })
  expect(b.can('cast', 'Absorb')).toBe(false)
})
