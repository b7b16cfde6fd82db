import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Phage the Untouchable] wins with one hit', () => {
  const b = board({ a: { hand: ['Phage the Untouchable'], battlefield: ['7 Swamp'] } })
  b.cast('Phage the Untouchable').resolveAll().to('main1', 5).attack('Phage the Untouchable').damage()
  expect(b.winner).toBe('A')
})

it('[Phage the Untouchable] loses the game where she was not cast from the hand', () => {
  const b = board({ a: { hand: ['Reanimate'], battlefield: ['Swamp'], graveyard: ['Phage the Untouchable'] } })
  b.cast('Reanimate', { targets: ['Phage the Untouchable'] }).resolveAll()
  expect(b.winner).toBe('B')
})
