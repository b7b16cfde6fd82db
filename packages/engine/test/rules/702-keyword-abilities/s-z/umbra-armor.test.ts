import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('umbra armor', () => {
  it('[CR 702.89a] the Aura is destroyed instead, and the damage is removed', () => {
    const b = board({
      a: { battlefield: ['Grizzly Bears', { card: 'Boar Umbra', attachedTo: 'Grizzly Bears' }] },
      b: { battlefield: ['Colossal Dreadmaw'] },
    })
    b.attack('Grizzly Bears').block('Colossal Dreadmaw>Grizzly Bears').damage()
    expect(b.in('graveyard', 'Boar Umbra', 'A')).toBe(true)
    expect(b.object('Grizzly Bears').damage).toBe(0)
  })

  it('[CR 616.1] with two of them the controller chooses which is destroyed', () => {
    const b = board({
      a: {
        hand: ['Murder'],
        battlefield: [
          '3 Swamp',
          'Grizzly Bears',
          { card: 'Boar Umbra', attachedTo: 'Grizzly Bears' },
          { card: 'Hyena Umbra', attachedTo: 'Grizzly Bears' },
        ],
      },
    })
    b.option('replacement', 'Hyena')
      .cast('Murder', { targets: ['Grizzly Bears'] })
      .resolve()
    expect(b.names('graveyard', 'A').sort()).toEqual(['Hyena Umbra', 'Murder'])
    expect(b.pt('Grizzly Bears')).toBe('5/5')
  })
})
