import { describe, expect, it } from 'vitest'
import { board } from '../support/board.ts'
import { offers } from '../support/watch.ts'

const UPKEEP = { active: 1, step: 'end' } as const

describe('casting keywords', () => {
  it('[S4.1] [CR 702.34a] flashback: cast from the graveyard, then exiled', () => {
    const b = board({
      a: { battlefield: ['Forest'], graveyard: ['Ray of Revelation'] },
      b: { battlefield: ['Glorious Anthem'] },
    })
    b.cast('Ray of Revelation', { method: 'flashback' }).resolve()
    expect(b.in('graveyard', 'Glorious Anthem', 'B')).toBe(true)
    expect(b.in('exile', 'Ray of Revelation')).toBe(true)
  })

  it('[CR 702.34a] countered, it is exiled too', () => {
    const b = board({
      a: { battlefield: ['Forest'], graveyard: ['Ray of Revelation'] },
      b: { battlefield: ['Glorious Anthem', '2 Island'], hand: ['Counterspell'] },
    })
    b.cast('Ray of Revelation', { method: 'flashback' })
    b.turnTo('B').cast('Counterspell').resolveAll()
    expect(b.in('exile', 'Ray of Revelation')).toBe(true)
  })

  it('Snapcaster Mage gives flashback for the card’s own mana cost until end of turn', () => {
    const b = board({
      a: { battlefield: ['2 Island', 'Mountain'], hand: ['Snapcaster Mage'], graveyard: ['Lightning Bolt'] },
    })
    b.cast('Snapcaster Mage').resolve().resolve()
    b.cast('Lightning Bolt', { method: 'flashback', targets: ['B'] }).resolve()
    expect(b.life('B')).toBe(17)
    expect(b.in('exile', 'Lightning Bolt')).toBe(true)
  })

  it('Snapcaster Mage: next turn the flashback is gone', () => {
    const b = board({
      a: { battlefield: ['2 Island', 'Mountain'], hand: ['Snapcaster Mage'], graveyard: ['Lightning Bolt'] },
    })
    b.cast('Snapcaster Mage').resolve().resolve()
    b.to('main1', 5)
    expect(b.can('cast', 'Lightning Bolt')).toBe(false)
  })

  it('[CR 107.3] Snapcaster Mage on Banefire: X is chosen and paid', () => {
    const b = board({
      a: { battlefield: ['2 Island', '4 Mountain'], hand: ['Snapcaster Mage'], graveyard: ['Banefire'] },
    })
    b.reply('pay', (d) => {
      if (d.shape !== 'pay') throw new Error(d.shape)
      const island = d.abilities.find((a) => a.label === 'Island')!
      return { kind: 'activate', object: island.object, ability: island.ability }
    })
    b.reply('pay', (d) => {
      if (d.shape !== 'pay') throw new Error(d.shape)
      const island = d.abilities.find((a) => a.label === 'Island')!
      return { kind: 'activate', object: island.object, ability: island.ability }
    })
    b.cast('Snapcaster Mage').resolve().resolve()
    b.reply('x', 3)
      .cast('Banefire', { method: 'flashback', targets: ['B'] })
      .resolve()
    expect(b.life('B')).toBe(17)
  })

  it('[CR 702.33a] kicker: Prohibit kicked counters mana value 4', () => {
    const b = board({
      a: { battlefield: ['4 Mountain'], hand: ['Hill Giant'] },
      b: { battlefield: ['4 Island'], hand: ['Prohibit'] },
    })
    b.cast('Hill Giant')
    b.turnTo('B').yes('kicker').cast('Prohibit').resolveAll()
    expect(b.in('graveyard', 'Hill Giant', 'A')).toBe(true)
  })

  it('[CR 702.33a] not kicked it does not', () => {
    const b = board({
      a: { battlefield: ['4 Mountain'], hand: ['Hill Giant'] },
      b: { battlefield: ['4 Island'], hand: ['Prohibit'] },
    })
    b.cast('Hill Giant')
    b.turnTo('B').no('kicker').cast('Prohibit').resolveAll()
    expect(b.in('battlefield', 'Hill Giant', 'A')).toBe(true)
  })

  it('[CR 702.27a] buyback: Capsize returns to the hand', () => {
    const b = board({ a: { battlefield: ['6 Island'], hand: ['Capsize'] }, b: { battlefield: ['Hill Giant'] } })
    b.yes('additionalCost')
      .cast('Capsize', { targets: ['Hill Giant'] })
      .resolve()
    expect(b.names('hand', 'A')).toEqual(['Capsize'])
    expect(b.names('hand', 'B')).toEqual(['Hill Giant'])
  })

  it('[CR 702.27a] bought back but without a legal target: into the graveyard', () => {
    const b = board({
      a: { battlefield: ['6 Island'], hand: ['Capsize'] },
      b: { battlefield: ['Hill Giant', 'Island'], hand: ['Unsummon'] },
    })
    b.yes('additionalCost').cast('Capsize', { targets: ['Hill Giant'] })
    b.turnTo('B')
      .cast('Unsummon', { targets: ['Hill Giant'] })
      .resolveAll()
    expect(b.names('graveyard', 'A')).toEqual(['Capsize'])
  })

  it('[CR 702.35a] madness: a discarded Basking Rootwalla may be cast for {0}', () => {
    const b = board({ a: { battlefield: ['Wild Mongrel'], hand: ['Basking Rootwalla'] } })
    b.activate('Wild Mongrel')
    expect(b.in('exile', 'Basking Rootwalla')).toBe(true)
    b.yes().resolve()
    b.resolveAll()
    expect(b.in('battlefield', 'Basking Rootwalla', 'A')).toBe(true)
  })

  it('[CR 702.35a] not cast, it goes to the graveyard', () => {
    const b = board({ a: { battlefield: ['Wild Mongrel'], hand: ['Basking Rootwalla'] } })
    b.activate('Wild Mongrel').no().resolve()
    expect(b.in('graveyard', 'Basking Rootwalla', 'A')).toBe(true)
  })

  it('[CR 702.35a] it may be cast on the opponent’s turn', () => {
    const b = board({ a: { battlefield: ['Wild Mongrel'], hand: ['Basking Rootwalla'] }, active: 1 })
    b.turnTo('A').activate('Wild Mongrel').yes().resolve()
    b.resolve()
    expect(b.in('battlefield', 'Basking Rootwalla', 'A')).toBe(true)
  })

  it('[CR 702.35a] discarded to Wheel of Fortune, it waits for the resolution to end', () => {
    const b = board({ a: { battlefield: ['3 Mountain'], hand: ['Wheel of Fortune', 'Basking Rootwalla'] } })
    b.cast('Wheel of Fortune').resolve()
    expect(b.names('hand', 'A').length).toBe(7)
    expect(b.game.state.stack.length).toBe(1)
    b.yes().resolve()
    b.resolve()
    expect(b.in('battlefield', 'Basking Rootwalla', 'A')).toBe(true)
  })

  it('[CR 702.33a] Snapcaster Mage on Prohibit: kicked from the graveyard', () => {
    const b = board({
      a: { battlefield: ['4 Mountain'], hand: ['Hill Giant'] },
      b: { battlefield: ['6 Island'], hand: ['Snapcaster Mage'], graveyard: ['Prohibit'] },
    })
    b.cast('Hill Giant')
    b.turnTo('B').cast('Snapcaster Mage').resolve()
    b.resolve()
    b.turnTo('B').yes('kicker').cast('Prohibit', { method: 'flashback' }).resolveAll()
    expect(b.in('graveyard', 'Hill Giant', 'A')).toBe(true)
    expect(b.in('exile', 'Prohibit')).toBe(true)
  })

  it('[CR 702.74a] evoke: cast for less and sacrificed, drawing on the way', () => {
    const b = board({ a: { battlefield: ['3 Island'], hand: ['Mulldrifter'] } })
    b.cast('Mulldrifter', { method: 'alternative' }).resolve()
    expect(b.game.state.stack.length).toBe(2)
    b.resolveAll()
    expect(b.names('hand', 'A').length).toBe(2)
    expect(b.in('graveyard', 'Mulldrifter', 'A')).toBe(true)
  })

  it('[CR 702.88a] rebound: exiled and cast again in the next upkeep without paying', () => {
    const b = board({ a: { battlefield: ['Island', 'Grizzly Bears'], hand: ['Distortion Strike'] } })
    b.cast('Distortion Strike').resolve()
    expect(b.in('exile', 'Distortion Strike')).toBe(true)
    b.yes().to('draw', 5)
    expect(b.pt('Grizzly Bears')).toBe('3/2')
    expect(b.in('graveyard', 'Distortion Strike', 'A')).toBe(true)
  })

  it('[CR 702.88a] declined, it stays exiled', () => {
    const b = board({ a: { battlefield: ['Island', 'Grizzly Bears'], hand: ['Distortion Strike'] } })
    b.cast('Distortion Strike').resolve()
    b.no().to('draw', 5)
    expect(b.in('exile', 'Distortion Strike')).toBe(true)
  })

  it('[CR 702.61a] split second: nobody can respond with spells or abilities', () => {
    const b = board({
      a: { battlefield: ['3 Island'], hand: ['Wipe Away'] },
      b: { battlefield: ['Mogg Fanatic', '2 Island', 'Mountain'], hand: ['Counterspell'] },
    })
    b.cast('Wipe Away', { targets: ['Mogg Fanatic'] }).turnTo('B')
    expect(b.legal().map((a) => a.kind)).toEqual(['pass', 'activateMana', 'activateMana', 'activateMana'])
  })

  it('[CR 702.8a] flash: at instant speed', () => {
    const b = board({ a: { battlefield: ['2 Forest'], hand: ['Ashcoat Bear'] }, active: 1, step: 'end' })
    b.turnTo('A').cast('Ashcoat Bear').resolve()
    expect(b.in('battlefield', 'Ashcoat Bear')).toBe(true)
  })

  it('[S4.1] [CR 702.29a] cycling: discard and draw, at instant speed', () => {
    const b = board({ a: { battlefield: ['3 Forest'], hand: ['Krosan Tusker'] }, active: 1 })
    b.turnTo('A').no().activate('Krosan Tusker', { zone: 'hand' }).resolveAll()
    expect(b.names('graveyard', 'A')).toEqual(['Krosan Tusker'])
    expect(b.names('hand', 'A')).toEqual(['Wastes'])
  })

  it('[CR 702.29d] the cycling trigger resolves before the cycling ability draws', () => {
    const b = board({
      a: { battlefield: ['2 Mountain', 'Goblin Piker'], hand: ['Gempalm Incinerator'] },
      b: { battlefield: ['Llanowar Elves'] },
    })
    b.yes().aim(['Llanowar Elves']).activate('Gempalm Incinerator', { zone: 'hand' }).resolve()
    expect(b.in('graveyard', 'Llanowar Elves', 'B')).toBe(true)
    expect(b.names('hand', 'A')).toEqual([])
    b.resolve()
    expect(b.names('hand', 'A')).toEqual(['Wastes'])
  })

  it('[CR 702.29e] Plainscycling finds a Plains', () => {
    const b = board({ a: { battlefield: ['2 Forest'], hand: ['Eternal Dragon'], library: ['3 Forest', 'Savannah'] } })
    const seen = offers(b, 'chooseFound', 'Savannah')
    b.activate('Eternal Dragon', { zone: 'hand', nth: 1 }).resolve()
    expect(seen).toEqual(['Savannah'])
    expect(b.names('hand', 'A')).toEqual(['Savannah'])
  })

  it('[CR 702.37] Xantid Swarm attacking: the defending player can cast no spells this turn', () => {
    const b = board({
      a: { battlefield: ['Xantid Swarm'] },
      b: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
    })
    b.attack('Xantid Swarm').resolve()
    b.turnTo('B')
    expect(b.can('cast', 'Lightning Bolt')).toBe(false)
    b.to('upkeep', 4)
    expect(b.can('cast', 'Lightning Bolt')).toBe(true)
  })
})

describe('upkeep keywords', () => {
  it('[CR 702.30a] echo: paid once, in the next upkeep', () => {
    const b = board({ a: { battlefield: ['8 Mountain'], hand: ['Avalanche Riders'] }, b: { battlefield: ['Forest'] } })
    b.cast('Avalanche Riders').resolve()
    b.aim(['Forest']).resolve()
    b.yes('payOrNot').to('draw', 5)
    expect(b.in('battlefield', 'Avalanche Riders')).toBe(true)
    const asked = b.asked.length
    b.to('draw', 7)
    expect(b.in('battlefield', 'Avalanche Riders')).toBe(true)
    expect(b.asked.length).toBe(asked)
  })

  it('[CR 702.30a] not paid: sacrificed', () => {
    const b = board({ a: { battlefield: ['4 Mountain', { card: 'Avalanche Riders', sick: true }] }, ...UPKEEP })
    b.no('payOrNot').to('draw', 4)
    expect(b.in('graveyard', 'Avalanche Riders', 'A')).toBe(true)
  })

  it('[CR 702.24a] cumulative upkeep: an age counter each turn, and one more mana', () => {
    const b = board({ a: { battlefield: ['Mystic Remora', '5 Island'] }, ...UPKEEP })
    b.yes('payOrNot').to('draw', 4)
    expect(b.counters('Mystic Remora', 'age')).toBe(1)
    b.yes('payOrNot').to('draw', 6)
    expect(b.counters('Mystic Remora', 'age')).toBe(2)
    expect(b.game.state.battlefield.filter((id) => b.game.state.objects[id]!.tapped).length).toBe(2)
  })

  it('[CR 702.24a] not paid: sacrificed', () => {
    const b = board({ a: { battlefield: ['Mystic Remora', '5 Island'] }, ...UPKEEP })
    b.no('payOrNot').to('draw', 4)
    expect(b.in('graveyard', 'Mystic Remora', 'A')).toBe(true)
  })

  it('[CR 702.32a] fading: Blastoderm enters with three counters and lasts four turns', () => {
    const b = board({ a: { battlefield: ['4 Forest'], hand: ['Blastoderm'] } })
    b.cast('Blastoderm').resolve()
    expect(b.counters('Blastoderm', 'fade')).toBe(3)
    b.to('draw', 9)
    expect(b.in('battlefield', 'Blastoderm')).toBe(true)
    b.to('draw', 11)
    expect(b.in('graveyard', 'Blastoderm', 'A')).toBe(true)
  })

  it('Sylvan Library: draw two, and for each of two cards pay 4 life or put it on top', () => {
    const b = board({
      a: { battlefield: ['Sylvan Library'], library: ['Forest', 'Island', 'Swamp', 'Plains'] },
      step: 'upkeep',
    })
    b.yes().reply('choose', () => [b.id('Forest', 'hand'), b.id('Swamp', 'hand')])
    b.yes('payOrNot').no('payOrNot')
    b.to('main1')
    expect(b.life('A')).toBe(16)
    expect([...b.names('hand', 'A')].sort()).toEqual(['Forest', 'Island'])
    expect(b.names('library', 'A')).toEqual(['Swamp', 'Plains'])
  })

  it('Sylvan Library: only cards drawn this turn may be chosen', () => {
    const b = board({
      a: { battlefield: ['Sylvan Library'], hand: ['Mountain'], library: ['Forest', 'Island', 'Swamp', 'Plains'] },
      step: 'upkeep',
    })
    b.yes().reply('choose', (d) => {
      if (d.shape !== 'objects') throw new Error(d.shape)
      expect(d.candidates.length).toBe(3)
      return d.candidates.slice(0, 2)
    })
    b.to('main1')
    expect(b.asked.some((d) => d.purpose === 'choose')).toBe(true)
  })

  it("Mirri's Guile: look at the top three and put them back in any order", () => {
    const b = board({
      a: { battlefield: ["Mirri's Guile"], library: ['Forest', 'Island', 'Swamp', 'Plains'] },
      ...UPKEEP,
    })
    b.yes().reply('orderCards', [2, 0, 1])
    b.to('draw', 4)
    expect(b.names('hand', 'A')).toEqual(['Swamp'])
    expect(b.names('library', 'A')).toEqual(['Forest', 'Island', 'Plains'])
  })
})

describe('creature keywords', () => {
  it('[CR 702.93a] undying: returns with a +1/+1 counter, once', () => {
    const b = board({
      a: { battlefield: ['2 Mountain'], hand: ['2 Lightning Bolt'] },
      b: { battlefield: ['Young Wolf'] },
    })
    b.cast('Lightning Bolt', { targets: ['Young Wolf'] }).resolveAll()
    expect(b.pt('Young Wolf')).toBe('2/2')
    b.cast('Lightning Bolt', { targets: ['Young Wolf'] }).resolveAll()
    expect(b.in('graveyard', 'Young Wolf', 'B')).toBe(true)
  })

  it('[CR 702.79a] persist returns the card under its owner’s control', () => {
    const b = board({
      a: { battlefield: ['4 Mountain'], hand: ['Act of Treason', 'Shock'] },
      b: { battlefield: ['Kitchen Finks'] },
    })
    b.cast('Act of Treason').resolve()
    b.cast('Shock', { targets: ['Kitchen Finks'] }).resolveAll()
    expect(b.in('battlefield', 'Kitchen Finks', 'B')).toBe(true)
    expect(b.life('B')).toBe(22)
  })

  it('[CR 702.108a] prowess: +1/+1 for each noncreature spell you cast', () => {
    const b = board({
      a: { battlefield: ['Monastery Swiftspear', '2 Mountain'], hand: ['Lightning Bolt', 'Raging Goblin'] },
    })
    b.cast('Lightning Bolt', { targets: ['B'] }).resolve()
    expect(b.pt('Monastery Swiftspear')).toBe('2/3')
    b.resolveAll()
    b.cast('Raging Goblin')
    expect(b.game.state.stack.length).toBe(1)
  })

  it('[CR 702.112a] renown: a +1/+1 counter the first time it deals combat damage to a player', () => {
    const b = board({ a: { battlefield: ['Goblin Glory Chaser'] } })
    b.attack('Goblin Glory Chaser').damage()
    expect(b.pt('Goblin Glory Chaser')).toBe('2/2')
    expect(b.has('Goblin Glory Chaser', 'menace')).toBe(true)
    b.to('main1', 5)
    b.attack('Goblin Glory Chaser').damage()
    expect(b.pt('Goblin Glory Chaser')).toBe('2/2')
  })

  it('[CR 702.95a] soulbond: Trusted Forcemage and its partner get +1/+1', () => {
    const b = board({ a: { battlefield: ['3 Forest', 'Grizzly Bears'], hand: ['Trusted Forcemage'] } })
    b.yes().cast('Trusted Forcemage').resolve().resolve()
    expect(b.pt('Trusted Forcemage')).toBe('3/3')
    expect(b.pt('Grizzly Bears')).toBe('3/3')
  })

  it('[CR 702.95e] the pair breaks when one leaves', () => {
    const b = board({
      a: {
        battlefield: ['3 Forest', 'Island', 'Grizzly Bears'],
        mana: '{G}{G}{G}',
        hand: ['Trusted Forcemage', 'Unsummon'],
      },
    })
    b.yes().cast('Trusted Forcemage').resolve().resolve()
    b.cast('Unsummon', { targets: ['Trusted Forcemage'] }).resolve()
    expect(b.pt('Grizzly Bears')).toBe('2/2')
    expect(b.object('Grizzly Bears').paired).toBe(0)
  })

  it('[CR 702.95a] a creature that enters later may be paired too', () => {
    const b = board({ a: { battlefield: ['2 Forest', 'Trusted Forcemage'], hand: ['Grizzly Bears'] } })
    b.yes().cast('Grizzly Bears').resolve().resolve()
    expect(b.pt('Grizzly Bears')).toBe('3/3')
  })

  it('[CR 702.86a] annihilator: the defending player sacrifices two permanents', () => {
    const b = board({
      a: { battlefield: ["Ulamog's Crusher"] },
      b: { battlefield: ['Forest', 'Island', 'Hill Giant'] },
    })
    b.reply('sacrifice', () => [b.id('Forest'), b.id('Island')], 'B')
    b.attack("Ulamog's Crusher").resolve()
    expect(b.names('battlefield', 'B')).toEqual(['Hill Giant'])
  })

  it('[CR 702.49a] ninjutsu: an unblocked attacker is returned, the Ninja enters tapped and attacking', () => {
    const b = board({ a: { battlefield: ['Ornithopter', '2 Island'], hand: ['Ninja of the Deep Hours'] } })
    b.attack('Ornithopter').to('declareBlockers')
    b.activate('Ninja of the Deep Hours', { zone: 'hand' }).resolve()
    expect(b.in('hand', 'Ornithopter', 'A')).toBe(true)
    expect(b.object('Ninja of the Deep Hours').tapped).toBe(true)
    b.yes().damage()
    expect(b.life('B')).toBe(18)
    expect(b.names('hand', 'A')).toEqual(['Ornithopter', 'Wastes'])
  })

  it('[CR 702.49a] before blocks there is no unblocked creature', () => {
    const b = board({ a: { battlefield: ['Ornithopter', '2 Island'], hand: ['Ninja of the Deep Hours'] } })
    b.attack('Ornithopter')
    expect(b.can('activate', 'Ninja of the Deep Hours')).toBe(false)
  })

  it('[CR 702.16b] protection: White Knight is no target of black spells', () => {
    const b = board({ a: { battlefield: ['3 Swamp'], hand: ['Murder'] }, b: { battlefield: ['White Knight'] } })
    expect(b.can('cast', 'Murder')).toBe(false)
  })

  it('[CR 702.16e] protection: damage from sources of that colour is prevented', () => {
    const b = board({ a: { battlefield: ['Child of Night'] }, b: { battlefield: ['White Knight'] } })
    b.attack('Child of Night').block('White Knight>Child of Night')
    while (b.step === 'declareBlockers') b.pass()
    expect(b.object('White Knight').damage).toBe(0)
    b.damage()
    expect(b.life('A')).toBe(20)
  })

  it('[CR 702.16] protection does not stop what neither targets nor deals damage: Wrath of God', () => {
    const b = board({ a: { battlefield: ['4 Plains'], hand: ['Wrath of God'] }, b: { battlefield: ['Black Knight'] } })
    b.cast('Wrath of God').resolve()
    expect(b.in('graveyard', 'Black Knight', 'B')).toBe(true)
  })

  it('[CR 702.16e] Pyroclasm deals Goblin Piledriver its damage: red is not blue', () => {
    const b = board({
      a: { battlefield: ['2 Mountain'], hand: ['Pyroclasm'] },
      b: { battlefield: ['Goblin Piledriver'] },
    })
    b.cast('Pyroclasm').resolve()
    expect(b.in('graveyard', 'Goblin Piledriver', 'B')).toBe(true)
  })

  it('[CR 702.18a] shroud: no target for anyone', () => {
    const b = board({ a: { battlefield: ['Forest', 'Argothian Enchantress'], hand: ['Giant Growth'] } })
    expect(b.can('cast', 'Giant Growth')).toBe(false)
  })

  it('[CR 702.11b] hexproof: a target for its controller only', () => {
    const b = board({
      a: { battlefield: ['Forest', 'Troll Ascetic'], hand: ['Giant Growth'] },
      b: { battlefield: ['Mountain'], hand: ['Shock'] },
    })
    expect(b.can('cast', 'Giant Growth')).toBe(true)
    const seen = offers(b, 'target', 'B')
    b.turnTo('B').cast('Shock')
    expect(seen).toEqual(['A', 'B'])
  })

  it('[CR 702.11b] Swiftfoot Boots give hexproof and haste', () => {
    const b = board({
      a: {
        battlefield: [
          { card: 'Swiftfoot Boots', attachedTo: 'Soulmender' },
          { card: 'Soulmender', sick: true },
        ],
      },
      b: { battlefield: ['3 Swamp'], hand: ['Murder'] },
    })
    expect(b.can('activate', 'Soulmender')).toBe(true)
    b.turnTo('B')
    expect(b.can('cast', 'Murder')).toBe(false)
  })

  it('[CR 702.6a] equip: attach to a creature you control, at sorcery timing', () => {
    const b = board({
      a: { battlefield: ['Bonesplitter', 'Grizzly Bears', 'Forest'] },
      b: { battlefield: ['Hill Giant'] },
    })
    b.activate('Bonesplitter').resolve()
    expect(b.pt('Grizzly Bears')).toBe('4/2')
    b.to('beginCombat')
    expect(b.can('activate', 'Bonesplitter')).toBe(false)
  })

  it('[CR 702.6e] Equipment moves from one creature to another', () => {
    const b = board({
      a: {
        battlefield: ['Grizzly Bears', 'Hill Giant', { card: 'Bonesplitter', attachedTo: 'Grizzly Bears' }, 'Forest'],
      },
    })
    b.activate('Bonesplitter', { targets: ['Hill Giant'] }).resolve()
    expect(b.pt('Grizzly Bears')).toBe('2/2')
    expect(b.pt('Hill Giant')).toBe('5/3')
  })

  it('[CR 702.5a] [CR 303.4a] an Aura spell targets what it will enchant', () => {
    const b = board({
      a: { battlefield: ['Plains', 'Grizzly Bears'], hand: ['Holy Strength'] },
      b: { battlefield: ['Mountain'], hand: ['Shock'] },
    })
    b.cast('Holy Strength')
    b.turnTo('B')
      .cast('Shock', { targets: ['Grizzly Bears'] })
      .resolveAll()
    expect(b.in('graveyard', 'Holy Strength', 'A')).toBe(true)
  })

  it('Pacifism: the creature can neither attack nor block', () => {
    const b = board({
      a: { battlefield: ['Grizzly Bears'] },
      b: { battlefield: ['Hill Giant', { card: 'Pacifism', attachedTo: 'Grizzly Bears' }] },
    })
    b.to('declareAttackers')
    expect(b.decision.shape).not.toBe('attack')
  })
})
