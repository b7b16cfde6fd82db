import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Whispersilk Cloak] keeps the equipped creature from being blocked and targeted, even by its controller', () => {
  const b = board({
    a: {
      hand: ['Shock'],
      battlefield: ['Grizzly Bears', { card: 'Whispersilk Cloak', attachedTo: 'Grizzly Bears' }, 'Mountain'],
    },
    b: { battlefield: ['Hill Giant'] },
  })
  expect(() => b.cast('Shock', { targets: ['Grizzly Bears'] })).toThrow()
  const c = board({
    a: { battlefield: ['Grizzly Bears', { card: 'Whispersilk Cloak', attachedTo: 'Grizzly Bears' }] },
    b: { battlefield: ['Hill Giant'] },
  })
  c.attack('Grizzly Bears')
  expect(() => c.block('Hill Giant>Grizzly Bears')).toThrow()
})
