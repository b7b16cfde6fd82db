import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Extirpate] exiles all cards with the name of a card in a graveyard, and nobody can respond', () => {
  const b = board({
    a: { hand: ['Extirpate'], battlefield: ['Swamp'] },
    b: { graveyard: ['Shock'], hand: ['Shock', 'Memnite'], library: ['Shock', 'Forest'], battlefield: ['Mountain'] },
  })
  b.cast('Extirpate', { targets: ['Shock'] })
  expect(b.turnTo('B').can('cast', 'Shock')).toBe(false)
  b.reply('chooseFound', (decision) => (decision.shape === 'objects' ? decision.candidates : [])).resolve()
  expect([b.count('exile', 'Shock'), b.names('hand', 'B')]).toEqual([3, ['Memnite']])
})

it('[Extirpate] cannot target a basic land card', () => {
  const b = board({ a: { hand: ['Extirpate'], battlefield: ['Swamp'] }, b: { graveyard: ['Forest'] } })
  expect(b.can('cast', 'Extirpate')).toBe(false)
})
