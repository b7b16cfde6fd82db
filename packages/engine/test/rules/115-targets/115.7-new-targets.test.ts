import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('copies of spells', () => {
  it('[CR 115.7f] new targets for a copy of Fire: as many as before, each with its old share', () => {
    const b = board({
      a: { battlefield: ['2 Mountain', '4 Island'], hand: ['Fire // Ice', 'Twincast'] },
      b: { battlefield: ['Hill Giant', 'Grizzly Bears'] },
    })
    b.reply('divide', [1, 1]).cast('Fire', { targets: ['B,Hill Giant'] })
    b.yes('newTargets').reply('target', (d) => {
      if (d.shape !== 'objects') throw new Error(d.shape)
      expect([d.min, d.max]).toEqual([2, 2])
      return [b.id('Grizzly Bears'), -1]
    })
    b.cast('Twincast').resolve()
    b.resolve()
    expect(b.object('Grizzly Bears').damage).toBe(1)
    expect(b.life('A')).toBe(19)
  })

  it('[CR 115.7d] a target may be left unchanged even if it is illegal by now', () => {
    const b = board({
      a: { battlefield: ['2 Mountain', '4 Island'], hand: ['Fire // Ice', 'Twincast'] },
      b: { battlefield: ['Hill Giant', 'Island'], hand: ['Unsummon'] },
    })
    b.reply('divide', [1, 1]).cast('Fire', { targets: ['B,Hill Giant'] })
    const giant = b.id('Hill Giant')
    b.turnTo('B').cast('Unsummon').resolve()
    b.yes('newTargets').reply('target', [-1, giant])
    b.cast('Twincast').resolve()
    b.resolve()
    expect([b.life('A'), b.life('B')]).toEqual([19, 20])
  })
})
