import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Matter Reshaper] puts a small permanent card onto the battlefield, or the card into the hand', () => {
  const where = (top: string, answer: 'yes' | 'no') => {
    const b = board({
      a: { hand: ['Shock'], battlefield: ['Matter Reshaper', 'Mountain'], library: [top, '3 Wastes'] },
    })
    b[answer]()
      .cast('Shock', { targets: ['Matter Reshaper'] })
      .resolveAll()
    return b.in('battlefield', top) ? 'battlefield' : b.in('hand', top) ? 'hand' : 'elsewhere'
  }
  expect([where('Grizzly Bears', 'yes'), where('Grizzly Bears', 'no'), where('Serra Angel', 'yes')]).toEqual([
    'battlefield',
    'hand',
    'hand',
  ])
})
