import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Carapace] is sacrificed to regenerate the creature', () => {
  const b = board({
    a: {
      battlefield: [{ card: 'Carapace', attachedTo: 'Grizzly Bears' }, 'Grizzly Bears', '3 Swamp'],
      hand: ['Murder'],
    },
  })
  b.activate('Carapace').resolve().cast('Murder').resolve()
  expect(b.in('battlefield', 'Grizzly Bears', 'A')).toBe(true)
})
