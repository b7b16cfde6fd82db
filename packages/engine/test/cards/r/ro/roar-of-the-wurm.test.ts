import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Roar of the Wurm] makes a 6/6 green Wurm', () => {
  const b = board({ a: { battlefield: ['7 Forest'], hand: ['Roar of the Wurm'] } })
  b.cast('Roar of the Wurm').resolve()
  expect(b.pt('Wurm Token')).toBe('6/6')
})

it('[Roar of the Wurm] costs {3}{G} from the graveyard, and is exiled', () => {
  const b = board({ a: { battlefield: ['4 Forest'], graveyard: ['Roar of the Wurm'] } })
  b.cast('Roar of the Wurm', { method: 'flashback' }).resolve()
  expect(b.count('battlefield', 'Wurm Token', 'A')).toBe(1)
  expect(b.in('exile', 'Roar of the Wurm')).toBe(true)
})
