import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Prodigal Pyromancer] taps to deal 1 damage to any target', () => {
  const b = board({ a: { battlefield: ['Prodigal Pyromancer'] } })
  b.activate('Prodigal Pyromancer', { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(19)
  expect(b.can('activate', 'Prodigal Pyromancer')).toBe(false)
})
