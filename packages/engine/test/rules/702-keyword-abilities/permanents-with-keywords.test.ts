import { describe, expect, it } from 'vitest'
import { hasType } from '../../../src/continuous/characteristics.ts'
import { board } from '../../support/board.ts'

describe('crew', () => {
  it('[CR 702.122b] creatures that crew are tapped as the cost is paid', () => {
    const b = board({ a: { battlefield: ['Sky Skiff', { card: 'Memnite', sick: true }] } })
    b.activate('Sky Skiff')
    expect(b.object('Memnite').tapped).toBe(true)
    expect(hasType(b.c('Sky Skiff'), 'creature')).toBe(false)
    expect(hasType(b.resolve().c('Sky Skiff'), 'creature')).toBe(true)
  })
})

describe('reconfigure', () => {
  it('[CR 702.151a] attaches to another creature, and is unattached for the same cost', () => {
    const b = board({ a: { battlefield: ['Blade of the Oni', 'Memnite', '8 Swamp'] } })
    b.activate('Blade of the Oni', { targets: ['Memnite'] }).resolve()
    expect(b.pt('Memnite')).toBe('5/5')
    b.activate('Blade of the Oni', { nth: 1 }).resolve()
    expect([b.pt('Memnite'), hasType(b.c('Blade of the Oni'), 'creature')]).toEqual(['1/1', true])
  })
})

describe('plot and foretell', () => {
  it('[CR 116.2k, 702.170a] a card is plotted in a main phase of its owner with an empty stack', () => {
    const plotted = (step: 'main1' | 'upkeep', active: 0 | 1) => {
      const b = board({
        step,
        active,
        a: { hand: ['Highway Robbery'], battlefield: ['9 Mountain'] },
      })
      return b.turnTo('A').can('activate', 'Highway Robbery')
    }
    expect([plotted('main1', 0), plotted('upkeep', 0), plotted('main1', 1)]).toEqual([true, false, false])
  })

  it('[CR 116.2h, 702.143b] a card is foretold at any priority of its owner’s turn, without the stack', () => {
    const b = board({ step: 'upkeep', a: { hand: ['Behold the Multiverse'], battlefield: ['2 Island'] } })
    b.activate('Behold the Multiverse', { zone: 'hand' })
    expect([b.in('exile', 'Behold the Multiverse'), b.game.state.stack.length]).toEqual([true, 0])
    const theirs = board({ active: 1, a: { hand: ['Behold the Multiverse'], battlefield: ['2 Island'] } }).turnTo('A')
    expect(theirs.can('activate', 'Behold the Multiverse')).toBe(false)
  })
})

describe('soulbond', () => {
  it('[CR 702.95d] a paired creature is not paired again', () => {
    const b = board({
      a: { hand: ['Trusted Forcemage', 'Memnite', 'Ornithopter'], mana: '{G}{G}{G}', battlefield: ['Grizzly Bears'] },
    })
    b.yes().yes().cast('Trusted Forcemage').resolveAll()
    expect(b.pt('Grizzly Bears')).toBe('3/3')
    b.yes().yes().cast('Memnite').resolveAll()
    expect([b.pt('Memnite'), b.pt('Grizzly Bears')]).toEqual(['1/1', '3/3'])
  })
})

describe('saddle', () => {
  it('[CR 702.171b, 702.171c] creatures that saddle are tapped, and it stays saddled until the turn ends', () => {
    const b = board({ a: { battlefield: ['Trained Arynx', 'Hill Giant'] } })
    b.activate('Trained Arynx')
    expect(b.object('Hill Giant').tapped).toBe(true)
    b.resolve().attack('Trained Arynx').resolveAll()
    expect(b.has('Trained Arynx', 'first strike')).toBe(true)
    b.to('main1', 5).attack('Trained Arynx').resolveAll()
    expect(b.has('Trained Arynx', 'first strike')).toBe(false)
  })
})
