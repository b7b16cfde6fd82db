import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('Humility and Opalescence', () => {
  it('[S10.1] [CR 613.4b] [S12.1] Opalescence, then Humility: the later effect of layer 7b makes Humility 1/1', () => {
    const b = board({ a: { battlefield: ['Opalescence', 'Humility', 'Glorious Anthem'] } })
    expect(b.pt('Humility')).toBe('1/1')
    expect(b.pt('Glorious Anthem')).toBe('1/1')
  })

  it('[S10.1] [CR 613.4b] [S12.1] Humility, then Opalescence: the later effect of layer 7b makes Humility 4/4', () => {
    const b = board({ a: { battlefield: ['Humility', 'Opalescence', 'Glorious Anthem'] } })
    expect(b.pt('Humility')).toBe('4/4')
    expect(b.pt('Glorious Anthem')).toBe('3/3')
  })

  it('[S10.1] [CR 613.4c] [S12.1] +1/+1 counters and Giant Growth apply after Humility', () => {
    const b = board({
      a: {
        battlefield: ['Humility', { card: 'Serra Angel', counters: { '+1/+1': 1 } }, 'Forest'],
        hand: ['Giant Growth'],
      },
    })
    expect(b.pt('Serra Angel')).toBe('2/2')
    b.cast('Giant Growth', { targets: ['Serra Angel'] }).resolve()
    expect(b.pt('Serra Angel')).toBe('5/5')
  })

  it("[S10.1] [CR 613.4b] a Mishra's Factory animated after Humility is 2/2, because its effect is newer", () => {
    const b = board({ a: { battlefield: ['Humility', "Mishra's Factory", 'Forest'] } })
    b.activate("Mishra's Factory").resolve()
    expect(b.pt("Mishra's Factory")).toBe('2/2')
    expect(b.c("Mishra's Factory").abilities).toEqual([])
  })

  it("[S10.1] [CR 613.4b] a Mishra's Factory animated before Humility enters is 1/1", () => {
    const b = board({ a: { battlefield: ["Mishra's Factory", '5 Plains'], hand: ['Humility'] } })
    b.activate("Mishra's Factory").resolve()
    b.cast('Humility').resolve()
    expect(b.pt("Mishra's Factory")).toBe('1/1')
  })

  it('[S10.1] [CR 613.4a] Tarmogoyf under Humility is 1/1: its ability is gone before layer 7a', () => {
    const b = board({ a: { battlefield: ['Humility', 'Tarmogoyf'], graveyard: ['Forest', 'Lightning Bolt'] } })
    expect(b.pt('Tarmogoyf')).toBe('1/1')
  })
})

it('[S10.1] [CR 613.4d] [CR 613.4c] counters apply in the layer of other changes, after base values are set', () => {
  const b = board({ a: { battlefield: ['Opalescence', { card: 'Exploration', counters: { '+1/+1': 2 } }] } })
  expect(b.pt('Exploration')).toBe('3/3')
})
