import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Leave No Trace] destroys enchantments that share a color with the target', () => {
  const b = board({
    a: { hand: ['Leave No Trace'], battlefield: ['2 Plains'] },
    b: { battlefield: ['Glorious Anthem', 'Honor of the Pure', 'Sulfuric Vortex'] },
  })
  b.cast('Leave No Trace', { targets: ['Glorious Anthem'] }).resolve()
  expect(b.names('battlefield', 'B')).toEqual(['Sulfuric Vortex'])
})
