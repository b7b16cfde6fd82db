import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Champion of the Flame] gets +2/+2 for each Aura and Equipment on it', () => {
  const on = (card: string) => ({ card, attachedTo: 'Champion of the Flame' })
  const b = board({ a: { battlefield: ['Champion of the Flame', on('Holy Strength'), on('Leonin Scimitar')] } })
  expect(b.pt('Champion of the Flame')).toBe('7/8')
})
