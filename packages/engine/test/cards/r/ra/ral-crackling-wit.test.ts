import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ral, Crackling Wit] gives instant and sorcery spells storm by its emblem', () => {
  const b = board({
    a: {
      hand: ['2 Lava Spike'],
      battlefield: [{ card: 'Ral, Crackling Wit', counters: { loyalty: 10 } }, '2 Mountain'],
    },
  })
  b.activate('Ral, Crackling Wit', { nth: 2 }).resolve()
  b.cast('Lava Spike', { targets: ['B'] }).resolveAll()
  b.cast('Lava Spike', { targets: ['B'] }).resolveAll()
  expect(b.life('B')).toBe(11)
})
