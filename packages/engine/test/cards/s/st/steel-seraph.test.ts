import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Steel Seraph] gives a creature of yours the chosen keyword', () => {
  const b = board({ a: { battlefield: ['Steel Seraph', 'Grizzly Bears'] } })
  b.aim(['Grizzly Bears']).reply('options', [2]).to('declareAttackers')
  expect([b.has('Grizzly Bears', 'lifelink'), b.has('Grizzly Bears', 'flying')]).toEqual([true, false])
})
