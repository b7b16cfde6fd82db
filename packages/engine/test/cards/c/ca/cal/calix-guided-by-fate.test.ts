import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Calix, Guided by Fate] copies an enchantment once each turn', () => {
  const b = board({
    a: {
      battlefield: [
        'Calix, Guided by Fate',
        'Glorious Anthem',
        'Grizzly Bears',
        { card: 'Holy Strength', attachedTo: 'Grizzly Bears' },
      ],
    },
  })
  b.pick('choose', 'Glorious Anthem').yes().yes().attack('Calix, Guided by Fate', 'Grizzly Bears').damage()
  expect(b.count('battlefield', 'Glorious Anthem')).toBe(2)
})
