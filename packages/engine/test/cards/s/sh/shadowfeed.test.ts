import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Shadowfeed] exiles a card from a graveyard and gains 3 life', () => {
  const b = board({ a: { battlefield: ['Swamp'], hand: ['Shadowfeed'] }, b: { graveyard: ['Memnite'] } })
  b.cast('Shadowfeed').resolve()
  expect([b.in('exile', 'Memnite', 'B'), b.life('A')]).toEqual([true, 23])
})
