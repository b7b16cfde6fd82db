import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ral Zarek, Guest Lecturer] makes any number of players discard, or returns a cheap creature', () => {
  const b = board({
    a: {
      battlefield: [{ card: 'Ral Zarek, Guest Lecturer', counters: { loyalty: 5 } }],
      hand: ['Shock'],
      graveyard: ['Memnite', 'Craw Wurm'],
    },
    b: { hand: ['Island'] },
  })
  b.activate('Ral Zarek, Guest Lecturer', { nth: 1, targets: ['A,B'] }).resolve()
  expect([b.in('graveyard', 'Shock'), b.in('graveyard', 'Island')]).toEqual([true, true])
  b.to('main1', 5).activate('Ral Zarek, Guest Lecturer', { nth: 2 }).resolve()
  expect(b.in('battlefield', 'Memnite')).toBe(true)
})

it('[Ral Zarek, Guest Lecturer] skips as many turns of the opponent as coins came up heads', () => {
  const flip = (seed: string) => {
    const b = board({ seed, a: { battlefield: [{ card: 'Ral Zarek, Guest Lecturer', counters: { loyalty: 7 } }] } })
    b.activate('Ral Zarek, Guest Lecturer', { nth: 3 }).resolve()
    const heads = b.game.state.players[1].skips.length
    b.to('upkeep', 4)
    expect(b.game.state.turn.active).toBe(heads > 0 ? 0 : 1)
    return heads
  }
  const heads = ['one', 'two', 'three', 'four', 'five'].map(flip)
  expect([Math.min(...heads) >= 0, Math.max(...heads) <= 5, new Set(heads).size > 1]).toEqual([true, true, true])
})

it('[Ral Zarek, Guest Lecturer] surveils 2', () => {
  const b = board({ a: { battlefield: ['Ral Zarek, Guest Lecturer'], library: ['Shock', 'Island', 'Wastes'] } })
  b.reply('arrange', [[], [0, 1]])
    .activate('Ral Zarek, Guest Lecturer')
    .resolve()
  expect(b.counters('Ral Zarek, Guest Lecturer', 'loyalty')).toBe(4)
})
