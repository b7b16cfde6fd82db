import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { offers, watch } from '../../../support/watch.ts'

const granger = () =>
  board({
    a: {
      battlefield: ['3 Forest'],
      hand: ['Yavimaya Granger'],
      library: ['Taiga', 'Shock', 'Mountain', 'Swamp'],
    },
  })

it('[Yavimaya Granger] may put a basic land card onto the battlefield tapped', () => {
  const b = granger()
  const seen = offers(b, 'chooseFound', 'Mountain')
  b.yes().cast('Yavimaya Granger').resolve().resolve()
  expect([...seen].sort()).toEqual(['Mountain', 'Swamp'])
  expect(b.object('Mountain').tapped).toBe(true)
})

it('[Yavimaya Granger] need not search, and then nothing is shuffled', () => {
  const b = granger()
  const seen = watch(b)
  b.no().cast('Yavimaya Granger').resolve().resolve()
  expect(b.names('library', 'A')).toEqual(['Taiga', 'Shock', 'Mountain', 'Swamp'])
  expect(seen.count('shuffled')).toBe(0)
})

it('[Yavimaya Granger] is sacrificed unless its echo of {2}{G} is paid', () => {
  const b = granger()
  b.no().cast('Yavimaya Granger').resolve().resolve().no('payOrNot').to('draw', 5)
  expect(b.in('graveyard', 'Yavimaya Granger', 'A')).toBe(true)
})
