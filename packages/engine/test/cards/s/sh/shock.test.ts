import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { offers } from '../../../support/watch.ts'

it('[Shock] deals 2 damage to a player', () => {
  const b = board({ a: { battlefield: ['Mountain'], hand: ['Shock'] } })
  b.cast('Shock', { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(18)
})

it('[Shock] does not kill a creature with toughness 3', () => {
  const b = board({ a: { battlefield: ['Mountain'], hand: ['Shock'] }, b: { battlefield: ['Hill Giant'] } })
  b.cast('Shock', { targets: ['Hill Giant'] }).resolve()
  expect(b.object('Hill Giant').damage).toBe(2)
})

it('[Shock] adds to combat damage of the same turn', () => {
  const b = board({
    a: { battlefield: ['Mountain', 'Mogg Fanatic'], hand: ['Shock'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Shock', { targets: ['Hill Giant'] }).resolve()
  b.activate('Mogg Fanatic', { targets: ['Hill Giant'] }).resolve()
  expect(b.in('graveyard', 'Hill Giant', 'B')).toBe(true)
})

it('[Shock] cannot target a creature with shroud', () => {
  const b = board({ a: { battlefield: ['Mountain'], hand: ['Shock'] }, b: { battlefield: ['Argothian Enchantress'] } })
  const seen = offers(b, 'target', 'B')
  b.cast('Shock')
  expect([...seen].sort()).toEqual(['A', 'B'])
})
