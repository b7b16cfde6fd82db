import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { offers } from '../../../support/watch.ts'

it('[Lightning Bolt] deals 3 damage to a player', () => {
  const b = board({ a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] } })
  b.cast('Lightning Bolt', { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(17)
})

it('[Lightning Bolt] deals 3 damage to a creature', () => {
  const b = board({ a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] }, b: { battlefield: ['Hill Giant'] } })
  b.cast('Lightning Bolt', { targets: ['Hill Giant'] }).resolve()
  expect(b.in('graveyard', 'Hill Giant', 'B')).toBe(true)
})

it('[Lightning Bolt] deals 3 damage to a planeswalker', () => {
  const b = board({ a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] }, b: { battlefield: ['Jace Beleren'] } })
  b.cast('Lightning Bolt', { targets: ['Jace Beleren'] }).resolve()
  expect(b.in('graveyard', 'Jace Beleren', 'B')).toBe(true)
})

it('[Lightning Bolt] does not target a land or an enchantment', () => {
  const b = board({
    a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
    b: { battlefield: ['Forest', 'Humility', 'Sol Ring'] },
  })
  const seen = offers(b, 'target', 'B')
  b.cast('Lightning Bolt')
  expect([...seen].sort()).toEqual(['A', 'B'])
})

it('[Lightning Bolt] does nothing when its target has gone', () => {
  const b = board({
    a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
    b: { battlefield: ['Grizzly Bears', 'Island'], hand: ['Unsummon'] },
  })
  b.cast('Lightning Bolt', { targets: ['Grizzly Bears'] })
    .turnTo('B')
    .cast('Unsummon')
    .resolveAll()
  expect(b.life('B')).toBe(20)
  expect(b.in('hand', 'Grizzly Bears', 'B')).toBe(true)
})
