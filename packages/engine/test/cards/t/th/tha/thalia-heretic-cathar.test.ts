import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Thalia, Heretic Cathar] makes creatures and nonbasic lands of opponents enter tapped', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Thalia, Heretic Cathar'] },
    b: { hand: ['Ornithopter', 'Wasteland', 'Sol Ring'], battlefield: ['Mountain'] },
  })
  b.cast('Ornithopter').resolve().play('Wasteland').cast('Sol Ring').resolve()
  expect(['Ornithopter', 'Wasteland', 'Sol Ring'].map((name) => b.object(name).tapped)).toEqual([true, true, false])
})

it('[Thalia, Heretic Cathar] leaves basic lands alone', () => {
  const b = board({ active: 1, a: { battlefield: ['Thalia, Heretic Cathar'] }, b: { hand: ['Island'] } })
  expect(b.play('Island').object('Island').tapped).toBe(false)
})
