import { describe, expect, it } from 'vitest'
import type { PayDecision } from '../../../src/decision/decision.ts'
import { type Board, board } from '../../support/board.ts'
import { tapped } from '../../support/watch.ts'

/** The payment question of casting that card; answered as the engine proposes. */
function payment(b: Board, card: string): PayDecision {
  let seen: PayDecision | null = null
  b.reply('pay', (decision) => {
    if (decision.shape !== 'pay') throw new Error(decision.shape)
    seen = decision
    return { kind: 'auto' }
  })
  b.cast(card)
  if (!seen) throw new Error('not asked to pay')
  return seen
}

describe('the order of casting', () => {
  it('[S6.8] without enough mana the card stays in hand and nothing is spent', () => {
    const b = board({ a: { battlefield: ['Forest'], hand: ['Grizzly Bears'] } })
    const hash = b.game.hash()
    const action = { kind: 'cast' as const, object: b.id('Grizzly Bears'), face: 0, method: 'normal' }
    expect(b.game.submit(0, action)).toEqual({ ok: false, reason: "Grizzly Bears: you can't pay {1}{G}." })
    expect(b.game.hash()).toBe(hash)
  })
})

it('[CR 601.2h] the same creature cannot both make mana and convoke', () => {
  const b = board({ a: { battlefield: ['2 Mountain', 'Llanowar Elves'], hand: ['Stoke the Flames'] } })
  expect(b.can('cast', 'Stoke the Flames')).toBe(false)
})

describe('paying', () => {
  it('[S6.4] mana in the pool that pays in only one way is spent silently', () => {
    const b = board({ a: { mana: '{G}{G}', hand: ['Grizzly Bears'] } })
    b.cast('Grizzly Bears')
    expect(b.pool('A')).toBe('')
    expect(b.game.state.stack.length).toBe(1)
  })

  it('[S6.4] coloured requirements are taken automatically, the player chooses for the generic part', () => {
    const b = board({ a: { mana: '{G}{R}{W}', hand: ['Grizzly Bears'] } })
    b.reply('genericPayment', (d) => {
      if (d.shape !== 'pay') throw new Error(d.shape)
      expect([...d.poolChoices].sort()).toEqual(['{R}', '{W}'])
      return { kind: 'pool', choice: d.poolChoices.indexOf('{R}') }
    })
    b.cast('Grizzly Bears')
    expect(b.pool('A')).toBe('{R}')
  })

  it('[S6.4] a short pool: the player may tap for mana while paying', () => {
    const b = board({ a: { mana: '{G}', battlefield: ['Forest', 'Mountain'], hand: ['Grizzly Bears'] } })
    const mountain = b.c('Mountain').abilities[0]!.key
    b.reply('pay', () => ({ kind: 'activate', object: b.id('Mountain'), ability: mountain }))
    b.cast('Grizzly Bears')
    expect(tapped(b)).toEqual(['Mountain'])
    expect(b.pool('A')).toBe('')
  })

  it('[S6.4] or cancel: then everything is as before', () => {
    const b = board({ a: { mana: '{G}', battlefield: ['Forest'], hand: ['Grizzly Bears'] } })
    b.reply('pay', { kind: 'cancel' }).cast('Grizzly Bears')
    expect(b.pool('A')).toBe('{G}')
    expect(b.names('hand', 'A')).toEqual(['Grizzly Bears'])
    expect(tapped(b)).toEqual([])
  })

  it('[S6.5] never a superfluous source', () => {
    const b = board({ a: { battlefield: ['5 Forest'], hand: ['Grizzly Bears'] } })
    b.cast('Grizzly Bears')
    expect(tapped(b).length).toBe(2)
  })

  it('[S6.5] fixed-colour lands before flexible ones', () => {
    const b = board({ a: { battlefield: ['Taiga', 'Forest', 'Savannah'], hand: ['Llanowar Elves'] } })
    b.cast('Llanowar Elves')
    expect(tapped(b)).toEqual(['Forest'])
  })

  it('[S6.5] painless before painful', () => {
    const b = board({ a: { battlefield: ['Karplusan Forest', 'Forest'], hand: ['Llanowar Elves'] } })
    b.cast('Llanowar Elves')
    expect(tapped(b)).toEqual(['Forest'])
    expect(b.life('A')).toBe(20)
  })

  it('[S6.5] creatures last', () => {
    const b = board({ a: { battlefield: ['Llanowar Elves', 'Taiga'], hand: ['Exploration'] } })
    b.cast('Exploration')
    expect(tapped(b)).toEqual(['Taiga'])
  })

  it('[S6.5] a pain land makes {C} for the generic part', () => {
    const b = board({ a: { battlefield: ['Karplusan Forest', 'Forest'], hand: ['Grizzly Bears'] } })
    b.cast('Grizzly Bears')
    expect(b.life('A')).toBe(20)
  })

  it('[S6.5] sources that hurt only when nothing else pays, and shown beforehand', () => {
    const b = board({ a: { battlefield: ['Karplusan Forest'], hand: ['Llanowar Elves'] } })
    expect(payment(b, 'Llanowar Elves').plan).toMatchObject({ painful: true })
    expect(b.life('A')).toBe(19)
  })

  it('[S6.5] a sacrifice for mana only when nothing else pays, and shown beforehand', () => {
    const b = board({ a: { battlefield: ['Skirk Prospector', 'Goblin Piker', 'Mountain'], hand: ['Goblin Piker'] } })
    const { plan } = payment(b, 'Goblin Piker')
    expect(plan?.painful).toBe(true)
    expect(plan?.uses.length).toBe(2)
  })

  it('[S6.5] Wild Growth is counted', () => {
    const b = board({
      a: { battlefield: ['Forest', { card: 'Wild Growth', attachedTo: 'Forest' }], hand: ['Grizzly Bears'] },
    })
    b.cast('Grizzly Bears').resolve()
    expect(b.in('battlefield', 'Grizzly Bears')).toBe(true)
  })

  it('[S6.5] Chromatic Sphere turns a Forest into blue', () => {
    const b = board({ a: { battlefield: ['Chromatic Sphere', 'Forest'], hand: ['Ancestral Recall'] } })
    b.cast('Ancestral Recall', { targets: ['A'] }).resolve()
    expect(b.names('hand', 'A').length).toBe(4)
  })

  it('[CR 601.2g] a mana ability while paying that changes what can be paid: the sacrificed Goblin makes no more mana', () => {
    const b = board({
      a: { battlefield: ['Skirk Prospector', 'Goblin Warchief', 'Mountain'], hand: ['Goblin Ringleader'] },
    })
    const ability = b.c('Skirk Prospector').abilities.find((i) => i.ability.kind === 'activated')!.key
    const activate = { kind: 'activate' as const, object: b.id('Skirk Prospector'), ability }
    b.reply('pay', activate).pick('sacrifice', 'Skirk Prospector')
    b.reply('pay', (d) => {
      if (d.shape !== 'pay') throw new Error(d.shape)
      expect(d.plan).toBeNull()
      expect(d.abilities.map((a) => a.label)).toEqual(['Mountain'])
      return { kind: 'cancel' }
    })
    b.cast('Goblin Ringleader')
    expect(b.in('battlefield', 'Skirk Prospector')).toBe(true)
    expect(b.in('hand', 'Goblin Ringleader', 'A')).toBe(true)
  })

  it("[S6.5] Serra's Sanctum pays alone for what it makes, and for no more", () => {
    const b = board({
      a: { battlefield: ["Serra's Sanctum", 'Exploration', 'Worship'], hand: ['Glorious Anthem'] },
    })
    expect(b.can('cast', 'Glorious Anthem')).toBe(false)
    const more = board({
      a: { battlefield: ["Serra's Sanctum", 'Exploration', 'Worship', 'Opalescence'], hand: ['Glorious Anthem'] },
    })
    expect(more.can('cast', 'Glorious Anthem')).toBe(true)
  })
})
