import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mutavault] becomes a creature of every type and stays a land', () => {
  const b = board({ a: { battlefield: ['Mutavault', 'Forest'] } })
  b.activate('Mutavault').resolve()
  expect([b.pt('Mutavault'), b.can('activateMana', 'Mutavault')]).toEqual(['2/2', true])
  const lord = board({ a: { battlefield: ['Mutavault', 'Forest', 'Lord of Atlantis'] } })
  expect(lord.activate('Mutavault').resolve().pt('Mutavault')).toBe('3/3')
})
