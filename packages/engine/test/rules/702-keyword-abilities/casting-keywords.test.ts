import { describe, expect, it } from 'vitest'
import { hasType } from '../../../src/continuous/characteristics.ts'
import { board } from '../../support/board.ts'

describe('gift', () => {
  const truce = (promised: boolean) => {
    const b = board({ a: { hand: ["Dawn's Truce"], battlefield: ['Memnite'], mana: '{W}{W}' } })
    const answer = promised ? [0] : [1]
    b.reply('additionalCost', answer).reply('kicker', answer).cast("Dawn's Truce").resolve()
    return [b.names('hand', 'B').length, b.has('Memnite', 'indestructible')]
  }

  it('[CR 702.174a, 702.174e, 702.174k] a promised card is drawn by the opponent, and the spell does more', () => {
    expect([truce(true), truce(false)]).toEqual([
      [1, true],
      [0, false],
    ])
  })

  it('[CR 702.174j] the gift of a spell that is countered is not given', () => {
    const b = board({
      a: { hand: ["Dawn's Truce"], mana: '{W}{W}' },
      b: { hand: ['Counterspell'], mana: '{U}{U}' },
    })
    b.reply('additionalCost', [0]).reply('kicker', [0]).cast("Dawn's Truce")
    b.turnTo('B').cast('Counterspell').resolveAll()
    expect(b.names('hand', 'B')).toEqual([])
  })

  it('[CR 702.174f] a tapped Fish', () => {
    const b = board({ a: { hand: ['Into the Flood Maw'], mana: '{U}' }, b: { battlefield: ['Sol Ring'] } })
    b.reply('additionalCost', [0]).reply('kicker', [0]).cast('Into the Flood Maw').resolve()
    expect(b.object('Fish Token')).toMatchObject({ tapped: true, controller: 1 })
    expect(b.in('hand', 'Sol Ring', 'B')).toBe(true)
  })

  it('[CR 702.174m] targets that need the promise are chosen only with it', () => {
    const b = board({ a: { hand: ['Into the Flood Maw'], mana: '{U}' }, b: { battlefield: ['Sol Ring', 'Memnite'] } })
    b.reply('additionalCost', [1]).reply('kicker', [1])
    b.cast('Into the Flood Maw').resolve()
    expect([b.in('hand', 'Memnite', 'B'), b.in('battlefield', 'Sol Ring')]).toEqual([true, true])
  })
})

describe('job select', () => {
  it('[CR 702.182a] creates a Hero and attaches the Equipment to it', () => {
    const b = board({ a: { hand: ["Black Mage's Rod"], mana: '{B}{B}' } })
    b.cast("Black Mage's Rod").resolveAll()
    expect([b.object("Black Mage's Rod").attachedTo, b.pt('Hero Token')]).toEqual([b.id('Hero Token'), '2/1'])
  })
})

describe('harmonize', () => {
  it('[CR 702.180b] the creature is chosen as the cost is, and tapped as it is paid', () => {
    const b = board({
      a: { graveyard: ['Channeled Dragonfire'], battlefield: ['Craw Wurm', '2 Mountain'] },
    })
    b.cast('Channeled Dragonfire', { method: 'harmonize', from: 'graveyard', targets: ['B'] })
    expect(b.object('Craw Wurm').tapped).toBe(true)
    b.resolve()
    expect([b.life('B'), b.in('exile', 'Channeled Dragonfire')]).toEqual([18, true])
  })
})

describe('web-slinging', () => {
  it('[CR 702.188a] for its cost a tapped creature is returned', () => {
    const silk = (tapped: boolean) =>
      board({ a: { hand: ['Silk, Web Weaver'], battlefield: [{ card: 'Memnite', tapped }], mana: '{G}{W}{W}' } })
    expect(silk(false).can('cast', 'Silk, Web Weaver')).toBe(false)
    const b = silk(true)
    b.act(b.legal().find((action) => action.kind === 'cast' && action.object === b.id('Silk, Web Weaver'))!)
    b.resolveAll()
    expect([b.in('hand', 'Memnite'), b.in('battlefield', 'Silk, Web Weaver')]).toEqual([true, true])
  })
})

describe('impending', () => {
  it('[CR 702.176a] is no creature until the last time counter is removed', () => {
    const b = board({ a: { hand: ['Overlord of the Balemurk'], library: ['20 Wastes'], mana: '{B}{B}' } })
    const cast = b.legal().find((action) => action.kind === 'cast')!
    b.act(cast).resolveAll()
    expect(b.counters('Overlord of the Balemurk', 'time')).toBe(5)
    expect(hasType(b.c('Overlord of the Balemurk'), 'creature')).toBe(false)
    b.to('upkeep', 4)
    expect(b.counters('Overlord of the Balemurk', 'time')).toBe(4)
  })
})

describe('demonstrate', () => {
  it('[CR 702.144a] the controller may copy the spell, and then an opponent copies it', () => {
    const b = board({
      a: { hand: ['Excavation Technique'], mana: '{W}{W}{W}{W}' },
      b: { battlefield: ['Sol Ring', 'Memnite', 'Ornithopter'] },
    })
    b.yes()
      .cast('Excavation Technique', { targets: ['Sol Ring'] })
      .resolve()
    expect(b.game.state.stack).toHaveLength(3)
    const controllers = b.game.state.stack.map((id) => b.game.state.objects[id]!.controller)
    expect(controllers.toSorted()).toEqual([0, 0, 1])
  })
})

describe('cleave', () => {
  it('[CR 702.148a, 702.148b] for its cleave cost the words in brackets are gone', () => {
    const fugue = (method: string, mana: string) => {
      const b = board({ a: { hand: ['Dread Fugue'], mana }, b: { hand: ['Craw Wurm'] } })
      b.cast('Dread Fugue', { method, targets: ['B'] }).resolve()
      return b.names('graveyard', 'B')
    }
    expect([fugue('normal', '{B}'), fugue('alternative', '{B}{B}{B}')]).toEqual([[], ['Craw Wurm']])
  })
})

describe('enlist', () => {
  const cavalier = (enlisted: 'Hill Giant' | null, sick = false) => {
    const b = board({ a: { battlefield: ['Argivian Cavalier', { card: 'Hill Giant', sick }] } })
    if (enlisted) b.pick('costObjects', enlisted)
    b.reply('payOrNot', enlisted ? [0] : [1])
    return b.attack('Argivian Cavalier').resolveAll()
  }

  it('[CR 702.154b, 702.154c] tapping a creature as it attacks adds its power', () => {
    const b = cavalier('Hill Giant')
    expect([b.pt('Argivian Cavalier'), b.object('Hill Giant').tapped]).toEqual(['5/2', true])
  })

  it('[CR 702.154b] is optional', () => expect(cavalier(null).pt('Argivian Cavalier')).toBe('2/2'))
})

describe('bargain', () => {
  it('[CR 702.166b] a spell is bargained if its cost was declared', () => {
    const glory = (yes: boolean) => {
      const b = board({ a: { hand: ["Archon's Glory"], battlefield: ['Memnite', 'Sol Ring'], mana: '{W}' } })
      const answer = yes ? [0] : [1]
      b.reply('additionalCost', answer).pick('sacrifice', 'Sol Ring')
      b.cast("Archon's Glory", { targets: ['Memnite'] }).resolve()
      return [b.has('Memnite', 'flying'), b.pt('Memnite')]
    }
    expect([glory(true), glory(false)]).toEqual([
      [true, '3/3'],
      [false, '3/3'],
    ])
  })
})
