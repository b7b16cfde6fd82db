import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Doomed Dissenter] leaves a Zombie', () => {
  const b = board({ a: { battlefield: ['Doomed Dissenter', 'Mountain'], hand: ['Shock'] } })
  b.cast('Shock', { targets: ['Doomed Dissenter'] }).resolveAll()
  expect(b.pt('Zombie Token')).toBe('2/2')
})
