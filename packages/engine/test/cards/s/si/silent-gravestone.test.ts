import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Silent Gravestone] exiles itself and all graveyards', () => {
  const b = board({ a: { battlefield: ['Silent Gravestone', '4 Wastes'] }, b: { graveyard: ['Shock'] } })
  b.activate('Silent Gravestone').resolve()
  expect([b.in('exile', 'Silent Gravestone'), b.in('exile', 'Shock')]).toEqual([true, true])
})
