import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Nethergoyf] escapes for cards with four card types among them', () => {
  const b = board({
    a: { battlefield: ['3 Swamp'], graveyard: ['Nethergoyf', 'Memnite', 'Shock', 'Forest', 'Divination'] },
  })
  b.pick('costObjects', 'Memnite').pick('costObjects', 'Shock').pick('costObjects', 'Forest').reply('costObjects', [])
  b.cast('Nethergoyf', { method: 'escape', from: 'graveyard' }).resolve()
  expect([b.pt('Nethergoyf'), b.names('graveyard', 'A')]).toEqual(['1/2', ['Divination']])
})

it('[Nethergoyf] cannot escape with fewer card types', () => {
  const b = board({ a: { battlefield: ['3 Swamp'], graveyard: ['Nethergoyf', '3 Shock', 'Forest'] } })
  expect(b.can('cast', 'Nethergoyf')).toBe(false)
})
