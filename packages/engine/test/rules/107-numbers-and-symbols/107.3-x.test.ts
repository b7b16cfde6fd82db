import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 107.3a] X = 0: Banefire for {R} deals nothing', () => {
  const b = board({ a: { battlefield: ['Mountain'], hand: ['Banefire'] } })
  b.cast('Banefire', { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(20)
  expect(b.in('graveyard', 'Banefire', 'A')).toBe(true)
})

it('[CR 107.3a] X = 0 may be chosen with mana to spare', () => {
  const b = board({ a: { battlefield: ['4 Mountain'], hand: ['Banefire'] } })
  b.reply('x', 0)
    .cast('Banefire', { targets: ['B'] })
    .resolve()
  expect(b.life('B')).toBe(20)
  expect(b.game.state.battlefield.filter((id) => b.game.state.objects[id]!.tapped).length).toBe(1)
})

it('[CR 107.3a] X is bounded by what can be paid', () => {
  const b = board({ a: { battlefield: ['4 Mountain'], hand: ['Banefire'] } })
  b.reply('x', (d) => (d.shape === 'number' ? d.max : 0))
    .cast('Banefire', { targets: ['B'] })
    .resolve()
  expect(b.life('B')).toBe(17)
})

it('[CR 107.3b] cast without paying its mana cost, X is 0: Skeletal Scrying on Isochron Scepter', () => {
  const b = board({
    a: { battlefield: ['4 Swamp'], hand: ['Isochron Scepter', 'Skeletal Scrying'], graveyard: ['3 Forest'] },
  })
  b.yes().pick('choose', 'Skeletal Scrying').cast('Isochron Scepter').resolve().resolve()
  b.yes().yes().activate('Isochron Scepter').resolveAll()
  expect(b.count('graveyard', 'Forest')).toBe(3)
  expect(b.life('A')).toBe(20)
})

describe('casting keywords', () => {
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
})

describe('X of a spell', () => {
  it('[CR 107.3m] Endless One enters with as many counters as were paid for', () => {
    const b = board({ a: { hand: ['Endless One'], battlefield: ['3 Wastes'] } })
    b.reply('x', 2).cast('Endless One').resolve()
    expect(b.pt('Endless One')).toBe('2/2')
  })

  it('[CR 107.3m] is 0 for a permanent that was not cast: Endless One dies', () => {
    const b = board({ a: { hand: ['Reanimate'], graveyard: ['Endless One'], battlefield: ['Swamp'] } })
    b.cast('Reanimate', { targets: ['Endless One'] }).resolve()
    expect(b.in('graveyard', 'Endless One')).toBe(true)
  })
})
