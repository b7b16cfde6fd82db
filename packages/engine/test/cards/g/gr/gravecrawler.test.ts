import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Gravecrawler] may be cast from the graveyard beside a Zombie', () => {
  const b = board({ a: { battlefield: ['Swamp', 'Gravecrawler'], graveyard: ['Gravecrawler'] } })
  b.cast('Gravecrawler', { from: 'graveyard' }).resolve()
  expect(b.count('battlefield', 'Gravecrawler')).toBe(2)
  const alone = board({ a: { battlefield: ['Swamp'], graveyard: ['Gravecrawler'] } })
  expect(alone.can('cast', 'Gravecrawler')).toBe(false)
})
