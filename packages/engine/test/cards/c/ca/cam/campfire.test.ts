import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Campfire] shuffles the graveyard into the library', () => {
  const b = board({ a: { battlefield: ['Campfire', '2 Wastes'], graveyard: ['Shock'], library: ['Opt'] } })
  b.activate('Campfire', { nth: 1 }).resolve()
  expect([b.in('exile', 'Campfire'), b.names('library', 'A').sort()]).toEqual([true, ['Opt', 'Shock']])
})
