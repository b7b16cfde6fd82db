import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'
import { gain } from '../../support/declarations.ts'

/** Prodigal Pyromancer with that keyword has used its ability, and is gone before that resolves. */
function gone(keyword: 'deathtouch' | 'lifelink' | 'wither' | 'infect', target: string) {
  const b = board({
    a: { battlefield: ['Prodigal Pyromancer'], hand: ['Shock'], mana: '{R}' },
    b: { battlefield: ['Craw Wurm'] },
  })
  gain(b, 'Prodigal Pyromancer', keyword)
  b.activate('Prodigal Pyromancer', { targets: [target] })
  return b.cast('Shock', { targets: ['Prodigal Pyromancer'] }).resolveAll()
}

describe('a source that has left the battlefield is remembered as it was', () => {
  it('[CR 702.2e] with deathtouch', () => {
    expect(gone('deathtouch', 'Craw Wurm').in('graveyard', 'Craw Wurm')).toBe(true)
  })

  it('[CR 702.15c] with lifelink', () => expect(gone('lifelink', 'B').life('A')).toBe(21))

  it('[CR 702.80b] with wither', () => expect(gone('wither', 'Craw Wurm').counters('Craw Wurm', '-1/-1')).toBe(1))

  it('[CR 702.90d] with infect', () => {
    expect(gone('infect', 'B').game.state.players[1].counters?.['poison']).toBe(1)
  })
})

it('[CR 702.80c] wither of an instant puts -1/-1 counters', () => {
  const b = board({ a: { hand: ['Puncture Blast'], mana: '{R}{R}{R}' }, b: { battlefield: ['Craw Wurm'] } })
  b.cast('Puncture Blast', { targets: ['Craw Wurm'] }).resolve()
  expect([b.counters('Craw Wurm', '-1/-1'), b.object('Craw Wurm').damage]).toEqual([3, 0])
})

it('[CR 702.90c] damage of a source with infect is not marked, but puts -1/-1 counters', () => {
  const b = board({ a: { battlefield: ['Plague Stinger'] }, b: { battlefield: ['Serra Angel'] } })
  b.attack('Plague Stinger').block('Serra Angel>Plague Stinger').damage()
  expect([b.counters('Serra Angel', '-1/-1'), b.object('Serra Angel').damage]).toEqual([1, 0])
})

describe('hexproof and protection of several kinds', () => {
  it('[CR 702.11c] a player with hexproof is no target for opponents, and one for themselves', () => {
    const b = board({
      a: { battlefield: ['Leyline of Sanctity'], hand: ['Divination', 'Ancestral Recall'], mana: '{U}' },
      b: { hand: ['Lava Spike'], mana: '{R}' },
      active: 1,
    })
    expect(b.can('cast', 'Lava Spike')).toBe(true)
    expect(() => b.cast('Lava Spike', { targets: ['A'] })).not.toThrow()
  })

  it('[CR 702.16g] protection from red and from blue is protection from either', () => {
    const b = board({
      a: {
        battlefield: ['Grizzly Bears', { card: 'Sword of Fire and Ice', attachedTo: 'Grizzly Bears' }],
      },
      b: { hand: ['Flame Slash', 'Unsummon', 'Murder'], mana: '{R}{U}{B}{B}{B}' },
    })
    b.turnTo('B')
    expect(['Flame Slash', 'Unsummon', 'Murder'].map((name) => b.can('cast', name))).toEqual([false, false, true])
  })

  it('[CR 702.16j] protection from everything is protection from each object', () => {
    const b = board({
      a: { battlefield: ['Progenitus'] },
      b: { hand: ['Shock', 'Murder'], battlefield: ['Hill Giant'], mana: '{R}{B}{B}{B}' },
    })
    b.attack('Progenitus')
    expect(() => b.block('Hill Giant>Progenitus')).toThrow()
  })

  it('[CR 702.16a] protection from a card type is protection from sources of that type', () => {
    const b = board({
      a: { battlefield: [{ card: 'Hexdrinker', counters: { level: 3 } }] },
      b: { hand: ['Shock'], battlefield: ['Prodigal Pyromancer'], mana: '{R}' },
    })
    b.turnTo('B')
    expect(b.can('cast', 'Shock')).toBe(true)
    b.reply('target', (decision) => {
      if (decision.shape !== 'objects') throw new Error('No target')
      expect(decision.candidates).not.toContain(b.id('Hexdrinker'))
      return [b.entity('A')]
    })
    b.cast('Shock').resolve()
    b.turnTo('B')
      .activate('Prodigal Pyromancer', { targets: ['Hexdrinker'] })
      .resolve()
    expect(b.object('Hexdrinker').damage).toBe(1)
  })
})

describe('ward', () => {
  const bolt = (mana: string) => {
    const b = board({
      a: { battlefield: ['Armguard Familiar'] },
      b: { hand: ['Lightning Bolt'], mana },
    })
    b.turnTo('B')
      .yes('payOrNot')
      .cast('Lightning Bolt', { targets: ['Armguard Familiar'] })
    return b.resolveAll()
  }

  it('[CR 702.21a] counters what targets it unless its controller pays', () => {
    expect(bolt('{R}').in('battlefield', 'Armguard Familiar')).toBe(true)
    expect(bolt('{R}{R}{R}').in('battlefield', 'Armguard Familiar')).toBe(false)
  })

  it('[CR 702.21a] does not trigger for what its own controller does', () => {
    const b = board({ a: { battlefield: ['Armguard Familiar'], hand: ['Giant Growth'], mana: '{G}' } })
    b.cast('Giant Growth', { targets: ['Armguard Familiar'] })
    expect(b.game.state.stack).toHaveLength(1)
  })
})

it('[CR 702.73a] changeling is every creature type, everywhere', () => {
  const b = board({
    a: {
      hand: ['Goblin Matron'],
      library: ['Forest', 'Woodland Changeling'],
      mana: '{R}{R}{R}',
    },
  })
  b.cast('Goblin Matron').yes().pick('chooseFound', 'Woodland Changeling').resolveAll()
  expect(b.names('hand', 'A')).toEqual(['Woodland Changeling'])
})
