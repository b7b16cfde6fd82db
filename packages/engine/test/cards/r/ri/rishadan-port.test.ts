import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { offers } from '../../../support/watch.ts'

it('[Rishadan Port] adds {C}', () => {
  const b = board({ a: { battlefield: ['Rishadan Port'] } })
  b.tapForMana('Rishadan Port')
  expect(b.pool('A')).toBe('{C}')
})

it("[Rishadan Port] taps a land in its controller's upkeep", () => {
  const b = board({
    step: 'end',
    a: { battlefield: ['Rishadan Port', 'Mountain'] },
    b: { battlefield: ['Forest', 'Plains'] },
  })
  b.to('upkeep').turnTo('A')
  b.activate('Rishadan Port', { targets: ['Forest'] }).resolve()
  expect(b.step).toBe('upkeep')
  expect(b.object('Forest').tapped).toBe(true)
})

it('[Rishadan Port] cannot pay for its ability with itself', () => {
  const b = board({ a: { battlefield: ['Rishadan Port'] }, b: { battlefield: ['Forest'] } })
  expect(b.can('activate', 'Rishadan Port')).toBe(false)
})

it('[Rishadan Port] lets the land be tapped for mana in response', () => {
  const b = board({ a: { battlefield: ['Rishadan Port', 'Mountain'] }, b: { battlefield: ['Forest'] } })
  b.activate('Rishadan Port', { targets: ['Forest'] })
    .turnTo('B')
    .tapForMana('Forest')
  expect(b.pool('B')).toBe('{G}')
})

it('[Rishadan Port] targets only lands', () => {
  const b = board({ a: { battlefield: ['Rishadan Port', 'Mountain'] }, b: { battlefield: ['Sol Ring', 'Forest'] } })
  const seen = offers(b, 'target', 'Forest')
  b.activate('Rishadan Port')
  expect(seen).not.toContain('Sol Ring')
})

it('[Rishadan Port] has one tap for both abilities', () => {
  const b = board({ a: { battlefield: ['Rishadan Port', 'Mountain'] }, b: { battlefield: ['Forest'] } })
  b.tapForMana('Rishadan Port')
  expect(b.can('activate', 'Rishadan Port')).toBe(false)
})
