import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Qarsi Revenant] gives three keyword counters from the graveyard', () => {
  const b = board({ a: { battlefield: ['Memnite', '3 Swamp'], graveyard: ['Qarsi Revenant'] } })
  b.activate('Qarsi Revenant', { targets: ['Memnite'] }).resolve()
  expect([b.has('Memnite', 'flying'), b.has('Memnite', 'deathtouch'), b.has('Memnite', 'lifelink')]).toEqual([
    true,
    true,
    true,
  ])
})
