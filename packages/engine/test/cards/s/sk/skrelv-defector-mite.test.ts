import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Skrelv, Defector Mite] protects another creature from a color', () => {
  const b = board({
    a: { battlefield: ['Skrelv, Defector Mite', 'Grizzly Bears', 'Plains'] },
    b: { battlefield: ['Hill Giant', 'Mountain', 'Memnite'], hand: ['Shock'] },
  })
  b.option('chooseColor', 'red')
    .activate('Skrelv, Defector Mite', { targets: ['Grizzly Bears'] })
    .resolve()
  expect(b.has('Grizzly Bears', 'toxic')).toBe(true)
  b.attack('Grizzly Bears')
  expect(() => b.block('Hill Giant>Grizzly Bears')).toThrow()
  b.block('Memnite>Grizzly Bears')
  expect(() => b.turnTo('B').cast('Shock', { targets: ['Grizzly Bears'] })).toThrow()
})
