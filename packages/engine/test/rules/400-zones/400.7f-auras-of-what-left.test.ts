import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 400.7f, 603.6e] [Angelic Destiny] is found in the graveyard after its creature died', () => {
  const b = board({
    a: { hand: ['Terror'], battlefield: [{ card: 'Angelic Destiny', attachedTo: 'Hill Giant' }, '2 Swamp'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Terror', { targets: ['Hill Giant'] }).resolveAll()
  expect(b.in('hand', 'Angelic Destiny', 'A')).toBe(true)
})

it('[CR 400.7f] [Journey to Eternity] returns its creature, then itself transformed', () => {
  const b = board({
    a: {
      hand: ['Terror'],
      battlefield: [{ card: 'Journey to Eternity', attachedTo: 'Grizzly Bears' }, '2 Swamp', 'Grizzly Bears'],
    },
  })
  b.cast('Terror', { targets: ['Grizzly Bears'] }).resolveAll()
  expect(b.in('battlefield', 'Grizzly Bears', 'A')).toBe(true)
  expect(b.in('battlefield', 'Atzal, Cave of Eternity', 'A')).toBe(true)
})

it('[CR 400.7f] [Screams from Within] returns from the graveyard, attached to another creature', () => {
  const b = board({
    a: { hand: ['Terror'], battlefield: [{ card: 'Screams from Within', attachedTo: 'Hill Giant' }, '2 Swamp'] },
    b: { battlefield: ['Hill Giant', 'Craw Wurm'] },
  })
  b.cast('Terror', { targets: ['Hill Giant'] }).resolveAll()
  expect(b.object('Screams from Within').attachedTo).toBe(b.id('Craw Wurm'))
  expect(b.pt('Craw Wurm')).toBe('5/3')
})
