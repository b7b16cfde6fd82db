import { describe, expect, it } from 'vitest'
import { COLOR_BIT } from '../../../src/continuous/characteristics.ts'
import { board } from '../../support/board.ts'

describe('switched power and toughness of a 1/3 creature with +0/+1', () => {
  const switched = (times: number) => {
    const b = board({
      a: {
        battlefield: ["Dragonlord's Servant", 'Blessed Orator', '4 Island', 'Swamp'],
        hand: ['2 Inside Out', 'Vendetta'],
      },
    })
    for (let time = 0; time < times; time++) b.cast('Inside Out', { targets: ["Dragonlord's Servant"] }).resolve()
    return b
  }

  it('[CR 613.4d example 2] becomes 3/1 when the +0/+1 ends', () => {
    const b = switched(1)
    expect(b.pt("Dragonlord's Servant")).toBe('4/1')
    b.cast('Vendetta', { targets: ['Blessed Orator'] }).resolve()
    expect(b.pt("Dragonlord's Servant")).toBe('3/1')
  })

  it('[CR 613.4d example 3] is 1/4 after a second switch', () => {
    expect(switched(2).pt("Dragonlord's Servant")).toBe('1/4')
  })
})

it('[CR 613.4d example 1] a later +5/+0 changes the power before the switch', () => {
  const b = board({
    a: {
      battlefield: [{ card: 'Bramble Creeper', counters: { '+1/+1': 1 } }, 'Blessed Orator', '2 Island'],
      hand: ['Inside Out'],
    },
  })
  b.cast('Inside Out', { targets: ['Bramble Creeper'] }).resolve()
  expect(b.pt('Bramble Creeper')).toBe('5/1')
  b.attack('Bramble Creeper').resolve()
  expect(b.pt('Bramble Creeper')).toBe('5/6')
})

it('[CR 613.5 example 1] Honor of the Pure applies while the color is white, whatever it was before', () => {
  const b = board({ a: { battlefield: ['Honor of the Pure', 'Scathe Zombies', 'Blind Seer', '4 Island'] } })
  b.option('chooseColor', 'white')
    .activate('Blind Seer', { targets: ['Scathe Zombies'] })
    .resolve()
  expect(b.pt('Scathe Zombies')).toBe('3/3')
  b.option('chooseColor', 'red')
    .activate('Blind Seer', { targets: ['Scathe Zombies'] })
    .resolve()
  expect(b.pt('Scathe Zombies')).toBe('2/2')
})

it('[CR 613.5 example 2] what sets power and toughness applies before what changes them', () => {
  const b = board({
    a: {
      battlefield: [{ card: 'Gray Ogre', counters: { '+1/+1': 1 } }, '2 Forest', '4 Plains'],
      hand: ['Titanic Growth', 'Veteran Armorer', 'Humble'],
    },
  })
  expect(b.pt('Gray Ogre')).toBe('3/3')
  b.cast('Titanic Growth', { targets: ['Gray Ogre'] }).resolve()
  expect(b.pt('Gray Ogre')).toBe('7/7')
  b.cast('Veteran Armorer').resolve()
  expect(b.pt('Gray Ogre')).toBe('7/8')
  b.cast('Humble', { targets: ['Gray Ogre'] }).resolve()
  expect(b.pt('Gray Ogre')).toBe('5/7')
})

describe('effects with parts in several layers', () => {
  it('[CR 613.6 example 1] Wild Mongrel gets +1/+1 and a color, and what looks at that color applies as well', () => {
    const b = board({ a: { battlefield: ['Wild Mongrel', 'Honor of the Pure'], hand: ['Forest'] } })
    b.option('chooseColor', 'white').activate('Wild Mongrel').resolve()
    expect([b.pt('Wild Mongrel'), b.c('Wild Mongrel').colors]).toEqual(['4/4', COLOR_BIT.W])
  })

  it('[CR 613.6 example 2] Act of Treason gives control and haste', () => {
    const b = board({
      a: { battlefield: ['3 Mountain'], hand: ['Act of Treason'] },
      b: { battlefield: ['Hill Giant'] },
    })
    b.cast('Act of Treason', { targets: ['Hill Giant'] }).resolve()
    expect([b.c('Hill Giant').controller, b.has('Hill Giant', 'haste')]).toEqual([0, true])
    expect(b.attack('Hill Giant').damage().life('B')).toBe(17)
  })

  it('[CR 613.6 example 3] an artifact that is a creature by then still gets its power and toughness', () => {
    const b = board({ a: { battlefield: ['Alloy Animist', 'Sol Ring', '3 Forest'] } })
    b.activate('Alloy Animist', { targets: ['Sol Ring'] }).resolve()
    expect(b.pt('Sol Ring')).toBe('4/4')
  })
})

it.each([
  ['Flight', 'Grounded', false],
  ['Grounded', 'Flight', true],
] as const)('[CR 613.9 example 1] %s, then %s: the later one decides about flying', (first, second, flies) => {
  const aura = (card: string) => ({ card, attachedTo: 'Grizzly Bears' })
  const b = board({ a: { battlefield: ['Grizzly Bears', aura(first), aura(second)] } })
  expect(b.has('Grizzly Bears', 'flying')).toBe(flies)
})

it('[CR 613.9 example 2] Crusade applies to a creature that another effect makes white', () => {
  const b = board({ a: { battlefield: ['Crusade', 'Grizzly Bears', '2 Plains'], hand: ['Niveous Wisps'] } })
  b.cast('Niveous Wisps', { targets: ['Grizzly Bears'] }).resolve()
  expect(b.pt('Grizzly Bears')).toBe('3/3')
})
