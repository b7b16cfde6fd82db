import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Detention Sphere] detains all permanents of a name until it leaves', () => {
  const b = board({
    a: { hand: ['Detention Sphere', 'Disenchant'], battlefield: ['4 Plains', 'Island'] },
    b: { battlefield: ['2 Grizzly Bears', 'Hill Giant'] },
  })
  b.aim(['Grizzly Bears']).yes().cast('Detention Sphere').resolveAll()
  expect(b.names('battlefield', 'B')).toEqual(['Hill Giant'])
  b.cast('Disenchant', { targets: ['Detention Sphere'] }).resolveAll()
  expect(b.count('battlefield', 'Grizzly Bears', 'B')).toBe(2)
})
