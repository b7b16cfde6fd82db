import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ersatz Gnomes] makes a spell or a permanent colorless', () => {
  const b = board({ a: { battlefield: ['Ersatz Gnomes'] }, b: { battlefield: ['Grizzly Bears'] } })
  b.activate('Ersatz Gnomes', { nth: 1, targets: ['Grizzly Bears'] }).resolve()
  expect(b.c('Grizzly Bears').colors).toBe(0)
  const spell = board({ a: { battlefield: ['Ersatz Gnomes', '2 Forest'], hand: ['Grizzly Bears'] } })
  spell.cast('Grizzly Bears').activate('Ersatz Gnomes').resolveAll()
  expect(spell.c('Grizzly Bears').colors).toBe(0)
})
