import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Tersa Lightshatter] exiles a card of the graveyard at random to play it', () => {
  const b = board({ a: { battlefield: ['Tersa Lightshatter', 'Mountain'], graveyard: ['7 Lightning Bolt'] } })
  b.attack('Tersa Lightshatter').resolveAll()
  const exiled = b.id('Lightning Bolt', 'exile')
  expect(b.legal().some((action) => action.kind === 'cast' && action.object === exiled)).toBe(true)
})

it('[Tersa Lightshatter] draws as many cards as were discarded', () => {
  const b = board({
    a: { hand: ['Tersa Lightshatter', 'Memnite', 'Shock'], battlefield: ['3 Mountain'], library: ['3 Forest'] },
  })
  b.pick('choose', 'Memnite', 'Shock').cast('Tersa Lightshatter').resolveAll()
  expect(b.names('hand', 'A')).toEqual(['Forest', 'Forest'])
})
