import { describe, expect, it } from 'vitest'
import { explain } from '../../src/view/explain.ts'
import { board } from '../support/board.ts'

describe('why an object is what it is', () => {
  it('[CR 613.1] lists effects in the order they apply, with layer and source', () => {
    const b = board({
      a: { battlefield: ['Opalescence', 'Glorious Anthem', { card: 'Exploration', counters: { '+1/+1': 2 } }] },
    })
    const { before, effects, now } = explain(b.game, b.id('Exploration'))
    expect(effects.map(({ layer, sourceName, note }) => [layer, sourceName, note])).toEqual([
      ['4', 'Opalescence', ''],
      ['7b', 'Opalescence', ''],
      ['7c', 'Glorious Anthem', ''],
      ['7c', 'Exploration', '2 +1/+1 counters'],
    ])
    expect([before.types, before.power]).toEqual([['enchantment'], null])
    expect([now.types, now.power, now.toughness]).toEqual([['creature', 'enchantment'], 4, 4])
  })

  it('[CR 613.2] tells what is copied', () => {
    const b = board({ a: { hand: ['Clone'], mana: '{U}{U}{U}{U}', battlefield: ['Grizzly Bears'] } })
    b.yes('copy').pick('copy', 'Grizzly Bears').cast('Clone').resolve()
    const { effects, before } = explain(b.game, b.id('Grizzly Bears#2'))
    expect(effects).toMatchObject([{ layer: '1', note: 'a copy of Grizzly Bears' }])
    expect(before.name).toBe('Grizzly Bears')
  })

  it('finds nothing for a card no effect touches', () => {
    const b = board({ a: { battlefield: ['Grizzly Bears'] } })
    expect(explain(b.game, b.id('Grizzly Bears')).effects).toEqual([])
  })
})
