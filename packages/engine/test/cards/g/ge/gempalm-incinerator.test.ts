import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { offers } from '../../../support/watch.ts'

const cycle = { battlefield: ['2 Mountain'], hand: ['Gempalm Incinerator'] }

it('[Gempalm Incinerator] when cycled deals damage for all Goblins on the battlefield, of both players', () => {
  const b = board({
    a: { battlefield: [...cycle.battlefield, 'Goblin Piker'], hand: cycle.hand },
    b: { battlefield: ['Wall of Stone', 'Mogg Fanatic'] },
  })
  b.activate('Gempalm Incinerator', { targets: ['Wall of Stone'], zone: 'hand' }).resolveAll()
  expect(b.object('Wall of Stone').damage).toBe(2)
  expect(b.count('hand', 'Wastes', 'A')).toBe(1)
})

it('[Gempalm Incinerator] does not count itself in the graveyard', () => {
  const b = board({ a: cycle, b: { battlefield: ['Wall of Stone'] } })
  b.activate('Gempalm Incinerator', { zone: 'hand' }).resolveAll()
  expect(b.object('Wall of Stone').damage).toBe(0)
})

it('[Gempalm Incinerator] may deal no damage', () => {
  const b = board({ a: { ...cycle, battlefield: ['2 Mountain', 'Goblin Piker'] } })
  b.no().activate('Gempalm Incinerator', { zone: 'hand' }).resolveAll()
  expect(b.in('battlefield', 'Goblin Piker', 'A')).toBe(true)
})

it('[Gempalm Incinerator] draws its card with no creature to target', () => {
  const b = board({ a: cycle })
  b.activate('Gempalm Incinerator', { zone: 'hand' }).resolveAll()
  expect(b.names('hand', 'A')).toEqual(['Wastes'])
  expect(b.in('graveyard', 'Gempalm Incinerator', 'A')).toBe(true)
})

it('[Gempalm Incinerator] does nothing when it is cast', () => {
  const b = board({ a: { battlefield: ['3 Mountain'], hand: cycle.hand }, b: { battlefield: ['Savannah Lions'] } })
  b.cast('Gempalm Incinerator').resolve()
  expect(b.game.state.stack).toEqual([])
  expect(b.in('battlefield', 'Savannah Lions', 'B')).toBe(true)
})

it('[Gempalm Incinerator] counts the Goblins as the trigger resolves', () => {
  const b = board({
    a: { ...cycle, battlefield: ['2 Mountain', 'Mogg Fanatic', 'Goblin Piker'] },
    b: { battlefield: ['Wall of Stone'] },
  })
  b.activate('Gempalm Incinerator', { targets: ['Wall of Stone'], zone: 'hand' })
  b.activate('Mogg Fanatic', { targets: ['B'] }).resolveAll()
  expect(b.object('Wall of Stone').damage).toBe(1)
})

it('[Gempalm Incinerator] costs {1}{R} to cycle', () => {
  const b = board({ a: { ...cycle, battlefield: ['Mountain'] } })
  expect(b.can('activate', 'Gempalm Incinerator')).toBe(false)
})

it('[Gempalm Incinerator] targets creatures only, and asks its controller', () => {
  const b = board({
    a: { ...cycle, battlefield: ['2 Mountain', 'Goblin Piker', 'Sol Ring'] },
    b: { battlefield: ['Wall of Stone', 'Forest'] },
  })
  const seen = offers(b, 'target', 'Wall of Stone')
  b.reply('yesNo', [1], 'A').activate('Gempalm Incinerator', { zone: 'hand' }).resolveAll()
  expect(seen).toEqual(['Goblin Piker', 'Wall of Stone'])
  expect(b.object('Wall of Stone').damage).toBe(0)
})
