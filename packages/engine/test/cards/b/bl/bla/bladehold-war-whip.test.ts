import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Bladehold War-Whip] makes other Equipment cheaper to equip', () => {
  const b = board({ a: { battlefield: ['Bladehold War-Whip', 'Bonesplitter', 'Grizzly Bears'] } })
  b.activate('Bonesplitter', { targets: ['Grizzly Bears'] }).resolve()
  expect(b.pt('Grizzly Bears')).toBe('4/2')
})
