import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Sphere of Resistance] makes spells of both players cost {1} more', () => {
  const can = (player: 'a' | 'b', forests: number) => {
    const b = board({
      a: { battlefield: ['Sphere of Resistance'] },
      [player]: {
        battlefield: [...(player === 'a' ? ['Sphere of Resistance'] : []), `${forests} Forest`],
        hand: ['Llanowar Elves'],
      },
      active: player === 'a' ? 0 : 1,
    })
    return b.can('cast', 'Llanowar Elves')
  }
  expect([can('a', 1), can('a', 2), can('b', 1), can('b', 2)]).toEqual([false, true, false, true])
})

it('[Sphere of Resistance] makes flashback cost more, but no ability', () => {
  const b = board({
    a: { battlefield: ['Sphere of Resistance', '4 Forest', 'Basking Rootwalla'], graveyard: ['Call of the Herd'] },
  })
  expect(b.can('cast', 'Call of the Herd')).toBe(false)
  b.activate('Basking Rootwalla').resolve()
  expect([1, 2, 3, 4].filter((n) => b.object(`Forest#${n}`).tapped).length).toBe(2)
})
