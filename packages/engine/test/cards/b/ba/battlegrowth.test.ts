import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Battlegrowth] puts a +1/+1 counter on a creature', () => {
  const b = board({ a: { battlefield: ['Forest', 'Grizzly Bears'], hand: ['Battlegrowth'] } })
  b.cast('Battlegrowth').resolve().to('upkeep', 4)
  expect(b.pt('Grizzly Bears')).toBe('3/3')
})
