import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'
import { watch } from '../../support/watch.ts'

it('[CR 614.1a] Torbran adds 2 to the damage of red sources, also to permanents of an opponent', () => {
  const b = board({
    a: { hand: ['Shock', 'Shock'], battlefield: ['Torbran, Thane of Red Fell', '2 Mountain'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Shock', { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(16)
  b.cast('Shock', { targets: ['Hill Giant'] }).resolve()
  expect(b.in('graveyard', 'Hill Giant', 'B')).toBe(true)
})

it('[S10.5] [CR 614.1a] Darksteel Colossus milled is shuffled into the library instead', () => {
  const b = board({
    a: { battlefield: ['Millstone', '2 Forest'] },
    b: { library: ['Darksteel Colossus', '5 Forest'] },
  })
  const seen = watch(b)
  b.activate('Millstone', { targets: ['B'] }).resolve()
  expect(b.names('graveyard', 'B')).toEqual(['Forest'])
  expect(b.in('library', 'Darksteel Colossus', 'B')).toBe(true)
  expect(seen.count('shuffled', 'B')).toBe(1)
})

it('[S10.5] [CR 614.1a] Hardened Scales adds one +1/+1 counter to those put', () => {
  const b = board({ a: { battlefield: ['Hardened Scales', 'Grizzly Bears', 'Forest'], hand: ['Battlegrowth'] } })
  b.cast('Battlegrowth', { targets: ['Grizzly Bears'] }).resolve()
  expect(b.counters('Grizzly Bears', '+1/+1')).toBe(2)
})

describe('entering the battlefield', () => {
  it('[S10.5] [CR 614.1c] [S10.5] a permanent enters tapped', () => {
    const b = board({ a: { hand: ['Akoum Warrior'] } })
    b.act({ kind: 'playLand', object: b.id('Akoum Warrior'), face: 1 })
    expect(b.object('Akoum Teeth').tapped).toBe(true)
  })

  it('[S10.5] [CR 614.1c] [S10.5] a permanent enters with counters', () => {
    const b = board({ a: { battlefield: ['3 Forest'], hand: ['Spike Feeder'] } })
    b.cast('Spike Feeder').resolve()
    expect(b.pt('Spike Feeder')).toBe('2/2')
  })
})

it('[S10.5] [CR 614.1a] Worship: damage does not reduce your life below 1 while you control a creature', () => {
  const b = board({
    a: { battlefield: ['Worship', 'Grizzly Bears', 'Mountain'], hand: ['Lightning Bolt'], life: 2 },
  })
  b.cast('Lightning Bolt', { targets: ['A'] }).resolve()
  expect(b.life('A')).toBe(1)
})

it('[CR 614.1c] Boot Nipper enters with one of two counters', () => {
  const b = board({ a: { hand: ['Boot Nipper'], battlefield: ['2 Swamp'] } })
  b.cast('Boot Nipper').resolve()
  expect(b.counters('Boot Nipper', 'deathtouch') + b.counters('Boot Nipper', 'lifelink')).toBe(1)
})
