import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Scavenging Ooze] grows for creature cards only', () => {
  const b = board({ a: { battlefield: ['Scavenging Ooze', '2 Forest'] }, b: { graveyard: ['Memnite', 'Shock'] } })
  b.activate('Scavenging Ooze', { targets: ['Memnite'] })
    .resolve()
    .activate('Scavenging Ooze', { targets: ['Shock'] })
    .resolve()
  expect([b.pt('Scavenging Ooze'), b.life('A')]).toEqual(['3/3', 21])
})
