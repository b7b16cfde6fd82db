import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Soulfire Grand Master] gives your instants and sorceries lifelink', () => {
  const b = board({ a: { battlefield: ['Soulfire Grand Master', 'Mountain'], hand: ['Lightning Bolt'] } })
  b.cast('Lightning Bolt', { targets: ['B'] }).resolve()
  expect([b.life('A'), b.life('B')]).toEqual([23, 17])
})

it('[Soulfire Grand Master] returns the next instant or sorcery cast from hand to hand, and only that one', () => {
  const b = board({ a: { battlefield: ['Soulfire Grand Master', '6 Mountain'], hand: ['Lightning Bolt', 'Shock'] } })
  b.activate('Soulfire Grand Master').resolve()
  b.cast('Lightning Bolt', { targets: ['B'] }).resolve()
  expect(b.in('hand', 'Lightning Bolt', 'A')).toBe(true)
  b.cast('Shock', { targets: ['B'] }).resolve()
  expect(b.in('graveyard', 'Shock', 'A')).toBe(true)
})

it('[Soulfire Grand Master] has lifelink itself', () => {
  const b = board({ a: { battlefield: ['Soulfire Grand Master'] } })
  b.attack('Soulfire Grand Master').damage()
  expect([b.life('A'), b.life('B')]).toEqual([22, 18])
})

it("[Soulfire Grand Master] gives no lifelink to the opponent's spells or to your creatures", () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Soulfire Grand Master', 'Mogg Fanatic'] },
    b: { battlefield: ['2 Mountain'], hand: ['Flame Rift'] },
  })
  b.cast('Flame Rift').resolve()
  expect([b.life('A'), b.life('B')]).toEqual([16, 16])
  b.turnTo('A')
    .activate('Mogg Fanatic', { targets: ['B'] })
    .resolve()
  expect([b.life('A'), b.life('B')]).toEqual([16, 15])
})

it('[Soulfire Grand Master] gives a sorcery lifelink for each player it damages', () => {
  const b = board({ a: { battlefield: ['Soulfire Grand Master', '2 Mountain'], hand: ['Flame Rift'] } })
  b.cast('Flame Rift').resolve()
  expect([b.life('A'), b.life('B')]).toEqual([24, 16])
})

it('[Soulfire Grand Master] waits past a creature spell for the next instant or sorcery', () => {
  const b = board({ a: { battlefield: ['Soulfire Grand Master', '7 Mountain'], hand: ['Raging Goblin', 'Pyroclasm'] } })
  b.activate('Soulfire Grand Master').resolve()
  b.cast('Raging Goblin').resolve().cast('Pyroclasm').resolve()
  expect(b.names('hand', 'A')).toEqual(['Pyroclasm'])
})

it("[Soulfire Grand Master] does not return the opponent's spell", () => {
  const b = board({
    a: { battlefield: ['Soulfire Grand Master', '5 Mountain'], hand: ['Shock'] },
    b: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
  })
  b.activate('Soulfire Grand Master')
    .resolve()
    .turnTo('B')
    .cast('Lightning Bolt', { targets: ['A'] })
    .resolve()
  expect(b.in('graveyard', 'Lightning Bolt', 'B')).toBe(true)
  b.turnTo('A')
    .cast('Shock', { targets: ['B'] })
    .resolve()
  expect(b.in('hand', 'Shock', 'A')).toBe(true)
})

it('[Soulfire Grand Master] does not save a spell that is countered', () => {
  const b = board({
    a: { battlefield: ['Soulfire Grand Master', '5 Mountain'], hand: ['Shock'] },
    b: { battlefield: ['2 Island'], hand: ['Counterspell'] },
  })
  b.activate('Soulfire Grand Master').resolve()
  b.cast('Shock', { targets: ['B'] })
    .turnTo('B')
    .cast('Counterspell')
    .resolve()
  expect(b.in('graveyard', 'Shock', 'A')).toBe(true)
})

it('[CR 608.2b] [Soulfire Grand Master] does not save a spell whose only target is gone', () => {
  const b = board({
    a: { battlefield: ['Soulfire Grand Master', '5 Mountain'], hand: ['Shock'] },
    b: { battlefield: ['Mogg Fanatic'] },
  })
  b.activate('Soulfire Grand Master').resolve()
  b.cast('Shock', { targets: ['Mogg Fanatic'] })
    .turnTo('B')
    .activate('Mogg Fanatic', { targets: ['A'] })
    .resolve()
    .resolve()
  expect(b.in('graveyard', 'Shock', 'A')).toBe(true)
})
