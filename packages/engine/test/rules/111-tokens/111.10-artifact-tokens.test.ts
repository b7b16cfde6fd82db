import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('predefined artifact tokens', () => {
  it('[CR 111.10c] a Gold is sacrificed for one mana of any color, also while it is tapped', () => {
    const b = board({
      a: { hand: ['Gild', 'Shock'], mana: '{B}{B}{B}{B}' },
      b: { battlefield: ['Hill Giant'] },
    })
    b.cast('Gild').resolve()
    expect(b.in('battlefield', 'Gold Token')).toBe(true)
    b.cast('Shock', { targets: ['B'] }).resolve()
    expect([b.life('B'), b.in('battlefield', 'Gold Token')]).toEqual([18, false])
  })

  it('[CR 111.10s] a Map lets a creature explore, as a sorcery', () => {
    const b = board({
      a: { hand: ["Cartographer's Companion"], library: ['Forest', '5 Wastes'], mana: '{G}{G}{G}{G}' },
    })
    b.cast("Cartographer's Companion").resolveAll()
    b.activate('Map Token', { targets: ["Cartographer's Companion"] }).resolve()
    expect([b.names('hand', 'A'), b.in('battlefield', 'Map Token')]).toEqual([['Forest'], false])
    const c = board({
      a: { hand: ["Cartographer's Companion"], mana: '{G}{G}{G}', battlefield: ['Wastes'] },
    })
    c.cast("Cartographer's Companion").resolveAll().to('upkeep', 4).turnTo('A')
    expect(c.can('activate', 'Map Token')).toBe(false)
  })

  it('[CR 111.10t] a Junk exiles the top card, which may be played this turn', () => {
    const b = board({
      a: { hand: ['Break Down'], library: ['Forest', '5 Wastes'], mana: '{G}{G}{G}' },
      b: { battlefield: ['Sol Ring'] },
    })
    b.cast('Break Down').resolve().activate('Junk Token').resolve()
    expect(b.can('playLand', 'Forest')).toBe(true)
    b.to('main1', 5)
    expect(b.can('playLand', 'Forest')).toBe(false)
  })

  it('[CR 111.10u] a Lander finds a basic land, which enters tapped', () => {
    const b = board({
      a: { hand: ['Biomechan Engineer'], library: ['Taiga', 'Forest', '5 Memnite'], mana: '{G}{U}{G}{G}' },
    })
    b.cast('Biomechan Engineer').resolveAll()
    b.pick('chooseFound', 'Forest').activate('Lander Token').resolve()
    expect(b.object('Forest')).toMatchObject({ zone: 'battlefield', tapped: true })
  })

  it('[CR 111.10v] a Mutagen puts a +1/+1 counter on a creature', () => {
    const b = board({ a: { hand: ['Crustacean Commando'], mana: '{U}{U}{U}' } })
    b.cast('Crustacean Commando').resolveAll().activate('Mutagen Token').resolve()
    expect(b.counters('Crustacean Commando', '+1/+1')).toBe(1)
  })
})

describe('Role tokens', () => {
  it('[CR 111.10k] a Monster Role gives +1/+1 and trample', () => {
    const b = board({ a: { hand: ['Faunsbane Troll'], mana: '{B}{G}{G}{G}' } })
    b.cast('Faunsbane Troll').resolveAll()
    expect([b.pt('Faunsbane Troll'), b.has('Faunsbane Troll', 'trample')]).toEqual(['5/5', true])
  })

  it('[CR 111.10m] a Royal Role gives +1/+1 and ward {1}', () => {
    const b = board({
      a: { hand: ['Charmed Clothier'], battlefield: ['Memnite'], mana: '{W}{W}{W}{W}{W}' },
      b: { hand: ['Shock'], mana: '{R}' },
    })
    b.cast('Charmed Clothier').resolveAll()
    expect(b.pt('Memnite')).toBe('2/2')
    b.turnTo('B')
      .cast('Shock', { targets: ['Memnite'] })
      .resolveAll()
    expect(b.in('battlefield', 'Memnite')).toBe(true)
  })

  it('[CR 111.10n] a Sorcerer Role gives +1/+1 and a scry with each attack', () => {
    const b = board({
      a: { battlefield: ['Living Lectern', 'Memnite', 'Wastes'], library: ['Forest', 'Island', '5 Wastes'] },
    })
    b.activate('Living Lectern', { targets: ['Memnite'] }).resolve()
    expect(b.pt('Memnite')).toBe('2/2')
    b.reply('arrange', [[], [0]])
      .attack('Memnite')
      .resolveAll()
    expect(b.names('library', 'A').at(-1)).toBe('Island')
  })

  it('[CR 111.10p] a Virtuous Role gives +1/+1 for each enchantment its controller has', () => {
    const b = board({
      a: { hand: ['Ellivere of the Wild Court'], battlefield: ['Memnite', 'Exploration'], mana: '{G}{W}{G}{W}' },
    })
    b.cast('Ellivere of the Wild Court').resolveAll()
    expect(b.pt('Memnite')).toBe('3/3')
  })

  it('[CR 111.10r] a Young Hero Role lets a small creature grow as it attacks', () => {
    const b = board({
      a: { battlefield: ['Embereth Veteran', 'Memnite', 'Wastes'] },
    })
    b.activate('Embereth Veteran', { targets: ['Memnite'] }).resolve()
    b.attack('Memnite').resolveAll()
    expect(b.counters('Memnite', '+1/+1')).toBe(1)
  })
})

it('[CR 111.2] who creates a token owns it', () => {
  const b = board({ a: { battlefield: ['Forbidden Orchard'], hand: ['Shock'] } })
  b.tapForMana('Forbidden Orchard').resolveAll()
  const spirit = b.object('Spirit Token')
  expect([spirit.owner, spirit.controller]).toEqual([1, 1])
})

it('[CR 111.6, 108.2b] a token is a permanent like others, but no card', () => {
  const b = board({
    a: {
      battlefield: ['Golgari Germination', { card: 'Memnite' }],
      hand: ['Raise the Alarm', 'Wrath of God'],
      mana: '{W}{W}{W}{W}{W}{W}',
    },
  })
  b.cast('Raise the Alarm').resolve().cast('Wrath of God').resolveAll()
  // Only Memnite was a nontoken creature; the tokens died as well.
  expect([b.count('battlefield', 'Saproling Token'), b.count('battlefield', 'Soldier Token')]).toEqual([1, 0])
})
