import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Yixlid Jailer] takes flashback from cards in graveyards', () => {
  const b = board({
    a: { battlefield: ['Forest', 'Humility'], graveyard: ['Ray of Revelation'] },
    b: { battlefield: ['Glorious Anthem'] },
  })
  expect(b.legal().some((action) => action.kind === 'cast')).toBe(true)
  const jailed = board({
    a: { battlefield: ['Forest'], graveyard: ['Ray of Revelation'] },
    b: { battlefield: ['Glorious Anthem', 'Yixlid Jailer'] },
  })
  expect(jailed.legal().some((action) => action.kind === 'cast')).toBe(false)
})
