import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Glacierwood Siege] lets lands be played from the graveyard only for Sultai', () => {
  const b = board({ a: { hand: ['Glacierwood Siege'], battlefield: ['2 Island', 'Forest'], graveyard: ['Wastes'] } })
  b.option('chooseWord', 'Sultai').cast('Glacierwood Siege').resolve()
  expect(b.can('playLand', 'Wastes')).toBe(true)
})
