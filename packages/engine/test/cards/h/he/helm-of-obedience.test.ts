import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Helm of Obedience] mills until a creature card, which comes to your side for the Helm', () => {
  const b = board({
    a: { battlefield: ['Helm of Obedience'], mana: '{C}{C}{C}{C}{C}' },
    b: { library: ['Island', 'Hill Giant', 'Island', 'Island'] },
  })
  b.reply('x', 5).activate('Helm of Obedience').resolve()
  expect(b.in('battlefield', 'Hill Giant', 'A')).toBe(true)
  expect(b.in('graveyard', 'Helm of Obedience', 'A')).toBe(true)
  expect(b.names('library', 'B').length).toBe(2)
})

it('[Helm of Obedience] mills X cards without a creature, and stays', () => {
  const b = board({ a: { battlefield: ['Helm of Obedience'], mana: '{C}{C}' }, b: { library: ['4 Island'] } })
  b.reply('x', 2).activate('Helm of Obedience').resolve()
  expect(b.names('graveyard', 'B').length).toBe(2)
  expect(b.in('battlefield', 'Helm of Obedience')).toBe(true)
})

it('[Helm of Obedience] with Leyline of the Void no card is put into a graveyard, so the whole library goes', () => {
  const b = board({
    a: { battlefield: ['Helm of Obedience', 'Leyline of the Void'], mana: '{C}' },
    b: { library: ['9 Island', 'Hill Giant'] },
  })
  b.reply('x', 1).activate('Helm of Obedience').resolve()
  expect(b.names('library', 'B')).toEqual([])
  expect(b.names('exile').length).toBe(10)
})
