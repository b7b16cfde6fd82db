import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Legion Loyalist] gives your creatures first strike and trample with two others that attack', () => {
  const b = board({ a: { battlefield: ['Legion Loyalist', 'Grizzly Bears', 'Hill Giant'] } })
  b.attack('Legion Loyalist', 'Grizzly Bears').resolveAll()
  expect(b.has('Grizzly Bears', 'trample')).toBe(false)
  b.to('main1', 5).attack('Legion Loyalist', 'Grizzly Bears', 'Hill Giant').resolveAll()
  expect([b.has('Grizzly Bears', 'trample'), b.has('Hill Giant', 'first strike')]).toEqual([true, true])
})
