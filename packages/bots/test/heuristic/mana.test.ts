import { describe, expect, it } from 'vitest'
import { botBoard } from '../support/bot-board.ts'

describe('how mana is made', () => {
  it('[S13.3] no more is tapped than the spell needs', () => {
    const b = botBoard({ a: { battlefield: ['3 Mountain'], hand: ['Goblin Lackey'] } })
    b.act()
    expect(b.tapped()).toEqual(['Mountain'])
  })

  it('[S13.3] fixed colours pay for coloured costs', () => {
    const b = botBoard({ a: { battlefield: ['Karplusan Forest', 'Mountain'], hand: ['Goblin Lackey'] } })
    b.act()
    expect(b.tapped()).toEqual(['Mountain'])
    expect(b.board.life('A')).toBe(20)
  })

  it('[S13.3] the least flexible land pays the generic part', () => {
    const b = botBoard({
      a: { battlefield: ['Mountain', 'Wasteland', 'Karplusan Forest'], hand: ['Goblin Piledriver'] },
    })
    b.act()
    expect(b.tapped()).toEqual(['Mountain', 'Wasteland'])
  })

  it('[S13.3] Gemstone Mine is a source while it has counters, and the last to be used', () => {
    const mine = (count: number) => ({ card: 'Gemstone Mine', counters: { mining: count } })
    expect(botBoard({ a: { battlefield: [mine(3)], hand: ['Mother of Runes'] } }).act()).toEqual([
      'cast Mother of Runes',
    ])
    const spared = botBoard({ a: { battlefield: [mine(3), 'Plains'], hand: ['Mother of Runes'] } })
    spared.act()
    expect(spared.tapped()).toEqual(['Plains'])
  })

  it('[S13.3] a land that could become a creature is tapped last', () => {
    const b = botBoard({ a: { battlefield: ["Mishra's Factory", '3 Swamp'], hand: ['Powder Keg'] } })
    b.act()
    expect(b.tapped()).toEqual(['Swamp', 'Swamp'])
  })

  it('[S13.3] but it pays where the others are needed for another spell', () => {
    const b = botBoard({
      a: { battlefield: ['2 Mountain', "Mishra's Factory"], hand: ['Powder Keg', 'Goblin Lackey'] },
    })
    expect(b.actAll().sort()).toEqual(['cast Goblin Lackey', 'cast Powder Keg'])
  })

  it('[S13.3] at 1 life no mana is made that hurts', () => {
    const dead = botBoard({ a: { battlefield: ['Yavimaya Coast', 'Island'], hand: ['Wild Mongrel'], life: 1 } })
    expect(dead.actAll()).toEqual([])
    const generic = botBoard({ a: { battlefield: ['Yavimaya Coast', 'Forest'], hand: ['Wild Mongrel'], life: 1 } })
    expect(generic.actAll()).toEqual(['cast Wild Mongrel'])
    expect(generic.board.life('A')).toBe(1)
  })

  it('[S13.3] what cannot be afforded taps nothing', () => {
    const b = botBoard({ a: { battlefield: ['2 Mountain'], hand: ['Siege-Gang Commander'] } })
    expect(b.actAll()).toEqual([])
    expect(b.tapped()).toEqual([])
  })

  it('[S13.3] a colour that is missing cannot be paid by having enough lands', () => {
    const b = botBoard({ a: { battlefield: ['4 Forest'], hand: ['Goblin Lackey'] } })
    expect(b.actAll()).toEqual([])
  })

  it('a Goblin is sacrificed for mana only for something clearly better', () => {
    const small = botBoard({
      a: { battlefield: ['Skirk Prospector', 'Goblin Warchief', 'Mountain'], hand: ['Goblin King'] },
    })
    small.actAll()
    expect(small.board.in('battlefield', 'Goblin Warchief')).toBe(true)
    const big = botBoard({
      a: { battlefield: ['Skirk Prospector', 'Mogg Fanatic', '4 Mountain'], hand: ['Siege-Gang Commander'] },
    })
    expect(big.act()).toEqual(['cast Siege-Gang Commander'])
  })

  it('[S13.4] the plan is made anew when the game has changed: a target that is gone is not aimed at', () => {
    const b = botBoard(
      {
        a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
        b: { battlefield: ['Serra Avatar', 'Hypnotic Specter'], life: 20 },
        active: 1,
        step: 'end',
      },
      'A',
    )
    b.board.turnTo('A')
    expect(b.action()).toBe('cast Lightning Bolt')
    // The threat it was meant for leaves before it is cast.
    const gone = botBoard({ a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] }, active: 1, step: 'end' })
    gone.board.turnTo('A')
    expect(gone.action()).toBe('pass')
  })

  it('[S13.4] a whole play is made in one go: taps, targets, cast', () => {
    const b = botBoard({
      a: { battlefield: ['Mountain', 'Forest'], hand: ['Lightning Bolt'] },
      b: { battlefield: ['Hypnotic Specter', 'Grizzly Bears'] },
      active: 1,
      step: 'end',
    })
    b.board.turnTo('A')
    expect(b.act()).toEqual(['cast Lightning Bolt', 'at Hypnotic Specter'])
    expect(b.tapped()).toEqual(['Mountain'])
  })

  it('a land is tapped after Wild Growth is on it, so that the mana pays for a second spell', () => {
    const b = botBoard({ a: { battlefield: ['2 Forest'], hand: ['Wild Growth', 'Argothian Enchantress'] } })
    expect(b.actAll()).toEqual(['cast Wild Growth', 'at Forest', 'cast Argothian Enchantress'])
  })

  it('Wild Growth goes on the land that need not pay for it', () => {
    const b = botBoard({ a: { battlefield: ['Forest', 'Plains'], hand: ['Wild Growth', 'Argothian Enchantress'] } })
    expect(b.actAll()).toEqual(['cast Wild Growth', 'at Plains', 'cast Argothian Enchantress'])
  })

  it('Exploration comes before other spells where its land pays for one of them', () => {
    const b = botBoard({
      a: { battlefield: ['2 Forest'], hand: ['Exploration', '2 Forest', "Enchantress's Presence"] },
    })
    expect(b.actAll()).toEqual(['play Forest', 'cast Exploration', 'play Forest', "cast Enchantress's Presence"])
  })

  it('[Skycloud Expanse] the mana that the spell still asks for does not pay for the land that filters', () => {
    const b = botBoard(
      {
        a: { battlefield: ['3 Plains', '2 Island'], hand: ['Opalescence'] },
        b: {
          battlefield: ['2 Adarkar Wastes', 'Plains', 'Dust Bowl', 'Skycloud Expanse', 'Island'],
          hand: ['Counterspell'],
        },
      },
      'B',
    )
    b.board.cast('Opalescence').pass()
    b.act()
    expect(b.board.in('hand', 'Counterspell')).toBe(false)
  })
})
