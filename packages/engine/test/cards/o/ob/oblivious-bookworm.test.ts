import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Oblivious Bookworm] draws and discards at the end step', () => {
  const b = board({ a: { hand: ['Shock'], battlefield: ['Oblivious Bookworm'], library: ['Memnite', '3 Wastes'] } })
  b.yes().pick('discard', 'Shock').to('end').resolveAll()
  expect([b.names('hand', 'A'), b.names('graveyard', 'A')]).toEqual([['Memnite'], ['Shock']])
})

it('[Oblivious Bookworm] discards nothing after a permanent entered face down or was turned face up', () => {
  const b = board({
    a: { hand: ['Exalted Angel'], battlefield: ['Oblivious Bookworm', '3 Plains'], library: ['3 Wastes'] },
  })
  b.cast('Exalted Angel', { method: 'morph' }).resolve()
  b.yes().to('end').resolveAll()
  expect(b.names('hand', 'A')).toEqual(['Wastes'])
})

it('[Oblivious Bookworm] remembers a permanent turned face up this turn', () => {
  const b = board({
    a: { hand: ['Exalted Angel'], battlefield: ['Oblivious Bookworm', '7 Plains'], library: ['9 Wastes'] },
  })
  b.cast('Exalted Angel', { method: 'morph' }).resolve().to('main1', 5)
  b.act(b.legal().find(({ kind }) => kind === 'turnFaceUp')!)
  const before = b.names('hand', 'A').length
  b.yes().to('end').resolveAll()
  expect(b.names('hand', 'A').length).toBe(before + 1)
})
