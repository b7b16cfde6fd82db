import { describe, expect, it } from 'vitest'
import { board } from '../support/board.ts'

describe('numbers of what is on the battlefield', () => {
  it('[CR 700.5] devotion counts the mana symbols of that color, its own source among them', () => {
    const b = board({
      a: { battlefield: ['Boros Reckoner', 'Mogg Fanatic', '4 Mountain'], hand: ['Fanatic of Mogis'] },
    })
    b.cast('Fanatic of Mogis').resolveAll()
    // {R/W}{R/W}{R/W}, {R} and {R}
    expect(b.life('B')).toBe(15)
  })

  it('[CR 613.1d] [Thassa, God of the Sea] is a creature while the devotion is five, and no longer', () => {
    const b = board({ a: { battlefield: ['Thassa, God of the Sea', '2 Air Elemental'] } })
    expect(b.pt('Thassa, God of the Sea')).toBe('5/5')
    b.attack('Thassa, God of the Sea').damage()
    expect(b.life('B')).toBe(15)
    const alone = board({ a: { battlefield: ['Thassa, God of the Sea', 'Air Elemental'] } })
    expect(() => alone.attack('Thassa, God of the Sea')).toThrow()
  })

  it('[CR 700.8] a party has at most one creature for each of four roles', () => {
    const b = board({
      a: {
        battlefield: ['2 Prodigal Sorcerer', '4 Plains'],
        hand: ['Squad Commander'],
      },
    })
    b.cast('Squad Commander').resolveAll()
    // One Wizard, and the Commander itself as the Warrior.
    expect(b.count('battlefield', 'Kor Warrior Token', 'A')).toBe(2)
  })

  it('[Candlegrove Witch] sees three different powers, and not three of the same', () => {
    const b = board({ a: { battlefield: ['Candlegrove Witch', 'Grizzly Bears', 'Mogg Fanatic'] } })
    b.to('beginCombat').resolveAll()
    expect(b.has('Candlegrove Witch', 'flying')).toBe(false)
    const other = board({ a: { battlefield: ['Candlegrove Witch', 'Hill Giant', 'Mogg Fanatic'] } })
    other.to('beginCombat').resolveAll()
    expect(other.has('Candlegrove Witch', 'flying')).toBe(true)
  })

  it('[Griffin Aerie] adds up the life gained in a turn', () => {
    const b = board({ a: { battlefield: ['Griffin Aerie', '10 Plains'], hand: ['Angel of Mercy'] } })
    b.to('end').resolveAll()
    expect(b.count('battlefield', 'Griffin Token', 'A')).toBe(0)
    b.to('main1', b.game.state.turn.number + 2)
      .cast('Angel of Mercy')
      .resolveAll()
      .to('end')
      .resolveAll()
    expect(b.count('battlefield', 'Griffin Token', 'A')).toBe(1)
  })
})

describe('events', () => {
  it('[Boros Elite] grows when it attacks with at least two others', () => {
    const b = board({ a: { battlefield: ['Boros Elite', 'Grizzly Bears', 'Hill Giant'] } })
    b.attack('Boros Elite', 'Grizzly Bears').resolveAll()
    expect(b.pt('Boros Elite')).toBe('1/1')
    const three = board({ a: { battlefield: ['Boros Elite', 'Grizzly Bears', 'Hill Giant'] } })
    three.attack('Boros Elite', 'Grizzly Bears', 'Hill Giant').resolve()
    expect(three.pt('Boros Elite')).toBe('3/3')
  })

  it('[CR 702.29d] [Drake Haven] a card that is cycled is discarded once', () => {
    const b = board({ a: { battlefield: ['Drake Haven', '5 Island'], hand: ['Hieroglyphic Illumination'] } })
    b.activate('Hieroglyphic Illumination', { zone: 'hand' }).yes().resolveAll()
    expect(b.count('battlefield', 'Drake Token', 'A')).toBe(1)
  })

  it('[CR 701.22d] [Flamespeaker Adept] sees a scry after it is done', () => {
    const b = board({ a: { battlefield: ['Flamespeaker Adept', '3 Mountain'], hand: ['Magma Jet'] } })
    b.cast('Magma Jet', { targets: ['B'] }).resolveAll()
    expect(b.pt('Flamespeaker Adept')).toBe('4/3')
  })

  it("[Arena Trickster] grows with the first spell in an opponent's turn only", () => {
    const b = board({ a: { battlefield: ['Arena Trickster', '2 Mountain'], hand: ['2 Lightning Bolt'] } })
    b.cast('Lightning Bolt', { targets: ['B'] }).resolveAll()
    expect(b.counters('Arena Trickster', '+1/+1')).toBe(0)
    const theirs = board({
      active: 1,
      a: { battlefield: ['Arena Trickster', '2 Mountain'], hand: ['2 Lightning Bolt'] },
    })
    theirs
      .turnTo('A')
      .cast('Lightning Bolt', { targets: ['B'] })
      .resolveAll()
    theirs
      .turnTo('A')
      .cast('Lightning Bolt', { targets: ['B'] })
      .resolveAll()
    expect(theirs.counters('Arena Trickster', '+1/+1')).toBe(1)
  })
})

describe('how long', () => {
  it("[CR 502.3] [Crippling Chill] keeps a creature tapped over its controller's next untap step, and no longer", () => {
    const b = board({ a: { battlefield: ['3 Island'], hand: ['Crippling Chill'] }, b: { battlefield: ['Hill Giant'] } })
    b.cast('Crippling Chill', { targets: ['Hill Giant'] }).resolveAll()
    b.to('main1', b.game.state.turn.number + 1)
    expect(b.object('Hill Giant').tapped).toBe(true)
    b.to('main1', b.game.state.turn.number + 2)
    expect(b.object('Hill Giant').tapped).toBe(false)
    expect(b.game.state.rules).toHaveLength(0)
  })

  it('[Cockatrice] destroys what blocked it at end of combat', () => {
    const b = board({ a: { battlefield: ['Cockatrice'] }, b: { battlefield: ['Wind Drake'] } })
    b.attack('Cockatrice').block('Wind Drake>Cockatrice').resolve()
    expect(b.in('battlefield', 'Wind Drake', 'B')).toBe(true)
    b.to('main2')
    expect(b.in('graveyard', 'Wind Drake', 'B')).toBe(true)
  })

  it('[Reckless Impulse] lets its cards be played until the end of your next turn', () => {
    const b = board({
      a: { battlefield: ['2 Mountain'], hand: ['Reckless Impulse'], library: ['Forest', 'Mogg Fanatic', '9 Wastes'] },
    })
    const turn = b.game.state.turn.number
    b.cast('Reckless Impulse').resolveAll()
    expect(b.names('exile', 'A').sort()).toEqual(['Forest', 'Mogg Fanatic'])
    expect(b.can('playLand', 'Forest')).toBe(true)
    b.to('main1', turn + 2)
    expect(b.can('cast', 'Mogg Fanatic')).toBe(true)
    // What is permitted is part of the game: forks know it too.
    expect(b.game.fork().state.rules).toEqual(b.game.state.rules)
    b.to('main1', turn + 4)
    expect(b.can('cast', 'Mogg Fanatic')).toBe(false)
    expect(b.can('playLand', 'Forest')).toBe(false)
  })
})

describe('blocking', () => {
  it('[CR 509.1b] [Charging Rhino] is blocked by one creature at most', () => {
    const b = board({ a: { battlefield: ['Charging Rhino'] }, b: { battlefield: ['Hill Giant', 'Gray Ogre'] } })
    b.attack('Charging Rhino')
    expect(() => b.block('Hill Giant>Charging Rhino', 'Gray Ogre>Charging Rhino')).toThrow(/more than 1/)
    b.block('Hill Giant>Charging Rhino').damage()
    expect(b.in('graveyard', 'Hill Giant', 'B')).toBe(true)
  })
})

describe('choices', () => {
  it('[Bounding Krasis] taps or untaps', () => {
    const b = board({
      a: { battlefield: ['3 Island', 'Forest'], hand: ['Bounding Krasis'] },
      b: { battlefield: ['Hill Giant'] },
    })
    b.cast('Bounding Krasis').aim(['Hill Giant']).yes().resolveAll()
    expect(b.object('Hill Giant').tapped).toBe(true)
  })
})
