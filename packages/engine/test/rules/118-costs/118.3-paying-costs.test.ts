import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 118.6] [S6.1] a card without a mana cost cannot be cast', () => {
  const b = board({ a: { battlefield: ['5 Forest'], hand: ['Dryad Arbor'] } })
  const action = { kind: 'cast' as const, object: b.id('Dryad Arbor'), face: 0, method: 'normal' }
  expect(b.refusal(action)).not.toBeNull()
})

it('[CR 118.5] [S6.1] {0} can be paid', () => {
  const b = board({ a: { hand: ['Memnite'] } })
  b.cast('Memnite').resolve()
  expect(b.in('battlefield', 'Memnite')).toBe(true)
})

it('[S4.3] tapping a tapped permanent as a cost is refused', () => {
  const b = board({ a: { battlefield: [{ card: 'Soulmender', tapped: true }] } })
  const ability = b.c('Soulmender').abilities[0]!.key
  expect(b.refusal({ kind: 'activate', object: b.id('Soulmender'), ability })).toBe(
    'Soulmender: Soulmender is already tapped.',
  )
})

it('[CR 701.26a] [S4.3] an effect that taps a tapped permanent just does nothing', () => {
  const b = board({
    a: { battlefield: ['Rishadan Port', 'Mountain'] },
    b: { battlefield: [{ card: 'Island', tapped: true }] },
  })
  b.activate('Rishadan Port', { targets: ['Island'] }).resolve()
  expect(b.object('Island').tapped).toBe(true)
})

describe('paying', () => {
  it('[CR 118.3a] mana is not shared: the opponent’s lands do not pay', () => {
    const b = board({ a: { battlefield: ['Forest'], hand: ['Grizzly Bears'] }, b: { battlefield: ['4 Forest'] } })
    expect(b.can('cast', 'Grizzly Bears')).toBe(false)
  })
})
