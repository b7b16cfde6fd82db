import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Deep Analysis] target player draws two cards', () => {
  const b = board({ a: { battlefield: ['4 Island'], hand: ['Deep Analysis'] } })
  b.cast('Deep Analysis', { targets: ['B'] }).resolve()
  expect([b.names('hand', 'A').length, b.names('hand', 'B').length]).toEqual([0, 2])
})

it('[Deep Analysis] from the graveyard costs {1}{U} and 3 life, and is exiled', () => {
  const b = board({ a: { battlefield: ['2 Island'], graveyard: ['Deep Analysis'] } })
  b.cast('Deep Analysis', { method: 'flashback', targets: ['A'] })
  expect(b.life('A')).toBe(17)
  b.resolve()
  expect(b.names('hand', 'A').length).toBe(2)
  expect(b.in('exile', 'Deep Analysis')).toBe(true)
})

it('[CR 119.4] [Deep Analysis] cannot be cast from the graveyard with 2 life', () => {
  const b = board({ a: { battlefield: ['2 Island'], graveyard: ['Deep Analysis'], life: 2 } })
  expect(b.can('cast', 'Deep Analysis')).toBe(false)
})

it('[CR 702.34a] [Deep Analysis] countered when cast with flashback is exiled too', () => {
  const b = board({
    a: { battlefield: ['2 Island'], graveyard: ['Deep Analysis'] },
    b: { battlefield: ['2 Island'], hand: ['Counterspell'] },
  })
  b.cast('Deep Analysis', { method: 'flashback', targets: ['A'] })
    .turnTo('B')
    .cast('Counterspell')
    .resolve()
  expect(b.in('exile', 'Deep Analysis')).toBe(true)
})
