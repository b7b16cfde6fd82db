import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Hardened Scales] adds a +1/+1 counter on creatures you control', () => {
  const b = board({ a: { battlefield: ['Hardened Scales', 'Forest', 'Grizzly Bears'], hand: ['Battlegrowth'] } })
  b.cast('Battlegrowth').resolve()
  expect(b.pt('Grizzly Bears')).toBe('4/4')
})

it('[Hardened Scales] counts for creatures that enter with counters, not for the opponent', () => {
  const b = board({ a: { battlefield: ['Hardened Scales', '3 Forest'], hand: ['Spike Feeder'] } })
  b.cast('Spike Feeder').resolve()
  expect(b.pt('Spike Feeder')).toBe('3/3')
  const other = board({
    a: { battlefield: ['Hardened Scales', 'Forest'], hand: ['Battlegrowth'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  other.cast('Battlegrowth').resolve()
  expect(other.pt('Grizzly Bears')).toBe('3/3')
})

it("Hardened Scales does nothing for the opponent's creatures", () => {
  const b = board({
    a: { battlefield: ['Hardened Scales', 'Forest'], hand: ['Battlegrowth'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.cast('Battlegrowth', { targets: ['Grizzly Bears'] }).resolve()
  expect(b.counters('Grizzly Bears', '+1/+1')).toBe(1)
})
