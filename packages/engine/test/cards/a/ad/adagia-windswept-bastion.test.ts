import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Adagia, Windswept Bastion] copies an artifact as a legend', () => {
  const b = board({
    a: { battlefield: [{ card: 'Adagia, Windswept Bastion', counters: { charge: 12 } }, '4 Plains', 'Sol Ring'] },
  })
  b.activate('Adagia, Windswept Bastion', { nth: 1, targets: ['Sol Ring'] }).resolve()
  expect(b.count('battlefield', 'Sol Ring', 'A')).toBe(2)
})
