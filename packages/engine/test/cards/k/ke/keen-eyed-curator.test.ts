import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Keen-Eyed Curator] grows with four card types among the cards it exiled', () => {
  const b = board({
    a: { battlefield: ['Keen-Eyed Curator', '4 Forest'] },
    b: { graveyard: ['Memnite', 'Shock', 'Plains'] },
  })
  for (const card of ['Memnite', 'Shock']) b.activate('Keen-Eyed Curator', { targets: [card] }).resolveAll()
  expect(b.pt('Keen-Eyed Curator')).toBe('3/3')
  b.activate('Keen-Eyed Curator', { targets: ['Plains'] }).resolveAll()
  expect([b.pt('Keen-Eyed Curator'), b.has('Keen-Eyed Curator', 'trample')]).toEqual(['7/7', true])
})
