import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

const LIBRARY = ['Shock', 'Forest', 'Terror', 'Duress']

it('[Flash of Insight] puts one of the top X cards into the hand and the rest on the bottom', () => {
  const b = board({ a: { battlefield: ['5 Island'], hand: ['Flash of Insight'], library: LIBRARY } })
  b.reply('x', 3).pick('choose', 'Terror').cast('Flash of Insight').resolve()
  expect(b.names('hand', 'A')).toEqual(['Terror'])
  const library = b.game.state.library[0]
  expect(library.at(-1)).toBe(b.id('Duress', 'library'))
  expect(library).toHaveLength(3)
})

it('[Flash of Insight] is flashed back for as many blue cards as X, never for itself', () => {
  const b = board({
    a: {
      battlefield: ['2 Island'],
      graveyard: ['Flash of Insight', 'Annul', 'Gush', 'Shock'],
      library: LIBRARY,
    },
  })
  let most = -1
  b.reply('x', (decision) => {
    most = decision.shape === 'number' ? decision.max : -1
    return 2
  })
  b.pick('choose', 'Forest').cast('Flash of Insight', { method: 'flashback' })
  expect(most).toBe(2)
  expect(b.names('graveyard', 'A')).toEqual(['Shock'])
  b.resolve()
  expect(b.names('hand', 'A')).toEqual(['Forest'])
  expect(b.names('exile').sort()).toEqual(['Annul', 'Flash of Insight', 'Gush'])
})
