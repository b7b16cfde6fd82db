import { expect, it } from 'vitest'
import { COLOR_BIT } from '../../../../src/continuous/characteristics.ts'
import { board } from '../../../support/board.ts'
import { offers } from '../../../support/watch.ts'

it('[Siege-Gang Commander] creates three 1/1 red Goblin creature tokens when it enters', () => {
  const b = board({ a: { hand: ['Siege-Gang Commander'], battlefield: ['5 Mountain'] } })
  b.cast('Siege-Gang Commander').resolve().resolve()
  expect(b.count('battlefield', 'Goblin Token', 'A')).toBe(3)
  expect(b.pt('Goblin Token')).toBe('1/1')
})

it('[Siege-Gang Commander] throws a Goblin, itself if need be, for 2 damage to any target', () => {
  const b = board({ a: { battlefield: ['Siege-Gang Commander', '2 Mountain'] }, b: { battlefield: ['Grizzly Bears'] } })
  b.activate('Siege-Gang Commander', { targets: ['Grizzly Bears'] })
  expect(b.in('graveyard', 'Siege-Gang Commander', 'A')).toBe(true)
  b.resolve()
  expect(b.in('graveyard', 'Grizzly Bears', 'B')).toBe(true)
})

it('[Siege-Gang Commander] sacrifices only Goblins you control', () => {
  const b = board({
    a: { battlefield: ['Siege-Gang Commander', 'Goblin Piker', 'Grizzly Bears', '2 Mountain'] },
    b: { battlefield: ['Mogg Fanatic'] },
  })
  const seen = offers(b, 'sacrifice', 'Goblin Piker')
  b.activate('Siege-Gang Commander', { targets: ['B'] }).resolve()
  expect(seen).toEqual(['Siege-Gang Commander', 'Goblin Piker'])
})

it('[Siege-Gang Commander] cannot throw without {1}{R}', () => {
  const b = board({ a: { battlefield: ['Siege-Gang Commander', 'Mountain', 'Goblin Piker'] } })
  expect(b.can('activate', 'Siege-Gang Commander')).toBe(false)
})

it('[Siege-Gang Commander] makes tokens that Goblin King leads', () => {
  const b = board({ a: { battlefield: ['Goblin King', '5 Mountain'], hand: ['Siege-Gang Commander'] } })
  b.cast('Siege-Gang Commander').resolve().resolve()
  expect(b.pt('Goblin Token')).toBe('2/2')
})

it('[Siege-Gang Commander] deals exactly 2 damage', () => {
  const b = board({ a: { battlefield: ['Siege-Gang Commander', '2 Mountain'] } })
  b.activate('Siege-Gang Commander', { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(18)
})

it('[Siege-Gang Commander] makes red creature tokens', () => {
  const b = board({ a: { hand: ['Siege-Gang Commander'], battlefield: ['5 Mountain'] } })
  b.cast('Siege-Gang Commander').resolve().resolve()
  expect(b.c('Goblin Token').colors).toBe(COLOR_BIT.R)
  expect(b.c('Goblin Token').types).toBe(b.c('Siege-Gang Commander').types)
})
