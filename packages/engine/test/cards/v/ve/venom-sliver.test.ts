import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Venom Sliver] gives your Slivers deathtouch', () => {
  const b = board({ a: { battlefield: ['Venom Sliver', 'Metallic Sliver'] }, b: { battlefield: ['Sliver Construct'] } })
  expect(['Venom Sliver', 'Metallic Sliver', 'Sliver Construct'].map((name) => b.has(name, 'deathtouch'))).toEqual([
    true,
    true,
    false,
  ])
})
