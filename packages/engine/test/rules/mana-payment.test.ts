import { describe, expect, it } from 'vitest'
import type { PayDecision } from '../../src/decision/decision.ts'
import { nameOf } from '../../src/query/lookup.ts'
import { type Board, board } from '../support/board.ts'

const tapped = (b: Board): string[] =>
  b.game.state.battlefield.filter((id) => b.game.state.objects[id]!.tapped).map((id) => nameOf(b.game, id))

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

describe('mana abilities', () => {
  it('[S4.1] [S6.3] fixed: Mountain adds {R}', () => {
    const b = board({ a: { battlefield: ['Mountain'] } })
    b.tapForMana('Mountain')
    expect(b.pool('A')).toBe('{R}')
    expect(b.object('Mountain').tapped).toBe(true)
  })

  it('[S6.3] choice: Karplusan Forest adds {C} without damage', () => {
    const b = board({ a: { battlefield: ['Karplusan Forest'] } })
    b.tapForMana('Karplusan Forest')
    expect(b.pool('A')).toBe('{C}')
    expect(b.life('A')).toBe(20)
  })

  it.each(['{R}', '{G}'])('[S6.3] choice: Karplusan Forest adds %s and deals 1 damage', (mana) => {
    const b = board({ a: { battlefield: ['Karplusan Forest'] } })
    b.option('manaColor', mana).tapForMana('Karplusan Forest', 1)
    expect(b.pool('A')).toBe(mana)
    expect(b.life('A')).toBe(19)
  })

  it("[S6.3] dynamic: Serra's Sanctum adds {W} for each enchantment you control", () => {
    const b = board({
      a: { battlefield: ["Serra's Sanctum", 'Exploration', 'Glorious Anthem'] },
      b: { battlefield: ['Humility'] },
    })
    b.tapForMana("Serra's Sanctum")
    expect(b.pool('A')).toBe('{W}{W}')
  })

  it("[S6.3] Serra's Sanctum without enchantments can be tapped for nothing", () => {
    const b = board({ a: { battlefield: ["Serra's Sanctum"] } })
    b.tapForMana("Serra's Sanctum")
    expect(b.pool('A')).toBe('')
    expect(b.object("Serra's Sanctum").tapped).toBe(true)
  })

  it('[S6.3] with a cost: Skirk Prospector sacrifices a Goblin', () => {
    const b = board({ a: { battlefield: ['Skirk Prospector', 'Goblin Piker'] } })
    b.pick('sacrifice', 'Goblin Piker').tapForMana('Skirk Prospector')
    expect(b.pool('A')).toBe('{R}')
    expect(b.in('graveyard', 'Goblin Piker', 'A')).toBe(true)
  })

  it('[S6.3] triggered: Wild Growth adds {G} besides', () => {
    const b = board({ a: { battlefield: ['Plains', { card: 'Wild Growth', attachedTo: 'Plains' }] } })
    b.tapForMana('Plains')
    expect(b.pool('A')).toBe('{W}{G}')
  })

  it('[S6.3] [CR 106.6] with a rider: Beastcaller Savant pays for creature spells', () => {
    const b = board({ a: { battlefield: ['Beastcaller Savant', 'Forest'], hand: ['Grizzly Bears', 'Exploration'] } })
    b.cast('Grizzly Bears').resolve()
    expect(b.in('battlefield', 'Grizzly Bears')).toBe(true)
  })

  it('[S6.3] [CR 106.6] and for nothing else', () => {
    const b = board({ a: { battlefield: ['Beastcaller Savant'], hand: ['Exploration', 'Llanowar Elves'] } })
    expect(b.can('cast', 'Exploration')).toBe(false)
    expect(b.can('cast', 'Llanowar Elves')).toBe(true)
    b.option('manaColor', '{G}').tapForMana('Beastcaller Savant')
    expect(b.can('cast', 'Exploration')).toBe(false)
  })

  it('[CR 305.6] a dual land has both mana abilities', () => {
    const b = board({ a: { battlefield: ['Taiga'] } })
    b.tapForMana('Taiga', 1)
    expect(b.pool('A')).toBe('{G}')
  })

  it('Ancient Tomb adds {C}{C} and deals 2 damage', () => {
    const b = board({ a: { battlefield: ['Ancient Tomb'] } })
    b.tapForMana('Ancient Tomb')
    expect(b.pool('A')).toBe('{C}{C}')
    expect(b.life('A')).toBe(18)
  })

  it('[CR 605.1a] Dark Ritual is a spell and uses the stack', () => {
    const b = board({ a: { battlefield: ['Swamp'], hand: ['Dark Ritual'] } })
    b.cast('Dark Ritual')
    expect(b.pool('A')).toBe('')
    b.resolve()
    expect(b.pool('A')).toBe('{B}{B}{B}')
  })

  it('[CR 606.1] a loyalty ability that adds mana is no mana ability: Chandra', () => {
    const b = board({ a: { battlefield: ['Chandra, Torch of Defiance'] } })
    b.activate('Chandra, Torch of Defiance', { nth: 1 })
    expect(b.pool('A')).toBe('')
    b.resolve()
    expect(b.pool('A')).toBe('{R}{R}')
  })

  it('[CR 605.3b] Chromatic Sphere draws its card at once, without the stack', () => {
    const b = board({ a: { battlefield: ['Chromatic Sphere', 'Forest'] } })
    b.option('manaColor', '{U}').tapForMana('Chromatic Sphere')
    expect(b.pool('A')).toBe('{U}')
    expect(b.names('hand', 'A')).toEqual(['Wastes'])
    expect(b.game.state.stack).toEqual([])
  })
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

  it('[CR 118.3a] mana is not shared: the opponent’s lands do not pay', () => {
    const b = board({ a: { battlefield: ['Forest'], hand: ['Grizzly Bears'] }, b: { battlefield: ['4 Forest'] } })
    expect(b.can('cast', 'Grizzly Bears')).toBe(false)
  })

  it('[CR 702.51a] convoke: creatures tap for generic mana or for their colour', () => {
    const b = board({ a: { battlefield: ['2 Goblin Piker', '2 Grizzly Bears'], hand: ['Stoke the Flames'] } })
    b.cast('Stoke the Flames', { targets: ['B'] }).resolve()
    expect(b.life('B')).toBe(16)
    expect(tapped(b).length).toBe(4)
  })

  it('[CR 702.51a] a creature of another colour does not pay {R}', () => {
    const b = board({ a: { battlefield: ['4 Grizzly Bears'], hand: ['Stoke the Flames'] } })
    expect(b.can('cast', 'Stoke the Flames')).toBe(false)
  })

  it('[CR 702.51a] a creature that came this turn may convoke', () => {
    const b = board({
      a: { battlefield: ['3 Mountain', { card: 'Grizzly Bears', sick: true }], hand: ['Stoke the Flames'] },
    })
    b.cast('Stoke the Flames', { targets: ['B'] })
    expect(b.object('Grizzly Bears').tapped).toBe(true)
  })

  it('[CR 702.66a] delve: cards in the graveyard pay for generic mana', () => {
    const b = board({ a: { battlefield: ['3 Island'], hand: ['Treasure Cruise'], graveyard: ['6 Forest'] } })
    b.cast('Treasure Cruise').resolve()
    expect(b.names('hand', 'A').length).toBe(3)
    expect(b.names('exile').length).toBe(5)
  })

  it('[CR 702.66a] delve does not pay the blue part', () => {
    const b = board({ a: { hand: ['Treasure Cruise'], graveyard: ['9 Forest'] } })
    expect(b.can('cast', 'Treasure Cruise')).toBe(false)
  })

  it('[CR 106.1b] River of Tears pays with black mana in a turn its controller played a land, and with blue in others', () => {
    const b = board({ a: { battlefield: ['River of Tears'], hand: ['Swamp', 'Dark Ritual', 'Peek'] } })
    expect([b.can('cast', 'Peek'), b.can('cast', 'Dark Ritual')]).toEqual([true, false])
    b.play('Swamp')
    b.tapForMana('Swamp')
    expect(b.pool('A')).toBe('{B}')
    b.tapForMana('River of Tears')
    expect(b.pool('A')).toBe('{B}{B}')
  })
})
