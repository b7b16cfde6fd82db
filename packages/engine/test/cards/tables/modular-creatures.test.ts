import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it.each([
  ['Arcbound Bruiser', 5, '3/3'],
  ['Arcbound Hybrid', 4, '2/2'],
] as const)('[%s] costs {%i} and has modular: %s', (name, cost, size) => {
  const b = board({ a: { battlefield: [`${cost} Wastes`, '2 Plains', 'Memnite'], hand: [name, 'Disenchant'] } })
  b.cast(name).resolve()
  expect(b.pt(name)).toBe(size)
  b.yes()
    .cast('Disenchant', { targets: [name, 'Memnite'] })
    .resolveAll()
  expect(b.counters('Memnite', '+1/+1')).toBe(Number(size[0]))
})
