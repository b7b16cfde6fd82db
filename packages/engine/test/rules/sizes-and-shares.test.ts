import { describe, expect, it } from 'vitest'
import { board } from '../support/board.ts'

describe('tokens of a size that is worked out', () => {
  const slime = () =>
    board({ a: { hand: ['Miming Slime', 'Giant Growth'], battlefield: ['4 Forest', 'Hill Giant'] } }).cast(
      'Miming Slime',
    )

  it('[CR 111.3] have the power and toughness the effect gives them', () => {
    expect(slime().resolve().pt('Ooze Token')).toBe('3/3')
  })

  it('[CR 608.2h] keep them when what was looked at changes', () => {
    const b = slime()
      .resolve()
      .cast('Giant Growth', { targets: ['Hill Giant'] })
      .resolve()
    expect(b.pt('Hill Giant')).toBe('6/6')
    expect(b.pt('Ooze Token')).toBe('3/3')
  })
})

describe('counters distributed among targets', () => {
  const agony = () =>
    board({
      a: { hand: ['Splendid Agony'], battlefield: ['3 Swamp'] },
      b: { hand: ['Boomerang'], battlefield: ['2 Island', 'Hill Giant', 'Grizzly Bears'] },
    })

  it('[CR 601.2d] each target gets at least one', () => {
    const b = agony()
      .cast('Splendid Agony', { targets: ['Hill Giant,Grizzly Bears'] })
      .resolve()
    expect(b.counters('Hill Giant', '-1/-1')).toBe(1)
    expect(b.counters('Grizzly Bears', '-1/-1')).toBe(1)
  })

  it('[CR 601.2d] one target gets all of them', () => {
    const b = agony()
      .cast('Splendid Agony', { targets: ['Grizzly Bears'] })
      .resolve()
    expect(b.in('graveyard', 'Grizzly Bears', 'B')).toBe(true)
  })

  it('[CR 608.2b] what was announced for a target that is gone is lost', () => {
    const b = agony()
      .cast('Splendid Agony', { targets: ['Hill Giant,Grizzly Bears'] })
      .pass()
    b.cast('Boomerang', { targets: ['Grizzly Bears'] })
      .resolve()
      .resolve()
    expect(b.counters('Hill Giant', '-1/-1')).toBe(1)
  })
})

it('[CR 701.23] Cultivate puts one of the cards found onto the battlefield and the other into the hand', () => {
  const b = board({
    a: { hand: ['Cultivate'], battlefield: ['3 Forest'], library: ['Island', 'Swamp', 'Hill Giant'] },
  })
  b.pick('chooseFound', 'Island', 'Swamp').pick('choose', 'Swamp').cast('Cultivate').resolve()
  expect(b.in('hand', 'Island', 'A')).toBe(true)
  expect(b.object('Swamp').zone).toBe('battlefield')
  expect(b.object('Swamp').tapped).toBe(true)
})

it('[CR 601.2c] Earthshaker Khenra targets what is no bigger than itself', () => {
  const b = board({
    a: { hand: ['Earthshaker Khenra'], battlefield: ['2 Mountain'] },
    b: { battlefield: ['Hill Giant', 'Grizzly Bears'] },
  })
  b.reply('target', () => [b.id('Grizzly Bears')])
    .cast('Earthshaker Khenra')
    .resolve()
  const [offered] = b.asked
  expect(offered?.shape === 'objects' && offered.candidates).not.toContain(b.id('Hill Giant'))
})

it('[CR 611.2a] until your next turn is over as that turn begins', () => {
  const b = board({
    a: { battlefield: ['Fear of Falling'] },
    b: { battlefield: ['Wind Drake'] },
  })
  b.attack('Fear of Falling').resolveAll()
  expect(b.has('Wind Drake', 'flying')).toBe(false)
  b.to('main1', 4)
  expect(b.pt('Wind Drake')).toBe('0/2')
  b.to('upkeep', 5)
  expect(b.pt('Wind Drake')).toBe('2/2')
})

it('[CR 608.2d] the keyword is chosen as the ability resolves', () => {
  const b = board({ a: { battlefield: ['Butcher of the Horde', 'Grizzly Bears'] } })
  b.option('mode', 'lifelink').activate('Butcher of the Horde').resolve()
  expect(b.has('Butcher of the Horde', 'lifelink')).toBe(true)
  expect(b.has('Butcher of the Horde', 'haste')).toBe(false)
})

it('[CR 614.1c] Boot Nipper enters with one of two counters', () => {
  const b = board({ a: { hand: ['Boot Nipper'], battlefield: ['2 Swamp'] } })
  b.cast('Boot Nipper').resolve()
  expect(b.counters('Boot Nipper', 'deathtouch') + b.counters('Boot Nipper', 'lifelink')).toBe(1)
})

it('[Vega, the Watcher] draws for a spell cast from a graveyard, not for one from the hand', () => {
  const b = board({
    a: {
      hand: ['Shock'],
      graveyard: ['Firebolt'],
      battlefield: ['Vega, the Watcher', '6 Mountain'],
      library: ['Island', 'Island', 'Island'],
    },
  })
  b.cast('Shock', { targets: ['B'] }).resolveAll()
  expect(b.names('hand', 'A')).toHaveLength(0)
  b.cast('Firebolt', { targets: ['B'], method: 'flashback' }).resolveAll()
  expect(b.names('hand', 'A')).toHaveLength(1)
})
