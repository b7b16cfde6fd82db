import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Counterspell] counters a spell', () => {
  const b = board({
    a: { battlefield: ['2 Forest'], hand: ['Grizzly Bears'] },
    b: { battlefield: ['2 Island'], hand: ['Counterspell'] },
  })
  b.cast('Grizzly Bears')
    .turnTo('B')
    .cast('Counterspell', { targets: ['Grizzly Bears'] })
    .resolve()
  expect(b.in('graveyard', 'Grizzly Bears', 'A')).toBe(true)
  expect(b.in('graveyard', 'Counterspell', 'B')).toBe(true)
})

it('[Counterspell] has no target without a spell on the stack', () => {
  const b = board({ a: { battlefield: ['2 Island'], hand: ['Counterspell'] } })
  expect(b.can('cast', 'Counterspell')).toBe(false)
})

it('[Counterspell] does not target abilities', () => {
  const b = board({
    a: { battlefield: ['Mogg Fanatic'] },
    b: { battlefield: ['2 Island'], hand: ['Counterspell'] },
  })
  b.activate('Mogg Fanatic', { targets: ['B'] }).turnTo('B')
  expect(b.can('cast', 'Counterspell')).toBe(false)
})

it('[Counterspell] counters another Counterspell', () => {
  const b = board({
    a: { battlefield: ['Mountain', '2 Island'], hand: ['Lightning Bolt', 'Counterspell'] },
    b: { battlefield: ['2 Island'], hand: ['Counterspell'] },
  })
  b.cast('Lightning Bolt', { targets: ['B'] }).turnTo('B')
  b.act({ kind: 'cast', object: b.game.state.hand[1][0]!, face: 0, method: 'normal' }).turnTo('A')
  b.cast('Counterspell', { targets: ['Counterspell'] }).resolveAll()
  expect(b.life('B')).toBe(17)
})
