import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'
import { gain, table } from '../../support/declarations.ts'

describe('each instance triggers separately', () => {
  it('[CR 702.23c] rampage', () => {
    const b = table(['Craw Giant'], ['Grizzly Bears', 'Memnite'])
    gain(b, 'Craw Giant', { kind: 'rampage', count: 1 })
    b.attack('Craw Giant').block('Grizzly Bears>Craw Giant', 'Memnite>Craw Giant').resolveAll()
    expect(b.pt('Craw Giant')).toBe('9/7')
  })

  it('[CR 702.25b] flanking', () => {
    const b = table(['Benalish Cavalry'], ['Hill Giant'])
    gain(b, 'Benalish Cavalry', 'flanking')
    b.attack('Benalish Cavalry').block('Hill Giant>Benalish Cavalry').resolveAll()
    expect(b.pt('Hill Giant')).toBe('1/1')
  })

  it('[CR 702.39b] provoke', () => {
    const b = table(
      ['Goblin Grappler'],
      [
        { card: 'Grizzly Bears', tapped: true },
        { card: 'Hill Giant', tapped: true },
      ],
    )
    gain(b, 'Goblin Grappler', 'provoke')
    b.aim(['Grizzly Bears', 'Hill Giant']).yes().yes().attack('Goblin Grappler').resolveAll()
    expect([b.object('Grizzly Bears').tapped, b.object('Hill Giant').tapped]).toEqual([false, false])
  })

  it('[CR 702.45a, 702.45b] bushido', () => {
    const b = table(['Devoted Retainer'], ['Hill Giant'])
    gain(b, 'Devoted Retainer', { kind: 'bushido', count: 2 })
    b.attack('Devoted Retainer').block('Hill Giant>Devoted Retainer').resolveAll()
    expect(b.pt('Devoted Retainer')).toBe('4/4')
  })

  it('[CR 702.46b] soulshift', () => {
    const b = board({
      a: {
        battlefield: ['Thief of Hope', '2 Swamp'],
        hand: ['Terminate'],
        mana: '{R}',
        graveyard: ['Kami of False Hope', 'Lantern Kami'],
      },
    })
    gain(b, 'Thief of Hope', { kind: 'soulshift', count: 1 })
    b.cast('Terminate', { targets: ['Thief of Hope'] })
      .aim(['Kami of False Hope', 'Lantern Kami'])
      .yes()
      .yes()
      .resolveAll()
    expect(b.names('hand', 'A').toSorted()).toEqual(['Kami of False Hope', 'Lantern Kami'])
  })

  it('[CR 702.86b] annihilator', () => {
    const b = table(["Ulamog's Crusher"], ['5 Island'])
    gain(b, "Ulamog's Crusher", { kind: 'annihilator', count: 1 })
    b.attack("Ulamog's Crusher").resolveAll()
    expect(b.count('battlefield', 'Island')).toBe(2)
  })

  it('[CR 702.91b] battle cry', () => {
    const b = table(['Goblin Wardriver', 'Memnite'], [])
    gain(b, 'Goblin Wardriver', 'battle cry')
    b.attack('Goblin Wardriver', 'Memnite').resolveAll()
    expect(b.pt('Memnite')).toBe('3/1')
  })

  it('[CR 702.100d] evolve', () => {
    const b = board({ a: { battlefield: ['Cloudfin Raptor'], hand: ['Hill Giant'], mana: '{R}{R}{R}{R}' } })
    gain(b, 'Cloudfin Raptor', 'evolve')
    b.cast('Hill Giant').resolveAll()
    expect(b.counters('Cloudfin Raptor', '+1/+1')).toBe(2)
  })

  it('[CR 702.101b] extort', () => {
    const b = board({ a: { battlefield: ['Syndic of Tithes'], hand: ['Memnite'], mana: '{W}{W}' } })
    gain(b, 'Syndic of Tithes', 'extort')
    b.cast('Memnite').yes('payOrNot').yes('payOrNot').resolveAll()
    expect([b.life('A'), b.life('B')]).toEqual([22, 18])
  })

  it('[CR 702.105b] dethrone', () => {
    const b = table(["Marchesa's Emissary"], [])
    gain(b, "Marchesa's Emissary", 'dethrone')
    b.attack("Marchesa's Emissary").resolveAll()
    expect(b.counters("Marchesa's Emissary", '+1/+1')).toBe(2)
  })

  it('[CR 702.108b] prowess', () => {
    const b = board({ a: { battlefield: ['Monastery Swiftspear'], hand: ['Shock'], mana: '{R}' } })
    gain(b, 'Monastery Swiftspear', 'prowess')
    b.cast('Shock', { targets: ['B'] }).resolveAll()
    expect(b.pt('Monastery Swiftspear')).toBe('3/4')
  })

  it('[CR 702.112b, 702.112c] renown: the first makes it renowned, the second does nothing', () => {
    const b = table(['Topan Freeblade'], [])
    gain(b, 'Topan Freeblade', { kind: 'renown', count: 2 })
    b.attack('Topan Freeblade').damage()
    expect([1, 2]).toContain(b.counters('Topan Freeblade', '+1/+1'))
  })

  it('[CR 702.115b] ingest', () => {
    const b = table(['Mist Intruder'], [])
    gain(b, 'Mist Intruder', 'ingest')
    b.attack('Mist Intruder').damage()
    expect(b.names('exile', 'B')).toHaveLength(2)
  })

  it('[CR 702.130b] afflict', () => {
    const b = table(['Khenra Eternal'], ['Memnite'])
    gain(b, 'Khenra Eternal', { kind: 'afflict', count: 3 })
    b.attack('Khenra Eternal').block('Memnite>Khenra Eternal').resolveAll()
    expect(b.life('B')).toBe(16)
  })

  it('[CR 702.134b] mentor', () => {
    const b = table(['Hammer Dropper', 'Memnite'], [])
    gain(b, 'Hammer Dropper', 'mentor')
    b.attack('Hammer Dropper', 'Memnite').resolveAll()
    expect(b.counters('Memnite', '+1/+1')).toBe(2)
  })

  it('[CR 702.135b] afterlife', () => {
    const b = board({ a: { battlefield: ['Ministrant of Obligation', '2 Swamp'], hand: ['Murder'], mana: '{B}' } })
    gain(b, 'Ministrant of Obligation', { kind: 'afterlife', count: 1 })
    b.cast('Murder', { targets: ['Ministrant of Obligation'] }).resolveAll()
    expect(b.count('battlefield', 'Spirit Token')).toBe(3)
  })

  it('[CR 702.149b] training', () => {
    const b = table(['Hopeful Initiate', 'Hill Giant'], [])
    gain(b, 'Hopeful Initiate', 'training')
    b.attack('Hopeful Initiate', 'Hill Giant').resolveAll()
    expect(b.counters('Hopeful Initiate', '+1/+1')).toBe(2)
  })

  it('[CR 702.43b] modular', () => {
    const b = board({
      a: {
        battlefield: [{ card: 'Arcbound Worker', counters: { '+1/+1': 1 } }, 'Memnite'],
        hand: ['Shock'],
        mana: '{R}',
      },
    })
    gain(b, 'Arcbound Worker', { kind: 'modular', count: 1 })
    b.cast('Shock', { targets: ['Arcbound Worker'] })
      .yes()
      .yes()
      .aim(['Memnite', 'Memnite'])
      .resolveAll()
    expect(b.counters('Memnite', '+1/+1')).toBe(2)
  })

  it('[CR 702.58b] graft', () => {
    const b = board({
      a: { battlefield: [{ card: 'Simic Initiate', counters: { '+1/+1': 3 } }], hand: ['Memnite'] },
    })
    gain(b, 'Simic Initiate', { kind: 'graft', count: 1 })
    b.cast('Memnite').yes().yes().resolveAll()
    expect(b.counters('Memnite', '+1/+1')).toBe(2)
  })

  it('[CR 702.85c] cascade', () => {
    const b = board({
      a: { hand: ['Bloodbraid Elf'], mana: '{R}{G}{R}{G}', library: ['Memnite', 'Ornithopter', '5 Wastes'] },
    })
    b.cast('Bloodbraid Elf')
    gain(b, 'Bloodbraid Elf', 'cascade')
    expect(b.game.state.stack).toHaveLength(2)
  })
})

it('[CR 702.83a, 702.83b] exalted triggers for a creature that attacks alone, each instance for itself', () => {
  const b = table(['Aven Squire', 'Akrasan Squire', 'Memnite'], [])
  b.attack('Memnite').resolveAll()
  expect(b.pt('Memnite')).toBe('3/3')
  const two = table(['Aven Squire', 'Memnite'], [])
  two.attack('Memnite', 'Aven Squire').resolveAll()
  expect(two.pt('Memnite')).toBe('1/1')
})
