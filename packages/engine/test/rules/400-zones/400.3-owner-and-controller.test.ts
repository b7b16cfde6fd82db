import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'
import { watch } from '../../support/watch.ts'

describe('owner and controller', () => {
  it('[S1.1] a change of control is no zone change: nothing enters, counters stay', () => {
    const b = board({
      a: { battlefield: ['3 Mountain', 'Soul Warden'], hand: ['Act of Treason'] },
      b: { battlefield: [{ card: 'Grizzly Bears', counters: { '+1/+1': 1 } }] },
    })
    const id = b.id('Grizzly Bears')
    const seen = watch(b)
    b.cast('Act of Treason', { targets: ['Grizzly Bears'] }).resolve()
    expect(b.id('Grizzly Bears')).toBe(id)
    expect(b.pt('Grizzly Bears')).toBe('3/3')
    expect(seen.count('triggered')).toBe(0)
  })

  it('[S5.3] a card goes to its owner’s graveyard, whoever controls it', () => {
    const b = board({
      a: { battlefield: ['3 Mountain', 'Mountain'], hand: ['Act of Treason', 'Shock'] },
      b: { battlefield: ['Grizzly Bears'] },
    })
    b.cast('Act of Treason').resolve()
    b.cast('Shock', { targets: ['Grizzly Bears'] }).resolve()
    expect(b.names('graveyard', 'B')).toEqual(['Grizzly Bears'])
  })

  it('[S5.3] and to its owner’s hand', () => {
    const b = board({
      a: { battlefield: ['Mountain', '4 Island'], hand: ['Act of Treason', 'Unsummon'] },
      b: { battlefield: ['Grizzly Bears'] },
    })
    b.cast('Act of Treason').resolve()
    b.cast('Unsummon').resolve()
    expect(b.names('hand', 'B')).toEqual(['Grizzly Bears'])
  })

  it('[S5.3] Reanimate on a foreign creature: yours to control, theirs to own', () => {
    const b = board({ a: { battlefield: ['Swamp'], hand: ['Reanimate'] }, b: { graveyard: ['Hill Giant'] } })
    b.cast('Reanimate').resolve()
    expect(b.in('battlefield', 'Hill Giant', 'A')).toBe(true)
    expect(b.object('Hill Giant').owner).toBe(1)
    expect(b.life('A')).toBe(16)
  })
})
