import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('sneak', () => {
  const attack = () => {
    const b = board({ a: { hand: ['Foot Ninjas'], battlefield: ['4 Swamp', 'Grizzly Bears'] } })
    expect(b.can('cast', 'Foot Ninjas')).toBe(false)
    return b.attack('Grizzly Bears')
  }

  it('[CR 702.190a] is cast in the declare blockers step by returning an unblocked attacker', () => {
    const b = attack()
    expect(b.can('cast', 'Foot Ninjas')).toBe(false)
    b.to('declareBlockers').cast('Foot Ninjas', { method: 'alternative' })
    expect(b.names('hand', 'A')).toEqual(['Grizzly Bears'])
    b.resolve()
    expect(b.object('Foot Ninjas').tapped).toBe(true)
  })

  it('[CR 702.190b] the permanent attacks what the returned creature attacked', () => {
    const b = attack().to('declareBlockers').cast('Foot Ninjas', { method: 'alternative' }).resolve()
    const { power } = b.c('Foot Ninjas')
    b.damage()
    expect(b.life('B')).toBe(20 - power)
  })
})
