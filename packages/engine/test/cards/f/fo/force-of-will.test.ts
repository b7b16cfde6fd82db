import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { offers } from '../../../support/watch.ts'

const position = (hand: string[], life = 20) =>
  board({ a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] }, b: { hand: ['Force of Will', ...hand], life } })

it('[Force of Will] counters a spell for 1 life and a blue card from hand', () => {
  const b = position(['Brainstorm'])
  b.cast('Lightning Bolt', { targets: ['B'] })
    .turnTo('B')
    .cast('Force of Will', { method: 'alternative' })
    .resolve()
  expect(b.life('B')).toBe(19)
  expect(b.in('exile', 'Brainstorm', 'B')).toBe(true)
  expect(b.in('graveyard', 'Lightning Bolt', 'A')).toBe(true)
})

it('[Force of Will] does not exile itself or a card that is not blue', () => {
  const b = position(['Shock', 'Island'])
  b.cast('Lightning Bolt', { targets: ['B'] }).turnTo('B')
  expect(b.can('cast', 'Force of Will')).toBe(false)
})

it('[Force of Will] offers only blue cards to exile', () => {
  const b = position(['Shock', 'Brainstorm', 'Baleful Strix'])
  const seen = offers(b, 'costObjects', 'Baleful Strix')
  b.cast('Lightning Bolt', { targets: ['A'] })
    .turnTo('B')
    .cast('Force of Will', { method: 'alternative' })
  expect(seen).toEqual(['Brainstorm', 'Baleful Strix'])
})

it('[Force of Will] may be paid with {3}{U}{U}', () => {
  const b = board({
    a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
    b: { battlefield: ['5 Island'], hand: ['Force of Will', 'Brainstorm'] },
  })
  b.cast('Lightning Bolt', { targets: ['B'] })
    .turnTo('B')
    .cast('Force of Will')
    .resolve()
  expect(b.life('B')).toBe(20)
  expect(b.names('hand', 'B')).toEqual(['Brainstorm'])
})

it('[Force of Will] keeps mana value 5: Prohibit does not reach it', () => {
  const b = board({
    a: { battlefield: ['Mountain', '2 Island'], hand: ['Lightning Bolt', 'Prohibit'] },
    b: { hand: ['Force of Will', 'Brainstorm'] },
  })
  b.cast('Lightning Bolt', { targets: ['B'] })
    .turnTo('B')
    .cast('Force of Will', { method: 'alternative' })
  b.turnTo('A')
    .cast('Prohibit', { targets: ['Force of Will'] })
    .resolveAll()
  expect(b.life('B')).toBe(19)
})

it('[Force of Will] may be countered by another one', () => {
  const b = board({
    a: { battlefield: ['Mountain'], hand: ['Lightning Bolt', 'Force of Will', 'Brainstorm'] },
    b: { hand: ['Force of Will', 'Impulse'] },
  })
  b.cast('Lightning Bolt', { targets: ['B'] }).turnTo('B')
  const theirs = b.legal().find((action) => action.kind === 'cast')!
  b.act(theirs).turnTo('A')
  b.cast('Force of Will', { method: 'alternative', targets: ['Force of Will'] }).resolveAll()
  expect(b.life('B')).toBe(16)
})
