import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'
import { watch } from '../../support/watch.ts'

describe('fight', () => {
  const tracker = (mine: string[], theirs: string[], hand: string[] = []) =>
    board({
      a: { battlefield: ['Ulvenwald Tracker', '2 Forest', ...mine] },
      b: { battlefield: theirs, hand, mana: '{U}{W}{R}{B}' },
    })

  it('[CR 701.14a, 701.14d] each deals damage equal to its power to the other, which is not combat damage', () => {
    const b = tracker(['Hill Giant'], ['Craw Wurm'])
    const seen = watch(b)
    b.activate('Ulvenwald Tracker', { targets: ['Hill Giant', 'Craw Wurm'] }).resolve()
    expect([b.object('Craw Wurm').damage, b.in('graveyard', 'Hill Giant')]).toEqual([3, true])
    const damage = seen.events.filter(({ kind }) => kind === 'damage')
    expect(damage.map(({ combat }) => combat)).toEqual([false, false])
  })

  it('[CR 701.14b] neither deals damage if one has left the battlefield', () => {
    const b = tracker(['Hill Giant'], ['Craw Wurm'], ['Swords to Plowshares'])
    b.activate('Ulvenwald Tracker', { targets: ['Hill Giant', 'Craw Wurm'] })
    b.turnTo('B')
      .cast('Swords to Plowshares', { targets: ['Craw Wurm'] })
      .resolveAll()
    expect(b.object('Hill Giant').damage).toBe(0)
  })

  it('[CR 701.14b] neither deals damage if one is an illegal target', () => {
    const b = board({
      a: { battlefield: ['Ulvenwald Tracker', '2 Forest', 'Hill Giant'] },
      b: { battlefield: ['Craw Wurm'], hand: ["Ranger's Guile"], mana: '{G}' },
    })
    b.activate('Ulvenwald Tracker', { targets: ['Hill Giant', 'Craw Wurm'] })
    b.turnTo('B')
      .cast("Ranger's Guile", { targets: ['Craw Wurm'] })
      .resolveAll()
    expect([b.object('Hill Giant').damage, b.object('Craw Wurm').damage]).toEqual([0, 0])
  })
})
