import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Drown in the Loch] looks at the graveyard of the creature's controller", () => {
  const b = board({
    a: { hand: ['Drown in the Loch'], battlefield: ['Island', 'Swamp', 'Memnite'], graveyard: ['9 Forest'] },
    b: { battlefield: ['Grizzly Bears', 'Hill Giant'], graveyard: ['2 Swamp'] },
  })
  expect(() => b.reply('mode', [1]).cast('Drown in the Loch', { targets: ['Hill Giant'] })).toThrow()
})

it('[Drown in the Loch] destroys a creature whose mana value is that number or less', () => {
  const b = board({
    a: { hand: ['Drown in the Loch'], battlefield: ['Island', 'Swamp'] },
    b: { battlefield: ['Grizzly Bears'], graveyard: ['2 Swamp'] },
  })
  b.cast('Drown in the Loch', { targets: ['Grizzly Bears'] }).resolve()
  expect(b.in('graveyard', 'Grizzly Bears', 'B')).toBe(true)
})
