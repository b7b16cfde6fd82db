import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('too late', () => {
  it('[CR 614.4 example 1] Drudge Skeletons regenerate in response to a spell, not once it has resolved', () => {
    const struck = (...regenerates: string[]) => {
      const b = board({
        a: { battlefield: ['Drudge Skeletons', 'Swamp'] },
        b: { battlefield: ['4 Plains'], hand: ['Day of Judgment'] },
        active: 1,
      })
      b.cast('Day of Judgment').turnTo('A')
      if (regenerates.length > 0) b.activate('Drudge Skeletons').resolve()
      return b.resolveAll().in('battlefield', 'Drudge Skeletons')
    }
    expect([struck(), struck('in response')]).toEqual([false, true])
  })
})

it('[CR 614.5 example 1] two effects that double damage make it four times as much', () => {
  const b = board({ a: { battlefield: ['2 Furnace of Rath', 'Grizzly Bears'] } })
  expect(b.attack('Grizzly Bears').damage().life('B')).toBe(12)
})

describe('[CR 614.12] entering the battlefield', () => {
  it('[CR 614.12 example 1] a token copy of Diamond Knight has a color chosen for it', () => {
    const b = board({
      a: { battlefield: ['6 Island', 'Mountain'], hand: ['Spitting Image', 'Shock'] },
      b: { battlefield: ['Diamond Knight'] },
    })
    b.option('chooseColor', 'red')
      .cast('Spitting Image', { targets: ['Diamond Knight'] })
      .resolve()
    b.cast('Shock', { targets: ['B'] }).resolveAll()
    expect(b.pt('Diamond Knight')).toBe('2/2')
  })

  it('[CR 614.12 example 2, 113.6h] Scarwood Treefolk enters tapped from a graveyard in which Yixlid Jailer takes its abilities', () => {
    const b = board({
      a: {
        battlefield: ['Yixlid Jailer', '5 Swamp'],
        hand: ['Zombify'],
        graveyard: ['Scarwood Treefolk'],
      },
    })
    b.cast('Zombify', { targets: ['Scarwood Treefolk'] }).resolve()
    expect(b.object('Scarwood Treefolk').tapped).toBe(true)
  })

  it('[CR 614.12 example 3] Orb of Dreams itself enters untapped', () => {
    const b = board({ a: { battlefield: ['3 Wastes'], hand: ['Orb of Dreams', 'Forest'] } })
    b.cast('Orb of Dreams').resolve().play('Forest')
    expect([b.object('Orb of Dreams').tapped, b.object('Forest').tapped]).toEqual([false, true])
  })
})

it('[CR 615.4 example 1] damage can be prevented in response to the spell, not once it has resolved', () => {
  const bolted = (shields: number) => {
    const b = board({
      a: { battlefield: ['Master Healer'] },
      b: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
    })
    b.turnTo('B')
      .cast('Lightning Bolt', { targets: ['A'] })
      .turnTo('A')
    if (shields > 0) b.activate('Master Healer', { targets: ['A'] })
    return b.resolveAll().life('A')
  }
  expect([bolted(0), bolted(1)]).toEqual([17, 20])
})
