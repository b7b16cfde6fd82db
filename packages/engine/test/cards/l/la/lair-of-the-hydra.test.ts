import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Lair of the Hydra] becomes an X/X Hydra, but not for X = 0', () => {
  const b = board({ a: { battlefield: ['Lair of the Hydra', '4 Forest'] } })
  b.reply('x', 3).activate('Lair of the Hydra').resolve()
  expect(b.pt('Lair of the Hydra')).toBe('3/3')
  const poor = board({ a: { battlefield: ['Lair of the Hydra'] } })
  expect(poor.can('activate', 'Lair of the Hydra')).toBe(false)
})
