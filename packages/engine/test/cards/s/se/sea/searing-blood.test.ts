import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Searing Blood] deals 2 damage to a creature and 3 to its controller when it dies', () => {
  const b = board({
    a: { battlefield: ['2 Mountain'], hand: ['Searing Blood'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.cast('Searing Blood', { targets: ['Grizzly Bears'] }).resolve()
  expect(b.in('graveyard', 'Grizzly Bears', 'B')).toBe(true)
  expect(b.life('B')).toBe(20)
  b.resolve()
  expect(b.life('B')).toBe(17)
})

it('[Searing Blood] triggers also when the creature dies later in the turn, of something else', () => {
  const b = board({
    a: { battlefield: ['3 Mountain'], hand: ['Searing Blood', 'Shock'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Searing Blood', { targets: ['Hill Giant'] }).resolve()
  expect(b.life('B')).toBe(20)
  b.cast('Shock', { targets: ['Hill Giant'] }).resolveAll()
  expect(b.life('B')).toBe(17)
})

it('[Searing Blood] is forgotten next turn', () => {
  const b = board({
    a: { battlefield: ['3 Mountain'], hand: ['Searing Blood', 'Lightning Bolt'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Searing Blood', { targets: ['Hill Giant'] })
    .resolve()
    .to('upkeep', 4)
    .turnTo('A')
  b.cast('Lightning Bolt', { targets: ['Hill Giant'] }).resolveAll()
  expect(b.in('graveyard', 'Hill Giant', 'B')).toBe(true)
  expect(b.life('B')).toBe(20)
})

it('[Searing Blood] does nothing to the player when the creature is exiled', () => {
  const b = board({
    a: { battlefield: ['2 Mountain', 'Plains'], hand: ['Searing Blood', 'Swords to Plowshares'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Searing Blood').resolve().cast('Swords to Plowshares').resolveAll()
  expect(b.life('B')).toBe(23)
})

it('[Searing Blood] targets only creatures', () => {
  const b = board({ a: { battlefield: ['2 Mountain'], hand: ['Searing Blood'] } })
  expect(b.can('cast', 'Searing Blood')).toBe(false)
})

it('[Searing Blood] burns the player who controlled the creature as it died', () => {
  const b = board({
    a: { battlefield: ['6 Mountain'], hand: ['Searing Blood', 'Act of Treason', 'Shock'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Searing Blood', { targets: ['Hill Giant'] }).resolve()
  b.cast('Act of Treason')
    .resolve()
    .cast('Shock', { targets: ['Hill Giant'] })
    .resolveAll()
  expect([b.life('A'), b.life('B')]).toEqual([17, 20])
})
