import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { offers } from '../../../support/watch.ts'

it('[Parallax Wave] enters with five fade counters', () => {
  const b = board({ a: { battlefield: ['4 Plains'], hand: ['Parallax Wave'] } })
  b.cast('Parallax Wave').resolve()
  expect(b.counters('Parallax Wave', 'fade')).toBe(5)
})

it('[Parallax Wave] fades: loses a counter each of your upkeeps, and is sacrificed when it cannot', () => {
  const b = board({ active: 1, step: 'end', a: { battlefield: [{ card: 'Parallax Wave', counters: { fade: 1 } }] } })
  b.to('upkeep', 4)
  expect(b.counters('Parallax Wave', 'fade')).toBe(0)
  expect(b.in('battlefield', 'Parallax Wave', 'A')).toBe(true)
  b.to('upkeep', 6)
  expect(b.in('graveyard', 'Parallax Wave', 'A')).toBe(true)
})

it('[Parallax Wave] exiles a creature for a fade counter', () => {
  const b = board({
    a: { battlefield: [{ card: 'Parallax Wave', counters: { fade: 2 } }] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.activate('Parallax Wave', { targets: ['Hill Giant'] }).resolve()
  expect(b.in('exile', 'Hill Giant', 'B')).toBe(true)
  expect(b.counters('Parallax Wave', 'fade')).toBe(1)
})

it('[Parallax Wave] without counters exiles nothing', () => {
  const b = board({ a: { battlefield: ['Parallax Wave'] }, b: { battlefield: ['Hill Giant'] } })
  expect(b.can('activate', 'Parallax Wave')).toBe(false)
})

it('[Parallax Wave] gives back all cards to their owners when it leaves', () => {
  const b = board({
    a: { battlefield: [{ card: 'Parallax Wave', counters: { fade: 2 } }, 'Seal of Cleansing', 'Grizzly Bears'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.activate('Parallax Wave', { targets: ['Hill Giant'] }).resolve()
  b.activate('Parallax Wave', { targets: ['Grizzly Bears'] }).resolve()
  b.activate('Seal of Cleansing', { targets: ['Parallax Wave'] }).resolveAll()
  expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
  expect(b.in('battlefield', 'Grizzly Bears', 'A')).toBe(true)
})

it('[Parallax Wave] exiles for good what its ability exiles after it has left', () => {
  const b = board({
    a: { battlefield: [{ card: 'Parallax Wave', counters: { fade: 1 } }, 'Seal of Cleansing'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.activate('Parallax Wave', { targets: ['Hill Giant'] })
  b.activate('Seal of Cleansing', { targets: ['Parallax Wave'] }).resolve()
  expect(b.in('graveyard', 'Parallax Wave', 'A')).toBe(true)
  b.resolveAll()
  expect(b.in('exile', 'Hill Giant', 'B')).toBe(true)
})

it('[Parallax Wave] under Opalescence can exile itself and comes back with five counters', () => {
  const b = board({ a: { battlefield: ['Opalescence', { card: 'Parallax Wave', counters: { fade: 1 } }] } })
  b.activate('Parallax Wave', { targets: ['Parallax Wave'] }).resolveAll()
  expect(b.in('exile', 'Parallax Wave', 'A')).toBe(false)
  expect(b.counters('Parallax Wave', 'fade')).toBe(5)
})

it('[Parallax Wave] returns a stolen creature to its owner, not to the player it was taken from', () => {
  const b = board({
    a: {
      battlefield: [
        { card: 'Parallax Wave', counters: { fade: 2 } },
        'Seal of Cleansing',
        { card: 'Control Magic', attachedTo: 'Hill Giant' },
      ],
    },
    b: { battlefield: ['Hill Giant'] },
  })
  expect(b.in('battlefield', 'Hill Giant', 'A')).toBe(true)
  b.activate('Parallax Wave', { targets: ['Hill Giant'] }).resolve()
  b.activate('Seal of Cleansing', { targets: ['Parallax Wave'] }).resolveAll()
  expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
})

it('[Parallax Wave] exiles a token for good', () => {
  const b = board({
    a: {
      battlefield: [{ card: 'Parallax Wave', counters: { fade: 1 } }, 'Seal of Cleansing', '2 Plains'],
      hand: ['Raise the Alarm'],
    },
  })
  b.cast('Raise the Alarm').resolve()
  b.activate('Parallax Wave', { targets: ['Soldier Token'] }).resolve()
  b.activate('Seal of Cleansing', { targets: ['Parallax Wave'] }).resolveAll()
  expect(b.count('battlefield', 'Soldier Token')).toBe(1)
})

it('[Parallax Wave] gives creatures back as new objects: their counters are gone and they are sick', () => {
  const b = board({
    a: {
      battlefield: [
        { card: 'Parallax Wave', counters: { fade: 1 } },
        'Seal of Cleansing',
        { card: 'Grizzly Bears', counters: { '+1/+1': 2 } },
      ],
    },
  })
  b.activate('Parallax Wave', { targets: ['Grizzly Bears'] }).resolve()
  b.activate('Seal of Cleansing', { targets: ['Parallax Wave'] }).resolveAll()
  expect(b.pt('Grizzly Bears')).toBe('2/2')
  expect(() => b.attack('Grizzly Bears')).toThrow()
})

it('[Parallax Wave] targets creatures only', () => {
  const b = board({
    a: { battlefield: [{ card: 'Parallax Wave', counters: { fade: 1 } }, 'Forest'] },
    b: { battlefield: ['Sol Ring', 'Hill Giant', 'Grizzly Bears'] },
  })
  const seen = offers(b, 'target', 'Hill Giant')
  b.activate('Parallax Wave')
  expect(seen).toEqual(['Hill Giant', 'Grizzly Bears'])
})
