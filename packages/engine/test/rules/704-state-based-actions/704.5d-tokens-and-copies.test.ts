import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('Isochron Scepter and Necromancy', () => {
  it('[CR 704.5e] the copy of the card ceases to exist when it is not cast', () => {
    const b = board({ a: { battlefield: ['4 Mountain'], hand: ['Isochron Scepter', 'Lightning Bolt'] } })
    b.yes().pick('choose', 'Lightning Bolt').cast('Isochron Scepter').resolve().resolve()
    b.yes().no().activate('Isochron Scepter').resolve()
    expect(b.count('exile', 'Lightning Bolt')).toBe(1)
  })

  it('[CR 704.5e] the copy that resolved ceases to exist', () => {
    const b = board({ a: { battlefield: ['4 Mountain'], hand: ['Isochron Scepter', 'Lightning Bolt'] } })
    b.yes().pick('choose', 'Lightning Bolt').cast('Isochron Scepter').resolve().resolve()
    b.yes().yes().aim(['B']).activate('Isochron Scepter').resolveAll()
    expect(b.in('graveyard', 'Lightning Bolt')).toBe(false)
  })
})

describe('tokens and copies', () => {
  it('[S12.2] [CR 704.5d] [S12.2] a token that was returned to a hand ceases to exist', () => {
    const b = board({ a: { battlefield: ['2 Plains', 'Island'], hand: ['Raise the Alarm', 'Unsummon'] } })
    b.cast('Raise the Alarm').resolve()
    b.cast('Unsummon', { targets: ['Soldier Token'] }).resolve()
    expect(b.names('hand', 'A')).toEqual([])
    expect(b.count('battlefield', 'Soldier Token')).toBe(1)
  })

  it('[S12.2] [CR 704.5d, 111.7] a token that dies is in the graveyard for a moment, so that things see it die', () => {
    const b = board({
      a: { battlefield: ['2 Plains', 'Mountain'], hand: ['Raise the Alarm', 'Shock'] },
      b: { battlefield: [{ card: 'Goblin Sharpshooter', tapped: true }] },
    })
    b.cast('Raise the Alarm').resolve()
    b.cast('Shock', { targets: ['Soldier Token'] }).resolveAll()
    expect(b.object('Goblin Sharpshooter').tapped).toBe(false)
    expect(b.names('graveyard', 'A')).toEqual(['Raise the Alarm', 'Shock'])
  })

  it('[S12.2] [CR 704.5e, 707.10a] [S12.2] a copy of a spell that left the stack ceases to exist', () => {
    const b = board({ a: { battlefield: ['Mountain', '2 Island'], hand: ['Lightning Bolt', 'Twincast'] } })
    b.cast('Lightning Bolt', { targets: ['B'] })
    b.no('newTargets').cast('Twincast').resolveAll()
    expect(b.names('graveyard', 'A')).toEqual(['Twincast', 'Lightning Bolt'])
  })
})
