import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Blade of the Bloodchief] puts two counters on a Vampire', () => {
  const b = board({
    a: {
      battlefield: [
        'Vampire Nighthawk',
        { card: 'Blade of the Bloodchief', attachedTo: 'Vampire Nighthawk' },
        'Mountain',
      ],
      hand: ['Shock'],
    },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.cast('Shock', { targets: ['Grizzly Bears'] }).resolveAll()
  expect(b.pt('Vampire Nighthawk')).toBe('4/5')
})
