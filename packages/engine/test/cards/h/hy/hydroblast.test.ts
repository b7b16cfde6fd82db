import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Hydroblast] counters a red spell', () => {
  const b = board({
    a: { battlefield: ['Mountain'], hand: ['Shock'] },
    b: { battlefield: ['Island'], hand: ['Hydroblast'] },
  })
  b.cast('Shock', { targets: ['B'] }).turnTo('B')
  b.option('mode', 'mode 1')
    .cast('Hydroblast', { targets: ['Shock'] })
    .resolveAll()
  expect(b.life('B')).toBe(20)
})

it('[Hydroblast] may target a spell that is not red, and leaves it alone', () => {
  const b = board({
    a: { battlefield: ['2 Forest'], hand: ['Grizzly Bears'] },
    b: { battlefield: ['Island'], hand: ['Hydroblast'] },
  })
  b.cast('Grizzly Bears').turnTo('B')
  b.option('mode', 'mode 1')
    .cast('Hydroblast', { targets: ['Grizzly Bears'] })
    .resolveAll()
  expect(b.in('battlefield', 'Grizzly Bears', 'A')).toBe(true)
})

it('[Hydroblast] destroys a red permanent', () => {
  const b = board({ a: { battlefield: ['Island'], hand: ['Hydroblast'] }, b: { battlefield: ['Hill Giant'] } })
  b.cast('Hydroblast', { targets: ['Hill Giant'] }).resolve()
  expect(b.in('graveyard', 'Hill Giant', 'B')).toBe(true)
})
