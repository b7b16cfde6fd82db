import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Paramecia Coloniex] [CR 603.12] chooses its target when it has been exiled', () => {
  const b = board({
    a: {
      battlefield: ['Paramecia Coloniex', 'Mountain'],
      hand: ['Lightning Bolt'],
      graveyard: ['Hill Giant'],
      library: ['3 Wastes'],
    },
  })
  b.cast('Lightning Bolt', { targets: ['Paramecia Coloniex'] })
    .resolve()
    .yes()
    .aim(['Hill Giant'])
    .resolveAll()
  expect([b.names('exile'), b.in('graveyard', 'Hill Giant', 'A')]).toEqual([['Paramecia Coloniex'], false])
})
