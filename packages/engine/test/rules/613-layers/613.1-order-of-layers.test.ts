import { describe, expect, it } from 'vitest'
import { colorsOf } from '../../../src/continuous/characteristics.ts'
import { board } from '../../support/board.ts'

it('[CR 613.1d] [Thassa, God of the Sea] is a creature while the devotion is five, and no longer', () => {
  const b = board({ a: { battlefield: ['Thassa, God of the Sea', '2 Air Elemental'] } })
  expect(b.pt('Thassa, God of the Sea')).toBe('5/5')
  b.attack('Thassa, God of the Sea').damage()
  expect(b.life('B')).toBe(15)
  const alone = board({ a: { battlefield: ['Thassa, God of the Sea', 'Air Elemental'] } })
  expect(() => alone.attack('Thassa, God of the Sea')).toThrow()
})

describe('Humility and Opalescence', () => {
  it('[S10.1] [CR 613.1f] Muraganda Petroglyphs sees the creatures that lost their abilities in layer 6', () => {
    const b = board({ a: { battlefield: ['Humility', 'Muraganda Petroglyphs', 'Serra Angel'] } })
    expect(b.pt('Serra Angel')).toBe('3/3')
  })
})

describe('abilities that are lost', () => {
  it('[S10.1] [CR 613.1f] Goblin Warchief under Humility makes nothing cheaper', () => {
    const b = board({ a: { battlefield: ['Goblin Warchief', 'Humility', 'Mountain'], hand: ['Goblin Piker'] } })
    expect(b.can('cast', 'Goblin Piker')).toBe(false)
  })

  it('[S10.1] [CR 613.1f] Glorious Anthem is no creature: under Humility alone creatures are 2/2', () => {
    const b = board({ a: { battlefield: ['Glorious Anthem', 'Humility', 'Serra Angel'] } })
    expect(b.pt('Serra Angel')).toBe('2/2')
  })

  it('[S10.1] [CR 613.1f] an ability granted after its object lost all stays: Swiftfoot Boots on a creature under Humility', () => {
    const b = board({
      a: { battlefield: ['Humility', 'Serra Angel', { card: 'Swiftfoot Boots', attachedTo: 'Serra Angel' }] },
    })
    expect(b.has('Serra Angel', 'hexproof')).toBe(true)
    expect(b.has('Serra Angel', 'flying')).toBe(false)
  })
})

it('[S10.1] [CR 613.1b] Control Magic changes the controller, and Glorious Anthem sees it', () => {
  const b = board({
    a: { battlefield: ['Glorious Anthem', '4 Island'], hand: ['Control Magic'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Control Magic', { targets: ['Hill Giant'] }).resolve()
  expect(b.in('battlefield', 'Hill Giant', 'A')).toBe(true)
  expect(b.pt('Hill Giant')).toBe('4/4')
})

it('[S10.1] [CR 613.1e] Wild Mongrel made white is helped by Honor of the Pure', () => {
  const b = board({ a: { battlefield: ['Wild Mongrel', 'Honor of the Pure'], hand: ['Forest'] } })
  b.option('chooseColor', 'white').activate('Wild Mongrel').resolve()
  expect(colorsOf(b.c('Wild Mongrel'))).toEqual(['W'])
  expect(b.pt('Wild Mongrel')).toBe('4/4')
})

it('[S10.1] [CR 613.1f] Yixlid Jailer takes the abilities of cards in all graveyards', () => {
  const b = board({
    a: { battlefield: ['Yixlid Jailer', 'Forest', 'Glorious Anthem'], graveyard: ['Ray of Revelation'] },
  })
  expect(b.c('Ray of Revelation').abilities).toEqual([])
  expect(b.can('cast', 'Ray of Revelation')).toBe(false)
})

it('[CR 613.6] Alpine Moon takes the ability of Urborg in layer 6 only: it has made lands Swamps in layer 4', () => {
  const b = board({
    a: { battlefield: ['Urborg, Tomb of Yawgmoth'] },
    b: { hand: ['Alpine Moon'], battlefield: ['Mountain'], mana: '{R}' },
    active: 1,
  })
  b.reply('chooseName', 'Urborg, Tomb of Yawgmoth').cast('Alpine Moon').resolve()
  expect(b.c('Mountain').subtypes).toContain('Swamp')
  expect(b.c('Urborg, Tomb of Yawgmoth').subtypes).not.toContain('Swamp')
})
