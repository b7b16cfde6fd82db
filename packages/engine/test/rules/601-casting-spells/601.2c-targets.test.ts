import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('the order of casting', () => {
  it('[CR 601.2c] a spell without a legal target cannot be cast, and the reason says so', () => {
    const b = board({ a: { battlefield: ['Forest'], hand: ['Giant Growth'] } })
    const action = { kind: 'cast' as const, object: b.id('Giant Growth'), face: 0, method: 'normal' }
    expect(b.refusal(action)).toBe('Giant Growth has no legal target.')
  })
})

describe('another target', () => {
  it('[CR 601.2c] is none of those chosen before', () => {
    const b = board({
      a: { hand: ['Consume Strength'], battlefield: ['Forest', '2 Swamp', 'Hill Giant'] },
      b: { battlefield: ['Grizzly Bears'] },
    })
    b.cast('Consume Strength', { targets: ['Hill Giant', 'Grizzly Bears'] }).resolve()
    expect(b.pt('Hill Giant')).toBe('5/5')
    expect(b.in('graveyard', 'Grizzly Bears', 'B')).toBe(true)
  })

  it('[CR 601.2c] must be there for the spell to be cast', () => {
    const b = board({ a: { hand: ['Consume Strength'], battlefield: ['Forest', '2 Swamp', 'Hill Giant'] } })
    expect(b.can('cast', 'Consume Strength')).toBe(false)
  })
})

it('[CR 601.2c] Earthshaker Khenra targets what is no bigger than itself', () => {
  const b = board({
    a: { hand: ['Earthshaker Khenra'], battlefield: ['2 Mountain'] },
    b: { battlefield: ['Hill Giant', 'Grizzly Bears'] },
  })
  b.reply('target', () => [b.id('Grizzly Bears')])
    .cast('Earthshaker Khenra')
    .resolve()
  const [offered] = b.asked
  expect(offered?.shape === 'objects' && offered.candidates).not.toContain(b.id('Hill Giant'))
})

describe('X of a spell', () => {
  it('[CR 601.2c] Repeal is not where the only one costs more than that', () => {
    const b = board({ a: { hand: ['Repeal'], battlefield: ['2 Island'] }, b: { battlefield: ['Grizzly Bears'] } })
    expect(b.can('cast', 'Repeal')).toBe(false)
  })
})
