import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('transmute', () => {
  it('[CR 702.53a] transmute finds a card with the same mana value', () => {
    const b = board({
      a: {
        hand: ['Drift of Phantasms'],
        battlefield: ['3 Island'],
        library: ['Shock', 'Grizzly Bears', 'Hill Giant', 'Phyrexian Arena'],
      },
    })
    b.activate('Drift of Phantasms', { zone: 'hand' }).pick('chooseFound', 'Phyrexian Arena').resolve()
    expect(b.names('hand', 'A')).toEqual(['Phyrexian Arena'])
    const [question] = b.asked.filter((decision) => decision.purpose === 'chooseFound')
    expect(question?.shape === 'objects' && question.candidates).toHaveLength(1)
  })
})
