import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Blot Out] leaves the choice among equals to the opponent', () => {
  const b = board({
    a: { hand: ['Blot Out'], battlefield: ['3 Swamp'] },
    b: { battlefield: ['Memnite', 'Hill Giant', 'Grizzly Bears', 'Wind Drake'] },
  })
  b.cast('Blot Out').resolve()
  expect(b.in('exile', 'Hill Giant')).toBe(true)
})
