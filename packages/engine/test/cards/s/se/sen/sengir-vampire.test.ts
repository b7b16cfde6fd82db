import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Sengir Vampire] grows when a creature it damaged dies this turn', () => {
  const b = board({
    a: { battlefield: ['Sengir Vampire', 'Mountain'], hand: ['Shock'] },
    b: { battlefield: ['Air Elemental'] },
  })
  b.attack('Sengir Vampire').block('Air Elemental>Sengir Vampire').damage()
  expect(b.in('graveyard', 'Air Elemental', 'B')).toBe(true)
  const later = board({
    a: { battlefield: ['Sengir Vampire', 'Mountain'], hand: ['Shock'] },
    b: { battlefield: ['Giant Spider', 'Grizzly Bears'] },
  })
  later.attack('Sengir Vampire').block('Giant Spider>Sengir Vampire').damage()
  expect(later.pt('Sengir Vampire')).toBe('5/5')
})

it('[Sengir Vampire] does not grow for a creature it did not damage', () => {
  const b = board({
    a: { battlefield: ['Sengir Vampire', 'Mountain'], hand: ['Shock'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.cast('Shock', { targets: ['Grizzly Bears'] }).resolveAll()
  expect(b.pt('Sengir Vampire')).toBe('4/4')
})
