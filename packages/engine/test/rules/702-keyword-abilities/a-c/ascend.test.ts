import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('ascend', () => {
  it('[CR 702.131b] comes with the tenth permanent and stays when it leaves', () => {
    const b = board({
      a: { hand: ['Forest', 'Shock'], battlefield: ['6 Mountain', 'Dusk Charger', '2 Grizzly Bears'] },
    })
    expect(b.pt('Dusk Charger')).toBe('3/3')
    b.play('Forest')
    expect(b.pt('Dusk Charger')).toBe('5/5')
    b.cast('Shock', { targets: ['Grizzly Bears'] }).resolve()
    expect(b.pt('Dusk Charger')).toBe('5/5')
  })

  it('[CR 702.131a] of a sorcery counts as it resolves', () => {
    const draw = (lands: string) => {
      const b = board({ a: { hand: ['Secrets of the Golden City'], battlefield: [lands], library: ['9 Forest'] } })
      return b.cast('Secrets of the Golden City').resolve().names('hand', 'A').length
    }
    expect(draw('9 Island')).toBe(2)
    expect(draw('10 Island')).toBe(3)
  })
})
