import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Shadow of the Grave] returns the cards you cycled or discarded this turn', () => {
  const b = board({
    a: {
      hand: ['Shadow of the Grave', 'Renewed Faith', 'Careful Study', 'Craw Wurm'],
      graveyard: ['Forest'],
      mana: '{B}{B}{W}{W}{U}',
      library: ['5 Island'],
    },
  })
  b.activate('Renewed Faith').resolveAll()
  b.pick('discard', 'Craw Wurm', 'Island').cast('Careful Study').resolve()
  b.cast('Shadow of the Grave').resolve()
  expect(b.names('graveyard', 'A').sort()).toEqual(['Careful Study', 'Forest', 'Shadow of the Grave'])
  expect(b.in('hand', 'Renewed Faith', 'A')).toBe(true)
  expect(b.in('hand', 'Craw Wurm', 'A')).toBe(true)
})
