import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Reassembling Skeleton] comes back tapped from the graveyard', () => {
  const b = board({ a: { battlefield: ['2 Swamp'], graveyard: ['Reassembling Skeleton'] } })
  b.activate('Reassembling Skeleton', { zone: 'graveyard' }).resolve()
  expect(b.object('Reassembling Skeleton').tapped).toBe(true)
})
