import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Regeneration] regenerates the enchanted creature for {G}', () => {
  const b = board({
    a: {
      battlefield: [{ card: 'Regeneration', attachedTo: 'Grizzly Bears' }, 'Grizzly Bears', 'Forest', 'Mountain'],
      hand: ['Shock'],
    },
  })
  b.activate('Regeneration')
    .resolve()
    .cast('Shock', { targets: ['Grizzly Bears'] })
    .resolve()
  expect(b.object('Grizzly Bears').tapped).toBe(true)
})
