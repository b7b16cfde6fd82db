import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('the order of casting', () => {
  it('[CR 601.2c] a spell without a legal target cannot be cast, and the reason says so', () => {
    const b = board({ a: { battlefield: ['Forest'], hand: ['Giant Growth'] } })
    const action = { kind: 'cast' as const, object: b.id('Giant Growth'), face: 0, method: 'normal' }
    expect(b.refusal(action)).toBe('Giant Growth has no legal target.')
  })
})

describe('another target', () => {
  it('[CR 601.2c] is none of those chosen before', () => {
    const b = board({
      a: { hand: ['Consume Strength'], battlefield: ['Forest', '2 Swamp', 'Hill Giant'] },
      b: { battlefield: ['Grizzly Bears'] },
    })
    b.cast('Consume Strength', { targets: ['Hill Giant', 'Grizzly Bears'] }).resolve()
    expect(b.pt('Hill Giant')).toBe('5/5')
    expect(b.in('graveyard', 'Grizzly Bears', 'B')).toBe(true)
  })

  it('[CR 601.2c] must be there for the spell to be cast', () => {
    const b = board({ a: { hand: ['Consume Strength'], battlefield: ['Forest', '2 Swamp', 'Hill Giant'] } })
    expect(b.can('cast', 'Consume Strength')).toBe(false)
  })
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

describe('X of a spell', () => {
  it('[CR 601.2c] Repeal is not where the only one costs more than that', () => {
    const b = board({ a: { hand: ['Repeal'], battlefield: ['2 Island'] }, b: { battlefield: ['Grizzly Bears'] } })
    expect(b.can('cast', 'Repeal')).toBe(false)
  })
})

describe('"target spell or permanent" and "target spell or creature"', () => {
  const bears = (hand: string, mana: string) => {
    const b = board({
      a: { hand: ['Grizzly Bears'], mana: '{G}{G}' },
      b: { hand: [hand], battlefield: ['Memnite'], mana },
    })
    return b.cast('Grizzly Bears').turnTo('B')
  }

  it('[CR 115.1a] [Unsubstantiate] returns a spell', () => {
    const b = bears('Unsubstantiate', '{U}{U}')
    b.cast('Unsubstantiate', { targets: ['Grizzly Bears'] }).resolve()
    expect([b.in('hand', 'Grizzly Bears', 'A'), b.game.state.stack.length]).toEqual([true, 0])
  })

  it('[CR 115.1a] [Brutal Expulsion] returns a spell, and deals its damage', () => {
    const b = bears('Brutal Expulsion', '{U}{U}{U}{R}')
    b.reply('mode', [0, 1])
      .cast('Brutal Expulsion', { targets: ['Grizzly Bears', 'Memnite'] })
      .resolve()
    expect([b.in('hand', 'Grizzly Bears', 'A'), b.in('exile', 'Memnite')]).toEqual([true, true])
  })
})

describe('an alternative cost that depends on X', () => {
  it.each([
    ['Blazing Shoal', 'Lightning Bolt'],
    ['Nourishing Shoal', 'Grizzly Bears'],
  ])('[CR 601.2b] [%s] exiles a card with the mana value that was announced (%s)', (shoal, card) => {
    const b = board({ a: { hand: [shoal, card], battlefield: ['Memnite'] } })
    b.cast(shoal, { method: 'alternative', targets: ['Memnite'] }).resolve()
    expect(b.names('exile')).toEqual([card])
  })

  it('[CR 601.2b] [Blazing Shoal] is not cast that way with another card alone', () => {
    const b = board({ a: { hand: ['Blazing Shoal', 'Grizzly Bears'], battlefield: ['Memnite'] } })
    expect(b.can('cast', 'Blazing Shoal')).toBe(false)
  })
})
