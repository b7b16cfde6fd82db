import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Goblin Warchief] makes Goblin spells cost {1} less', () => {
  const b = board({ a: { battlefield: ['Goblin Warchief', '3 Mountain'], hand: ['Goblin Ringleader', 'Hill Giant'] } })
  expect(b.can('cast', 'Goblin Ringleader')).toBe(true)
  expect(b.can('cast', 'Hill Giant')).toBe(false)
})

it('[Goblin Warchief] reduces no coloured mana', () => {
  const b = board({ a: { battlefield: ['Goblin Warchief'], hand: ['Mogg Fanatic'] } })
  expect(b.can('cast', 'Mogg Fanatic')).toBe(false)
})

it('[Goblin Warchief] does not help the opponent', () => {
  const b = board({
    a: { battlefield: ['Goblin Warchief'] },
    b: { battlefield: ['Goblin Piker', '3 Mountain'], hand: ['Goblin Ringleader'] },
    active: 1,
  })
  expect(b.can('cast', 'Goblin Ringleader')).toBe(false)
  expect(b.has('Goblin Piker', 'haste')).toBe(false)
})

it('[Goblin Warchief] gives haste to Goblins you control, itself too, and to nothing else', () => {
  const b = board({ a: { battlefield: ['Goblin Warchief', 'Goblin Piker', 'Grizzly Bears'] } })
  expect(b.has('Goblin Warchief', 'haste')).toBe(true)
  expect(b.has('Goblin Piker', 'haste')).toBe(true)
  expect(b.has('Grizzly Bears', 'haste')).toBe(false)
})

it('[Goblin Warchief] two of them reduce by {2}', () => {
  const b = board({ a: { battlefield: ['2 Goblin Warchief', '3 Mountain'], hand: ['Siege-Gang Commander'] } })
  expect(b.can('cast', 'Siege-Gang Commander')).toBe(true)
})

it('[Goblin Warchief] lets a Goblin use its tap ability at once', () => {
  const b = board({ a: { battlefield: ['Goblin Warchief', { card: 'Goblin Sharpshooter', sick: true }] } })
  b.activate('Goblin Sharpshooter', { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(19)
})
