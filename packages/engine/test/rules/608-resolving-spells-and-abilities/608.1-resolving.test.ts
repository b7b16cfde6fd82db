import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'
import { watch } from '../../support/watch.ts'

it('[CR 608.1, 405.5, 117.4] the spell on top of the stack resolves when both players pass in succession', () => {
  const b = board({ a: { battlefield: ['2 Mountain'], hand: ['Shock', 'Lightning Bolt'] } })
  b.cast('Shock', { targets: ['B'] })
    .cast('Lightning Bolt', { targets: ['B'] })
    .pass()
  expect(b.life('B')).toBe(20)
  expect(b.pass().life('B')).toBe(17)
  expect(b.resolve().life('B')).toBe(15)
})

it('[CR 608.2a, 603.4] an ability whose "if" is no longer true does nothing', () => {
  const b = board({
    active: 1,
    step: 'end',
    a: { battlefield: ['Felidar Sovereign'], life: 40 },
    b: { battlefield: ['Mountain'], hand: ['Shock'] },
  })
  for (let guard = 0; guard < 20 && b.game.state.stack.length === 0; guard++) b.pass()
  b.turnTo('B')
    .cast('Shock', { targets: ['A'] })
    .resolveAll()
  expect(b.winner).toBeNull()
})

it('[CR 608.2f] what is done to several creatures is done at the same time: both see each other die', () => {
  const b = board({
    a: { battlefield: ['4 Plains'], hand: ['Day of Judgment'] },
    b: { battlefield: ['2 Blood Artist'] },
  })
  const seen = watch(b)
  b.cast('Day of Judgment').resolve()
  expect(seen.count('triggered')).toBe(4)
})

it('[CR 608.2g] a player may activate mana abilities to pay on resolution', () => {
  const b = board({
    a: { battlefield: ['Mountain', '3 Island'], hand: ['Shock'] },
    b: { battlefield: ['2 Island'], hand: ['Mana Leak'] },
  })
  b.cast('Shock', { targets: ['B'] })
    .turnTo('B')
    .cast('Mana Leak')
  expect(b.yes('payOrNot').resolve().in('stack', 'Shock')).toBe(true)
  expect(b.object('Island').tapped).toBe(true)
})

describe('[CR 608.3] permanent spells', () => {
  it('[CR 608.3b, 608.2b] an Aura spell with an illegal target does not resolve', () => {
    const b = board({
      a: { battlefield: ['Island'], hand: ['Flight'] },
      b: { battlefield: ['Grizzly Bears', 'Mountain'], hand: ['Shock'] },
    })
    b.cast('Flight', { targets: ['Grizzly Bears'] })
      .turnTo('B')
      .cast('Shock', { targets: ['Grizzly Bears'] })
    b.resolveAll()
    expect(b.in('graveyard', 'Flight', 'A')).toBe(true)
  })

  it('[CR 608.3c, 303.4b] an Aura enters attached to its target', () => {
    const b = board({ a: { battlefield: ['Island', 'Grizzly Bears'], hand: ['Flight'] } })
    b.cast('Flight', { targets: ['Grizzly Bears'] }).resolve()
    expect(b.object('Flight').attachedTo).toBe(b.id('Grizzly Bears'))
  })
})

it('[CR 609.7, 609.7a, 120.7] a source of damage is chosen among permanents and spells', () => {
  const b = board({
    a: { battlefield: ['Cho-Arrim Alchemist', '3 Plains'], hand: ['Forest'] },
    b: { battlefield: ['Mountain', 'Hill Giant'], hand: ['Shock'] },
    active: 1,
  })
  b.cast('Shock', { targets: ['A'] }).turnTo('A')
  b.pick('chooseSource', 'Shock').activate('Cho-Arrim Alchemist').resolve().resolve()
  expect(b.life('A')).toBe(22)
})

it('[CR 610.1] a one-shot effect happens once and lasts for no time', () => {
  const b = board({
    a: { battlefield: ['4 Plains'], hand: ['Day of Judgment', 'Memnite'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Day of Judgment').resolve().cast('Memnite').resolve()
  expect([b.in('graveyard', 'Hill Giant'), b.in('battlefield', 'Memnite')]).toEqual([true, true])
})

it('[CR 610.2, 603.7, 603.7b] an effect may leave a delayed trigger, which triggers once', () => {
  const b = board({ a: { battlefield: ['2 Plains', 'Hill Giant'], hand: ['Otherworldly Journey'] } })
  b.cast('Otherworldly Journey', { targets: ['Hill Giant'] }).resolve()
  expect(b.in('exile', 'Hill Giant')).toBe(true)
  b.to('end').resolveAll()
  expect(b.counters('Hill Giant', '+1/+1')).toBe(1)
  expect(b.to('end', 4).resolveAll().counters('Hill Giant', '+1/+1')).toBe(1)
})

it('[CR 611.2, 611.2a, 514.2] a continuous effect of a spell lasts as long as it says', () => {
  const b = board({ a: { battlefield: ['Forest', 'Grizzly Bears'], hand: ['Giant Growth'] } })
  b.cast('Giant Growth', { targets: ['Grizzly Bears'] }).resolve()
  expect(b.to('end').pt('Grizzly Bears')).toBe('5/5')
  expect(b.to('upkeep').pt('Grizzly Bears')).toBe('2/2')
})

it('[CR 611.2d] a number in a continuous effect is determined once, on resolution', () => {
  const b = board({ a: { battlefield: ['Chameleon Colossus', '5 Forest'], hand: ['Giant Growth'] } })
  b.activate('Chameleon Colossus').resolve()
  expect(b.pt('Chameleon Colossus')).toBe('8/8')
  b.cast('Giant Growth', { targets: ['Chameleon Colossus'] }).resolve()
  expect(b.pt('Chameleon Colossus')).toBe('11/11')
})

describe('[CR 611.3] effects of static abilities', () => {
  it('[CR 611.3, 611.3a, 604.2] apply to whatever fits at any moment, as long as their source is there', () => {
    const b = board({
      a: {
        battlefield: ['Glorious Anthem', 'Plains', '2 Wastes', 'Capashen Unicorn', 'Memnite'],
        hand: ['Ornithopter'],
      },
    })
    expect(b.cast('Ornithopter').resolve().pt('Ornithopter')).toBe('1/3')
    b.activate('Capashen Unicorn', { targets: ['Glorious Anthem'] }).resolve()
    expect([b.pt('Ornithopter'), b.pt('Memnite')]).toEqual(['0/2', '1/1'])
  })
})

describe('[CR 613] layers', () => {
  it('[CR 613.1, 613.1a, 613.1g, 707.2] a copy is made first, then effects change its power and toughness', () => {
    const b = board({ a: { battlefield: ['Glorious Anthem', 'Hill Giant', '4 Island'], hand: ['Clone'] } })
    b.yes('copy')
      .reply('copy', () => [b.id('Hill Giant')])
      .cast('Clone')
      .resolve()
    expect(b.pt('Hill Giant#2')).toBe('4/4')
  })

  it('[CR 613.1d, 613.1f, 613.7] types are changed before abilities: Blood Moon takes the ability of Mutavault', () => {
    const b = board({ a: { battlefield: ['Mutavault', 'Blood Moon', 'Wastes'] } })
    expect(b.can('activate', 'Mutavault')).toBe(false)
    expect(b.tapForMana('Mutavault').pool('A')).toBe('{R}')
  })

  it('[CR 613.4a, 604.3] a characteristic-defining ability sets power and toughness before other effects change them', () => {
    const b = board({ a: { battlefield: ['Maro', 'Glorious Anthem'], hand: ['3 Forest'] } })
    expect(b.pt('Maro')).toBe('4/4')
  })

  it('[CR 613.4b, 613.4c, 122.1a] what sets power and toughness comes before counters', () => {
    const b = board({
      a: { battlefield: ['2 Plains'], hand: ['Humble'] },
      b: { battlefield: [{ card: 'Hill Giant', counters: { '+1/+1': 2 } }] },
    })
    expect(
      b
        .cast('Humble', { targets: ['Hill Giant'] })
        .resolve()
        .pt('Hill Giant'),
    ).toBe('2/3')
  })

  it('[CR 613.7b] a later effect that sets power and toughness wins over an earlier one', () => {
    const b = board({
      a: { battlefield: ['2 Plains', '2 Island'], hand: ['Humble', 'Turn to Frog'] },
      b: { battlefield: ['Hill Giant'] },
    })
    b.cast('Humble', { targets: ['Hill Giant'] })
      .resolve()
      .cast('Turn to Frog', { targets: ['Hill Giant'] })
      .resolve()
    expect(b.pt('Hill Giant')).toBe('1/1')
  })

  it('[CR 613.7, 613.7d] of two Auras the later one decides', () => {
    const b = board({
      a: {
        battlefield: ['Grizzly Bears', { card: 'Grounded', attachedTo: 'Grizzly Bears' }, 'Island'],
        hand: ['Flight'],
      },
    })
    b.cast('Flight', { targets: ['Grizzly Bears'] }).resolve()
    expect(b.has('Grizzly Bears', 'flying')).toBe(true)
  })

  it('[CR 613.11] effects on the rules: Exploration allows another land', () => {
    const b = board({ a: { battlefield: ['Exploration'], hand: ['Forest', 'Island'] } })
    expect(b.play('Forest').can('playLand', 'Island')).toBe(true)
  })
})

describe('[CR 614] replacement effects', () => {
  it('[CR 614.1d, 614.12] "enters tapped" applies as the permanent enters', () => {
    const b = board({ a: { hand: ['Guardian Idol'], battlefield: ['2 Wastes'] } })
    const seen = watch(b)
    b.cast('Guardian Idol').resolve()
    expect([b.object('Guardian Idol').tapped, seen.events.filter(({ kind }) => kind === 'tapped').length]).toEqual([
      true,
      2,
    ])
  })

  it('[CR 614.6] an event that is replaced never happens: a card exiled instead does not die', () => {
    const b = board({
      a: { battlefield: ['Mountain'], hand: ['Shock'] },
      b: { battlefield: ['Rest in Peace', 'Moonlit Wake', 'Memnite'] },
    })
    b.cast('Shock', { targets: ['Memnite'] }).resolve()
    expect([b.in('exile', 'Memnite'), b.names('stack')]).toEqual([true, []])
  })

  it('[CR 614.8, 701.19a] regeneration replaces destruction: tapped, without damage, out of combat', () => {
    const b = board({
      a: { battlefield: ['Drudge Skeletons', 'Swamp'] },
      b: { battlefield: ['Mountain'], hand: ['Shock'] },
    })
    b.activate('Drudge Skeletons')
      .resolve()
      .turnTo('B')
      .cast('Shock', { targets: ['Drudge Skeletons'] })
      .resolve()
    expect(b.object('Drudge Skeletons')).toMatchObject({ tapped: true, damage: 0 })
  })

  it('[CR 614.11, 121.6a] a draw is replaced even from an empty library', () => {
    const b = board({
      a: { battlefield: ['Words of Worship', '2 Wastes', 'Island'], hand: ['Opt'], library: [] },
    })
    b.activate('Words of Worship').resolve().cast('Opt').resolve()
    expect([b.winner, b.life('A')]).toEqual([null, 25])
  })

  it("[CR 614.17, 614.17c] what can't happen is not replaced: Forsaken Wastes and Boon Reflection", () => {
    const b = board({ a: { battlefield: ['Forsaken Wastes', 'Boon Reflection', 'Child of Night'] } })
    expect(b.attack('Child of Night').damage().life('A')).toBe(20)
  })
})

describe('[CR 615] prevention effects', () => {
  it('[CR 615.1a, 615.6] prevented damage is never dealt', () => {
    const b = board({ a: { battlefield: ['Forest'], hand: ['Fog'] }, b: { battlefield: ['Hill Giant'] }, active: 1 })
    b.turnTo('A').cast('Fog').resolve()
    const seen = watch(b)
    b.attack('Hill Giant').damage()
    expect([seen.count('damage'), b.life('A')]).toEqual([0, 20])
  })

  it('[CR 615.3] a prevention effect lasts until it is used up or its duration ends', () => {
    const b = board({ a: { battlefield: ['Master Healer'] }, b: { battlefield: ['2 Mountain'], hand: ['2 Shock'] } })
    b.activate('Master Healer', { targets: ['A'] }).resolve()
    b.turnTo('B')
      .cast('Shock', { targets: ['A'] })
      .resolve()
      .turnTo('B')
      .cast('Shock', { targets: ['A'] })
      .resolve()
    expect(b.life('A')).toBe(20)
  })

  it('[CR 615.8] "the next time" prevents one instance of damage, however large', () => {
    const b = board({
      active: 1,
      a: { battlefield: ['Cho-Arrim Alchemist', '3 Plains'], hand: ['Forest'] },
      b: { battlefield: ['Craw Wurm'] },
    })
    b.turnTo('A').pick('chooseSource', 'Craw Wurm').activate('Cho-Arrim Alchemist').resolve()
    expect(b.attack('Craw Wurm').damage().life('A')).toBe(26)
  })
})
