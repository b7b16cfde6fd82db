import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Cosmic Rebirth] puts a bigger card into the hand', () => {
  const b = board({ a: { hand: ['Cosmic Rebirth'], battlefield: ['2 Forest', 'Plains'], graveyard: ['Serra Angel'] } })
  b.cast('Cosmic Rebirth').resolve()
  expect([b.in('hand', 'Serra Angel', 'A'), b.life('A')]).toEqual([true, 23])
})

it('[Cosmic Rebirth] may put a small card onto the battlefield', () => {
  const b = board({ a: { hand: ['Cosmic Rebirth'], battlefield: ['2 Forest', 'Plains'], graveyard: ['Memnite'] } })
  b.yes().cast('Cosmic Rebirth').resolve()
  expect(b.in('battlefield', 'Memnite', 'A')).toBe(true)
})
