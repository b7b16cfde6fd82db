import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'
import { watch } from '../../support/watch.ts'

describe('players', () => {
  it('[CR 704.3] life that is back above 0 before the check does not lose: Lightning Helix on oneself', () => {
    const b = board({ a: { battlefield: ['Mountain', 'Plains'], hand: ['Lightning Helix'], life: 3 } })
    b.cast('Lightning Helix', { targets: ['A'] }).resolve()
    expect(b.life('A')).toBe(3)
    expect(b.winner).toBeNull()
  })
})

it('[CR 704.3] [S3.3] all are performed as one event: two creatures die together', () => {
  const b = board({
    a: { battlefield: ['2 Mountain'], hand: ['Pyroclasm'] },
    b: { battlefield: ['Grizzly Bears', 'Goblin Piker'] },
  })
  const seen = watch(b)
  b.cast('Pyroclasm').resolve()
  const deaths = seen.events.filter((e) => e.kind === 'zoneChange' && e.from === 'battlefield')
  expect(deaths.length).toBe(2)
  expect(b.names('graveyard', 'B')).toEqual(['Grizzly Bears', 'Goblin Piker'])
})

it('[CR 704.3] a check that changes something is followed by another: the Goblin the King kept alive dies too', () => {
  const b = board({
    a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
    b: { battlefield: ['Goblin King', { card: 'Raging Goblin', damage: 1 }] },
  })
  b.cast('Lightning Bolt', { targets: ['Goblin King'] }).resolve()
  expect(b.names('battlefield', 'B')).toEqual([])
})

it('[CR 704.4] state-based actions are not checked in the middle of a resolution', () => {
  const b = board({
    a: { battlefield: ['Soulfire Grand Master', '2 Mountain'], hand: ['Pyroclasm'], life: 1 },
    b: { battlefield: ['3 Grizzly Bears'] },
  })
  b.cast('Pyroclasm').resolve()
  expect(b.life('A')).toBe(9)
})

describe('counters', () => {
  it('[CR 704.3] a creature that dies as its counters are removed had them: persist does not return it', () => {
    const b = board({
      a: { battlefield: [{ card: 'Kitchen Finks', counters: { '-1/-1': 1, '+1/+1': 1 }, damage: 2 }] },
    })
    b.resolveAll()
    expect(b.in('graveyard', 'Kitchen Finks', 'A')).toBe(true)
  })
})
