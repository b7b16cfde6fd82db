import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'
import { watch } from '../../support/watch.ts'

it('[CR 702.1b example 2] the flashback cost of Fire is that of Fire, not that of Fire // Ice', () => {
  const b = board({
    a: { battlefield: ['6 Mountain'], hand: ['Past in Flames'], graveyard: ['Fire // Ice'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.cast('Past in Flames').resolve()
  b.reply('divide', [2])
    .cast('Fire', { method: 'flashback', targets: ['Grizzly Bears'] })
    .resolve()
  expect([b.in('graveyard', 'Grizzly Bears'), b.in('exile', 'Fire // Ice')]).toEqual([true, true])
})

it("[CR 702.15e example 1] two creatures with lifelink are two gains of life for Ajani's Pridemate", () => {
  const b = board({ a: { battlefield: ["Ajani's Pridemate", '2 Child of Night'] } })
  b.attack('Child of Night', 'Child of Night#2').damage().resolveAll()
  expect([b.life('A'), b.counters("Ajani's Pridemate", '+1/+1')]).toEqual([24, 2])
})

it('[CR 702.14d example 1] snow landwalk is not stopped by snow landwalk of the defending player', () => {
  const blocks = (land: string) =>
    board({
      a: { battlefield: ['Zombie Musher'] },
      b: { battlefield: ['Zombie Musher', land] },
    })
      .attack('Zombie Musher')
      .block('Zombie Musher#2>Zombie Musher')
  expect(() => blocks('Snow-Covered Forest')).toThrow()
  expect(blocks('Forest').life('B')).toBe(20)
})

describe('[CR 702.19] trample', () => {
  it('[CR 702.19b example 1] lethal damage counts what other attackers deal at the same time', () => {
    const b = board({
      a: { battlefield: ['Memnite', 'Charging Rhino', 'War Mammoth'] },
      b: { battlefield: ['Night Market Guard'] },
    })
    b.attack('Memnite', 'War Mammoth').block('Night Market Guard>Memnite', 'Night Market Guard>War Mammoth')
    b.damage()
    expect([b.in('graveyard', 'Night Market Guard'), b.life('B')]).toEqual([true, 17])
  })

  it('[CR 702.19b example 2] lethal damage is assigned to a blocker with protection, though it is prevented', () => {
    const b = board({ a: { battlefield: ['War Mammoth'] }, b: { battlefield: ['Vodalian Zombie'] } })
    b.attack('War Mammoth').block('Vodalian Zombie>War Mammoth').damage()
    expect([b.life('B'), b.in('battlefield', 'Vodalian Zombie')]).toEqual([19, true])
  })
})

describe('[CR 702.24] cumulative upkeep', () => {
  it('[CR 702.24a example 2] sacrificing a creature for each counter takes different creatures', () => {
    const upkeep = (...others: string[]) => {
      const b = board({
        active: 1,
        a: { battlefield: [{ card: 'Phyrexian Soulgorger', counters: { age: 1 } }, ...others] },
      })
      b.yes('payOrNot')
      if (others.length === 2) for (const name of others) b.pick('sacrifice', name)
      b.to('upkeep')
      return b.names('battlefield')
    }
    expect(upkeep('Grizzly Bears')).not.toContain('Phyrexian Soulgorger')
    expect(upkeep('Grizzly Bears', 'Hill Giant')).toEqual(['Phyrexian Soulgorger'])
  })
})

describe('[CR 702.26] phased-out creatures', () => {
  const position = (spell: string, mana: string) => {
    const b = board({
      a: { battlefield: ['Sandbar Crocodile', 'Grizzly Bears', 'Hill Giant', mana], hand: [spell] },
      active: 1,
    })
    return b.to('main1', 4)
  }

  it('[CR 702.26b example 1] are not counted by Collective Unconscious', () => {
    const b = position('Collective Unconscious', '6 Forest')
    const before = b.names('hand', 'A').length
    b.cast('Collective Unconscious').resolve()
    expect(b.names('hand', 'A').length).toBe(before - 1 + 2)
  })

  it('[CR 702.26b example 2] are not destroyed by Day of Judgment', () => {
    const b = position('Day of Judgment', '4 Plains')
    b.cast('Day of Judgment').resolve()
    expect(b.names('graveyard', 'A').sort()).toEqual(['Day of Judgment', 'Grizzly Bears', 'Hill Giant'])
    b.to('main1', 6)
    expect(b.in('battlefield', 'Sandbar Crocodile')).toBe(true)
  })
})

describe('[CR 702.47] splice', () => {
  it('[CR 702.47a example 1] the spliced card stays in hand, and can be cast afterwards', () => {
    const b = board({ a: { battlefield: ['Island', '6 Mountain'], hand: ['Reach Through Mists', 'Glacial Ray'] } })
    b.pick('splice', 'Glacial Ray')
      .cast('Reach Through Mists', { targets: ['B'] })
      .resolve()
    b.cast('Glacial Ray', { targets: ['B'] }).resolve()
    expect(b.life('B')).toBe(16)
  })

  it('[CR 702.47c example 1] a blue spell with a red card spliced onto it can target a creature with protection from red', () => {
    const b = board({
      a: { battlefield: ['Island', '2 Mountain'], hand: ['Reach Through Mists', 'Glacial Ray'] },
      b: { battlefield: ['White Knight', 'Silver Knight'] },
    })
    b.pick('splice', 'Glacial Ray')
      .cast('Reach Through Mists', { targets: ['Silver Knight'] })
      .resolve()
    expect(b.in('graveyard', 'Silver Knight')).toBe(true)
  })
})

it('[CR 702.51b example 1] convoke pays the total cost, after Heartless Summoning has made it {3}{G}{G}', () => {
  const b = board({
    a: {
      battlefield: ['Heartless Summoning', '2 Hill Giant', 'Gray Ogre', 'Grizzly Bears', 'Craw Wurm'],
      hand: ['Siege Wurm'],
    },
  })
  b.cast('Siege Wurm').resolve()
  expect(b.in('battlefield', 'Siege Wurm')).toBe(true)
})

describe('[CR 702.103d] a bestowed card is no creature spell', () => {
  const methods = (position: Parameters<typeof board>[0]) =>
    board(position)
      .legal()
      .flatMap((action) => (action.kind === 'cast' ? [action.method.split(':')[0]] : []))

  it('[CR 702.103d example 1] Steel Golem does not stop it', () => {
    expect(methods({ a: { battlefield: ['Steel Golem', '5 Swamp'], hand: ['Nyxborn Eidolon'] } })).toEqual([
      'alternative',
    ])
  })

  it("[CR 702.103d example 2] Garruk's Horde does not allow it", () => {
    expect(methods({ a: { battlefield: ["Garruk's Horde", '5 Swamp'], library: ['Nyxborn Eidolon'] } })).toEqual([
      'normal',
    ])
  })
})

it('[CR 702.164b example 1] toxic 2 and toxic 1 together are a toxic value of 3', () => {
  const b = board({
    a: { battlefield: ['Branchblight Stalker', { card: 'Prosthetic Injector', attachedTo: 'Branchblight Stalker' }] },
  })
  const seen = watch(b)
  b.attack('Branchblight Stalker').damage()
  expect(seen.count('playerCounters', 'B')).toBe(1)
  expect(b.game.state.players[1].counters['poison']).toBe(3)
})
