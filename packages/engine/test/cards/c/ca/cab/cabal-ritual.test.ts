import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Cabal Ritual] adds five mana with threshold, three without', () => {
  const of = (graveyard: string[]) => board({ a: { battlefield: ['2 Swamp'], hand: ['Cabal Ritual'], graveyard } })
  expect(of(['6 Shock']).cast('Cabal Ritual').resolve().pool('A')).toBe('{B}{B}{B}')
  expect(of(['7 Shock']).cast('Cabal Ritual').resolve().pool('A')).toBe('{B}{B}{B}{B}{B}')
})
