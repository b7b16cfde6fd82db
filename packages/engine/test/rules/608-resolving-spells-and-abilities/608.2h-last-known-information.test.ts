import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('looking back', () => {
  it('[CR 608.2h] [S5.2] Swords to Plowshares gives life for the power the creature had', () => {
    const b = board({
      a: { battlefield: ['Plains'], hand: ['Swords to Plowshares'] },
      b: { battlefield: ['Grizzly Bears', 'Glorious Anthem'] },
    })
    b.cast('Swords to Plowshares', { targets: ['Grizzly Bears'] }).resolve()
    expect(b.life('B')).toBe(23)
  })

  it('[CR 608.2h, 122.8] Servant of the Scale gives as many counters as it had', () => {
    const b = board({
      a: {
        battlefield: [{ card: 'Servant of the Scale', counters: { '+1/+1': 3 } }, 'Grizzly Bears', '3 Swamp'],
        hand: ['Murder'],
      },
    })
    b.cast('Murder', { targets: ['Servant of the Scale'] }).resolveAll()
    expect(b.counters('Grizzly Bears', '+1/+1')).toBe(3)
  })

  it('[CR 608.2h] Devour Flesh gives life for the toughness the sacrificed creature had', () => {
    const b = board({
      a: { battlefield: ['2 Swamp'], hand: ['Devour Flesh'] },
      b: { battlefield: ['Grizzly Bears', 'Glorious Anthem'] },
    })
    b.cast('Devour Flesh', { targets: ['B'] }).resolve()
    expect(b.life('B')).toBe(23)
  })
})
