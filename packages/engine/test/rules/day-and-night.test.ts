import { describe, expect, it } from 'vitest'
import { transformPermanent } from '../../src/atoms/faces.ts'
import { viewFor } from '../../src/view/view.ts'
import { board } from '../support/board.ts'

const CATHAR = 'Brutal Cathar // Moonrage Brute'

describe('day and night', () => {
  it('[CR 702.145d] it becomes day as soon as there is a permanent with daybound', () => {
    const b = board({ a: { hand: [CATHAR], battlefield: ['3 Plains'] } })
    expect(b.game.state.daytime).toBe(null)
    b.cast('Brutal Cathar').resolve()
    expect(b.game.state.daytime).toBe('day')
    expect(viewFor(b.game, 0).daytime).toBe('day')
  })

  it('[CR 731.2a] [CR 502.2] it becomes night after a turn without a spell of its player, and what is daybound turns over', () => {
    const b = board({ step: 'end', a: { battlefield: ['Brutal Cathar'] } })
    b.throughJson = true
    b.to('upkeep')
    expect(b.game.state.daytime).toBe('night')
    expect(b.pt('Moonrage Brute')).toBe('3/3')
  })

  it('[CR 731.2b] two spells in the turn before make it day again, one does not', () => {
    for (const bolts of [1, 2]) {
      const b = board({
        step: 'end',
        a: { battlefield: ['Brutal Cathar'] },
        b: { battlefield: ['2 Mountain'], hand: ['2 Lightning Bolt'] },
      })
      b.to('main1', 4)
      for (let i = 0; i < bolts; i++) b.cast('Lightning Bolt', { targets: ['A'] }).resolve()
      b.to('upkeep', 5)
      expect(b.game.state.daytime).toBe(bolts === 2 ? 'day' : 'night')
      expect(b.in('battlefield', bolts === 2 ? 'Brutal Cathar' : 'Moonrage Brute')).toBe(true)
    }
  })

  it('[CR 701.27e] [Brutal Cathar] turning back into it triggers as entering does', () => {
    const b = board({
      step: 'end',
      active: 1,
      a: { battlefield: [{ card: CATHAR, face: 1 }] },
      b: { battlefield: ['Grizzly Bears', '2 Mountain'], hand: ['2 Shock'] },
    })
    expect(b.game.state.daytime).toBe('night')
    b.turnTo('B')
    b.cast('Shock', { targets: ['A'] }).cast('Shock', { targets: ['A'] })
    b.to('upkeep')
    expect(b.in('exile', 'Grizzly Bears')).toBe(true)
  })

  it('[CR 702.145b] at night it enters transformed', () => {
    const b = board({
      a: { hand: [CATHAR], battlefield: ['3 Plains', { card: CATHAR, face: 1 }] },
      b: { battlefield: ['Grizzly Bears'] },
    })
    expect(b.game.state.daytime).toBe('night')
    b.cast('Brutal Cathar').resolve()
    expect(b.count('battlefield', 'Moonrage Brute')).toBe(2)
    expect(b.game.state.stack).toHaveLength(0)
  })

  it('[CR 702.145b] it does not transform for another reason', () => {
    const b = board({ a: { battlefield: [CATHAR] } })
    expect(transformPermanent(b.game, b.id('Brutal Cathar'))).toBe(false)
    expect(b.in('battlefield', 'Brutal Cathar')).toBe(true)
  })
})

describe('disturb', () => {
  const position = {
    a: { battlefield: ['3 Island', 'Grizzly Bears'], graveyard: ["Lantern Bearer // Lanterns' Lift"] },
    b: { battlefield: ['2 Island'], hand: ['Counterspell'] },
  }

  it('[CR 702.146a–b] [CR 712.11d] casts the card transformed from the graveyard', () => {
    const b = board(position)
    b.throughJson = true
    b.cast("Lanterns' Lift", { method: 'disturb', from: 'graveyard', targets: ['Grizzly Bears'] })
    expect(b.c("Lanterns' Lift").manaValue).toBe(1)
    b.resolve()
    expect(b.pt('Grizzly Bears')).toBe('3/3')
    expect(b.has('Grizzly Bears', 'flying')).toBe(true)
  })

  it('[CR 702.146a] only transformed, and only with its cost', () => {
    const b = board({ ...position, a: { ...position.a, battlefield: ['2 Island', 'Grizzly Bears'] } })
    expect(b.can('cast', 'Lantern Bearer')).toBe(false)
  })

  it("[Lanterns' Lift] countered or destroyed it is exiled", () => {
    const b = board(position)
    b.cast("Lanterns' Lift", { method: 'disturb', from: 'graveyard', targets: ['Grizzly Bears'] }).turnTo('B')
    b.cast('Counterspell', { targets: ["Lanterns' Lift"] }).resolve()
    expect(b.in('exile', 'Lantern Bearer')).toBe(true)
  })
})

describe('Sagas that transform', () => {
  it('[CR 712.14a] exiled and returned transformed, it is a creature and no Saga', () => {
    const b = board({
      step: 'draw',
      a: { battlefield: [{ card: 'Okiba Reckoner Raid // Nezumi Road Captain', counters: { lore: 2 } }] },
    })
    b.to('main1')
    expect(b.pt('Nezumi Road Captain')).toBe('2/2')
    expect(b.counters('Nezumi Road Captain', 'lore')).toBe(0)
    expect(b.has('Nezumi Road Captain', 'menace')).toBe(true)
  })
})
