import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'
import { offers } from '../../support/watch.ts'

describe('Oblivion Ring and Banishing Light', () => {
  it('[CR 115.1] Banishing Light targets only nonland permanents of an opponent', () => {
    const b = board({
      a: { battlefield: ['3 Plains', 'Grizzly Bears'], hand: ['Banishing Light'] },
      b: { battlefield: ['Hill Giant', 'Sol Ring', 'Forest'] },
    })
    const seen = offers(b, 'target', 'Sol Ring')
    b.cast('Banishing Light').resolve()
    expect(seen).toEqual(['Hill Giant', 'Sol Ring'])
  })
})

describe('another target', () => {
  it('[CR 115.4] may be a player after a creature', () => {
    const b = board({
      a: { hand: ['Arc Trail'], battlefield: ['2 Mountain'] },
      b: { battlefield: ['Grizzly Bears'] },
    })
    b.cast('Arc Trail', { targets: ['Grizzly Bears', 'B'] }).resolve()
    expect(b.in('graveyard', 'Grizzly Bears', 'B')).toBe(true)
    expect(b.life('B')).toBe(19)
  })
})

it('[CR 115.1] Stifle cannot target a spell', () => {
  const b = board({
    a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
    b: { battlefield: ['Island'], hand: ['Stifle'] },
  })
  b.cast('Lightning Bolt', { targets: ['B'] }).turnTo('B')
  expect(b.can('cast', 'Stifle')).toBe(false)
})

describe('targets on resolution', () => {
  it('[CR 115.5] a spell cannot target itself', () => {
    const b = board({ a: { battlefield: ['2 Island'], hand: ['Counterspell'] } })
    expect(b.can('cast', 'Counterspell')).toBe(false)
  })

  it('[CR 115.3] the same target cannot be chosen twice for one word "target"', () => {
    const b = board({ a: { battlefield: ['2 Mountain'], hand: ['Fire // Ice'] }, b: { battlefield: ['Hill Giant'] } })
    b.reply('target', () => [b.id('Hill Giant'), b.id('Hill Giant')])
    expect(() => b.cast('Fire')).toThrow(/Refused/)
  })
})
