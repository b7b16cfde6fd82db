import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Smokestack] makes each player sacrifice a permanent for each soot counter in their upkeep', () => {
  const b = board({
    a: { battlefield: [{ card: 'Smokestack', counters: { soot: 2 } }, '3 Forest'] },
    b: { battlefield: ['3 Island'] },
  })
  b.to('main1', 4)
  expect([b.count('battlefield', 'Island'), b.count('battlefield', 'Forest')]).toEqual([1, 3])
})

it("[Smokestack] gets a soot counter in its controller's upkeep only if that player wants", () => {
  const soot = (choice: 'yes' | 'no') => {
    const b = board({ a: { battlefield: ['Smokestack', '4 Forest'] } })
    b[choice]().to('main1', 5)
    return b.in('battlefield', 'Smokestack') ? b.counters('Smokestack', 'soot') : 'gone'
  }
  expect([soot('yes'), soot('no')]).toEqual([1, 0])
})
