import { describe, expect, it } from 'vitest'
import { transformPermanent } from '../../../src/atoms/faces.ts'
import { viewFor } from '../../../src/view/view.ts'
import { board } from '../../support/board.ts'

const CATHAR = 'Brutal Cathar // Moonrage Brute'

describe('day and night', () => {
  it('[CR 702.145d, 731.1] it becomes day as soon as there is a permanent with daybound', () => {
    const b = board({ a: { hand: [CATHAR], battlefield: ['3 Plains'] } })
    expect(b.game.state.daytime).toBe(null)
    b.cast('Brutal Cathar').resolve()
    expect(b.game.state.daytime).toBe('day')
    expect(viewFor(b.game, 0).daytime).toBe('day')
  })

  it('[CR 731.2a, 703.4b, 731.2] [CR 502.2] it becomes night after a turn without a spell of its player, and what is daybound turns over', () => {
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
