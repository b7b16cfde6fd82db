import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mystic Remora] draws for noncreature spells of the opponent who does not pay {4}', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Mystic Remora'] },
    b: { battlefield: ['4 Mountain', '2 Forest'], hand: ['Shock', 'Grizzly Bears'] },
  })
  b.cast('Grizzly Bears').resolveAll()
  expect(b.names('hand', 'A')).toEqual([])
  b.no('payOrNot')
    .cast('Shock', { targets: ['A'] })
    .resolveAll()
  expect(b.names('hand', 'A')).toEqual(['Wastes'])
})

it('[Mystic Remora] draws nothing when the opponent pays {4}', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Mystic Remora'] },
    b: { battlefield: ['5 Mountain'], hand: ['Shock'] },
  })
  b.cast('Shock', { targets: ['A'] }).resolveAll()
  expect(b.names('hand', 'A')).toEqual([])
  expect(b.object('Mountain#5').tapped).toBe(true)
})

it('[Mystic Remora] costs {1} more each upkeep', () => {
  const b = board({ active: 1, step: 'end', a: { battlefield: ['Mystic Remora', 'Island'] } })
  b.to('upkeep', 4)
  expect(b.object('Island').tapped).toBe(true)
  b.to('upkeep', 6)
  expect(b.in('graveyard', 'Mystic Remora', 'A')).toBe(true)
})
