import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Crackling Drake] counts instants and sorceries in exile and the graveyard', () => {
  const b = board({
    a: { battlefield: ['Crackling Drake'], graveyard: ['2 Shock', 'Memnite'], exile: ['Divination'] },
    b: { graveyard: ['Shock'] },
  })
  expect(b.pt('Crackling Drake')).toBe('3/4')
})
