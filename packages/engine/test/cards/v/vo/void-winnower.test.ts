import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Void Winnower] keeps opponents from casting spells and blocking with creatures with even mana values', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Void Winnower'] },
    b: { hand: ['Ornithopter', 'Shock', 'Grizzly Bears'], battlefield: ['Mountain', '2 Forest'] },
  })
  expect(['Ornithopter', 'Shock', 'Grizzly Bears'].map((name) => b.can('cast', name))).toEqual([false, true, false])
  const c = board({
    a: { battlefield: ['Void Winnower'] },
    b: { battlefield: ['Hill Giant', 'Bottle Gnomes'] },
  })
  c.attack('Void Winnower')
  expect(() => c.block('Hill Giant>Void Winnower')).toThrow()
})
