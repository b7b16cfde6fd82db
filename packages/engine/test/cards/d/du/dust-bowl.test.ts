import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { offers } from '../../../support/watch.ts'

it('[Dust Bowl] destroys a nonbasic land for {3} and a land, which may be itself', () => {
  const b = board({
    a: { battlefield: ['Dust Bowl', '3 Swamp'] },
    b: { battlefield: ['Wasteland', 'Forest'] },
  })
  b.pick('sacrifice', 'Dust Bowl').activate('Dust Bowl', { targets: ['Wasteland'] })
  expect(b.names('graveyard', 'A')).toEqual(['Dust Bowl'])
  b.resolve()
  expect(b.names('battlefield', 'B')).toEqual(['Forest'])
})

it('[Dust Bowl] cannot target a basic land', () => {
  const b = board({
    a: { battlefield: ['Dust Bowl', '4 Swamp'] },
    b: { battlefield: ['Forest', 'Wasteland'] },
  })
  const seen = offers(b, 'target', 'Wasteland')
  b.activate('Dust Bowl')
  expect(seen).toEqual(['Dust Bowl', 'Wasteland'])
})
