import { expect, it } from 'vitest'
import { board } from '../support/board.ts'

it('[CR 702.142a] Draugr Recruiter boasts only in a turn in which it attacked, and only once', () => {
  const b = board({
    a: { battlefield: ['Draugr Recruiter', '8 Swamp'], graveyard: ['Grizzly Bears', 'Hill Giant'] },
  })
  expect(b.can('activate', 'Draugr Recruiter')).toBe(false)
  b.attack('Draugr Recruiter')
    .activate('Draugr Recruiter', { targets: ['Hill Giant'] })
    .resolve()
  expect(b.names('hand', 'A')).toEqual(['Hill Giant'])
  expect(b.can('activate', 'Draugr Recruiter')).toBe(false)
})

it('[CR 702.177a] the exhaust ability of Hazard of the Dunes can be activated once, also in later turns', () => {
  const b = board({ a: { battlefield: ['Hazard of the Dunes', '14 Forest'] } })
  b.activate('Hazard of the Dunes').resolve()
  expect(b.counters('Hazard of the Dunes', '+1/+1')).toBe(3)
  expect(b.can('activate', 'Hazard of the Dunes')).toBe(false)
  b.to('main1', b.game.state.turn.number + 2)
  expect(b.can('activate', 'Hazard of the Dunes')).toBe(false)
})
