import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Secluded Starforge] strengthens by the number of tapped artifacts', () => {
  const b = board({ a: { battlefield: ['Secluded Starforge', '3 Memnite', 'Hill Giant', '2 Island'] } })
  b.reply('x', 2)
    .activate('Secluded Starforge', { targets: ['Hill Giant'] })
    .resolve()
  expect(b.pt('Hill Giant')).toBe('5/3')
})
