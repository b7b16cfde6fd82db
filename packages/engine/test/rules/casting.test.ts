import { describe, expect, it } from 'vitest'
import { board } from '../support/board.ts'
import { offers, watch } from '../support/watch.ts'

describe('the order of casting', () => {
  it('[CR 601.2] optional costs, X, modes and targets are announced before anything is paid', () => {
    const b = board({
      a: { battlefield: ['9 Island', 'Grizzly Bears', 'Hill Giant'], hand: ['Rite of Replication'] },
    })
    b.reply('kicker', [0]).pick('target', 'Grizzly Bears').reply('pay', { kind: 'auto' })
    b.cast('Rite of Replication')
    expect(b.asked.map((d) => d.purpose)).toEqual(['kicker', 'target', 'pay'])
  })

  it('[S4.1] [CR 601.2b] X is chosen before targets', () => {
    const b = board({ a: { battlefield: ['4 Mountain'], hand: ['Banefire'] } })
    b.reply('x', 3).pick('target', 'B').reply('pay', { kind: 'auto' })
    b.cast('Banefire')
    expect(b.asked.map((d) => d.purpose)).toEqual(['x', 'target', 'pay'])
  })

  it('[S4.1] [CR 601.2b] modes are chosen before targets', () => {
    const b = board({ a: { battlefield: ['Plains'], hand: ['Healing Salve'] } })
    b.reply('mode', [0]).pick('target', 'A').reply('pay', { kind: 'auto' })
    b.cast('Healing Salve')
    expect(b.asked.map((d) => d.purpose)).toEqual(['mode', 'target', 'pay'])
  })

  it('[CR 601.2a] the card is on the stack while its costs are paid: Force of Will cannot exile itself', () => {
    const b = board({
      a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
      b: { hand: ['Force of Will'] },
    })
    b.cast('Lightning Bolt', { targets: ['B'] }).turnTo('B')
    expect(b.can('cast', 'Force of Will')).toBe(false)
  })

  it('[S4.1] [CR 118.9] Force of Will by its alternative cost: 1 life and a blue card', () => {
    const b = board({
      a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
      b: { hand: ['Force of Will', 'Brainstorm', 'Forest'] },
    })
    b.cast('Lightning Bolt', { targets: ['B'] })
    b.turnTo('B').cast('Force of Will', { method: 'alternative' }).resolveAll()
    expect(b.life('B')).toBe(19)
    expect(b.names('exile')).toEqual(['Brainstorm'])
    expect(b.in('graveyard', 'Lightning Bolt', 'A')).toBe(true)
  })

  it('[CR 118.9] Daze by returning an Island', () => {
    const b = board({
      a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
      b: { battlefield: [{ card: 'Island', tapped: true }], hand: ['Daze'] },
    })
    b.cast('Lightning Bolt', { targets: ['B'] })
    b.turnTo('B').cast('Daze', { method: 'alternative' }).resolveAll()
    expect(b.names('hand', 'B')).toEqual(['Island'])
    expect(b.life('B')).toBe(20)
  })

  it('[CR 118.9] Snuff Out for 4 life only while you control a Swamp', () => {
    const without = board({ a: { battlefield: ['Forest'], hand: ['Snuff Out'] }, b: { battlefield: ['Hill Giant'] } })
    expect(without.can('cast', 'Snuff Out')).toBe(false)
    const b = board({ a: { battlefield: ['Swamp'], hand: ['Snuff Out'] }, b: { battlefield: ['Hill Giant'] } })
    b.cast('Snuff Out', { method: 'alternative' }).resolve()
    expect(b.life('A')).toBe(16)
    expect(b.in('graveyard', 'Hill Giant')).toBe(true)
  })

  it('[CR 119.4] a player cannot pay more life than they have', () => {
    const b = board({
      a: { battlefield: ['Swamp'], hand: ['Snuff Out'], life: 3 },
      b: { battlefield: ['Hill Giant'] },
    })
    expect(b.can('cast', 'Snuff Out')).toBe(false)
  })

  it('[CR 119.4] but all of it', () => {
    const b = board({
      a: { battlefield: ['Swamp'], hand: ['Snuff Out'], life: 4 },
      b: { battlefield: ['Hill Giant'] },
    })
    b.cast('Snuff Out', { method: 'alternative' })
    expect(b.winner).toBe('B')
  })

  it('[CR 601.2c] a spell without a legal target cannot be cast, and the reason says so', () => {
    const b = board({ a: { battlefield: ['Forest'], hand: ['Giant Growth'] } })
    const action = { kind: 'cast' as const, object: b.id('Giant Growth'), face: 0, method: 'normal' }
    expect(b.refusal(action)).toBe('Giant Growth has no legal target.')
  })

  it('[S6.8] without enough mana the card stays in hand and nothing is spent', () => {
    const b = board({ a: { battlefield: ['Forest'], hand: ['Grizzly Bears'] } })
    const hash = b.game.hash()
    const action = { kind: 'cast' as const, object: b.id('Grizzly Bears'), face: 0, method: 'normal' }
    expect(b.game.submit(0, action)).toEqual({ ok: false, reason: "Grizzly Bears: you can't pay {1}{G}." })
    expect(b.game.hash()).toBe(hash)
  })

  it('[S6.8] [CR 608.3] a permanent spell ends on the battlefield', () => {
    const b = board({ a: { battlefield: ['2 Forest'], hand: ['Grizzly Bears'] } })
    b.cast('Grizzly Bears').resolve()
    expect(b.in('battlefield', 'Grizzly Bears', 'A')).toBe(true)
  })

  it('[S6.8] [CR 608.2n] an instant or sorcery ends in its owner’s graveyard', () => {
    const b = board({ a: { battlefield: ['3 Island'], hand: ['Divination'] } })
    b.cast('Divination')
    expect(b.names('stack')).toEqual(['Divination'])
    b.resolve()
    expect(b.names('graveyard', 'A')).toEqual(['Divination'])
  })

  it('[S4.1] [S4.2] the engine lists the legal actions of the player with priority', () => {
    const b = board({
      a: { battlefield: ['Mountain', 'Mogg Fanatic'], hand: ['Forest', 'Lightning Bolt', 'Craw Wurm'] },
    })
    expect(b.legal().map((a) => a.kind)).toEqual(['pass', 'playLand', 'cast', 'activateMana', 'activate'])
  })
})

describe('X', () => {
  it('[CR 107.3a] X = 0: Banefire for {R} deals nothing', () => {
    const b = board({ a: { battlefield: ['Mountain'], hand: ['Banefire'] } })
    b.cast('Banefire', { targets: ['B'] }).resolve()
    expect(b.life('B')).toBe(20)
    expect(b.in('graveyard', 'Banefire', 'A')).toBe(true)
  })

  it('[CR 107.3a] X = 0 may be chosen with mana to spare', () => {
    const b = board({ a: { battlefield: ['4 Mountain'], hand: ['Banefire'] } })
    b.reply('x', 0)
      .cast('Banefire', { targets: ['B'] })
      .resolve()
    expect(b.life('B')).toBe(20)
    expect(b.game.state.battlefield.filter((id) => b.game.state.objects[id]!.tapped).length).toBe(1)
  })

  it('[CR 107.3a] X is bounded by what can be paid', () => {
    const b = board({ a: { battlefield: ['4 Mountain'], hand: ['Banefire'] } })
    b.reply('x', (d) => (d.shape === 'number' ? d.max : 0))
      .cast('Banefire', { targets: ['B'] })
      .resolve()
    expect(b.life('B')).toBe(17)
  })

  it('[S4.1] [CR 601.2b] Skeletal Scrying: X also says how many cards are exiled as an additional cost', () => {
    const b = board({ a: { battlefield: ['5 Swamp'], hand: ['Skeletal Scrying'], graveyard: ['2 Forest'] } })
    b.reply('x', (d) => (d.shape === 'number' ? d.max : 0))
      .cast('Skeletal Scrying')
      .resolve()
    expect(b.names('exile')).toEqual(['Forest', 'Forest'])
    expect(b.names('hand', 'A').length).toBe(2)
    expect(b.life('A')).toBe(18)
  })

  it('[CR 107.3b] cast without paying its mana cost, X is 0: Skeletal Scrying on Isochron Scepter', () => {
    const b = board({
      a: { battlefield: ['4 Swamp'], hand: ['Isochron Scepter', 'Skeletal Scrying'], graveyard: ['3 Forest'] },
    })
    b.yes().pick('choose', 'Skeletal Scrying').cast('Isochron Scepter').resolve().resolve()
    b.yes().yes().activate('Isochron Scepter').resolveAll()
    expect(b.count('graveyard', 'Forest')).toBe(3)
    expect(b.life('A')).toBe(20)
  })

  it('[CR 202.3e] on the stack the mana value counts X: Prohibit looks at it', () => {
    const b = board({
      a: { battlefield: ['3 Mountain'], hand: ['Banefire'] },
      b: { battlefield: ['2 Island'], hand: ['Prohibit'] },
    })
    b.reply('x', 2).cast('Banefire', { targets: ['B'] })
    b.turnTo('B').cast('Prohibit').resolveAll()
    expect(b.life('B')).toBe(18)
  })

  it('Soul Burn: only black and red mana is spent on X, life only for the black', () => {
    const b = board({ a: { battlefield: ['2 Mountain', '3 Swamp', '2 Forest'], hand: ['Soul Burn'] } })
    b.reply('x', 4)
      .cast('Soul Burn', { targets: ['B'] })
      .resolve()
    expect(b.life('B')).toBe(16)
    expect(b.life('A')).toBe(22)
  })
})

describe('taking a cast back', () => {
  it('[S4.2] [CR 733.1] cancelled while paying: the card is back, lands are untapped, the pool is empty', () => {
    const b = board({ a: { battlefield: ['2 Forest'], hand: ['Grizzly Bears'] } })
    const before = b.game.hash()
    const decisions = b.game.state.decisions
    b.reply('pay', (d) => {
      if (d.shape !== 'pay') throw new Error(d.shape)
      return { kind: 'activate', object: d.abilities[0]!.object, ability: d.abilities[0]!.ability }
    })
    b.reply('pay', { kind: 'cancel' })
    b.cast('Grizzly Bears')
    expect(b.names('hand', 'A')).toEqual(['Grizzly Bears'])
    expect(b.object('Forest').tapped).toBe(false)
    expect(b.pool('A')).toBe('')
    b.game.state.decisions = decisions
    expect(b.game.hash()).toBe(before)
  })

  it('[S4.2] the events of a cancelled cast are told to nobody', () => {
    const b = board({ a: { battlefield: ['2 Forest'], hand: ['Grizzly Bears'] } })
    const seen = watch(b)
    b.reply('pay', { kind: 'cancel' }).cast('Grizzly Bears')
    expect(seen.events).toEqual([])
  })

  it('[S4.2] priority stays with the player', () => {
    const b = board({ a: { battlefield: ['2 Forest'], hand: ['Grizzly Bears'] } })
    b.reply('pay', { kind: 'cancel' }).cast('Grizzly Bears')
    expect(b.decision).toMatchObject({ player: 0, purpose: 'priority' })
  })

  it('[S4.2] Skirk Prospector: a sacrifice made for mana on the way is taken back too', () => {
    const b = board({ a: { battlefield: ['Skirk Prospector', 'Mountain'], hand: ['Goblin Piker'] } })
    b.reply('pay', () => ({
      kind: 'activate',
      object: b.id('Skirk Prospector'),
      ability: b.c('Skirk Prospector').abilities[0]!.key,
    }))
    b.reply('pay', { kind: 'cancel' })
    b.cast('Goblin Piker')
    expect(b.in('battlefield', 'Skirk Prospector')).toBe(true)
    expect(b.names('graveyard', 'A')).toEqual([])
  })

  it('[S4.2] [CR 733.1] Chromatic Sphere drew a card: that stays done, and its mana stays in the pool', () => {
    const b = board({ a: { battlefield: ['Chromatic Sphere', '2 Forest'], hand: ['Grizzly Bears'] } })
    const sphere = b.c('Chromatic Sphere').abilities[0]!.key
    b.reply('pay', () => ({ kind: 'activate', object: b.id('Chromatic Sphere'), ability: sphere }))
    b.reply('pay', { kind: 'auto' })
    b.option('manaColor', '{U}')
    b.reply('pay', { kind: 'cancel' })
    b.cast('Grizzly Bears')
    expect([...b.names('hand', 'A')].sort()).toEqual(['Grizzly Bears', 'Wastes'])
    expect(b.pool('A')).toBe('{U}')
    expect(b.in('graveyard', 'Chromatic Sphere', 'A')).toBe(true)
  })

  it('[S4.2] [CR 733.1] mana spent on a Sphere that stays used is not given back', () => {
    const b = board({ a: { battlefield: ['Chromatic Sphere', 'Forest', 'Mountain'], hand: ['Grizzly Bears'] } })
    const sphere = b.c('Chromatic Sphere').abilities[0]!.key
    const forest = b.c('Forest').abilities[0]!.key
    b.reply('pay', () => ({ kind: 'activate', object: b.id('Forest'), ability: forest }))
    b.reply('pay', () => ({ kind: 'activate', object: b.id('Chromatic Sphere'), ability: sphere }))
    b.option('manaColor', '{U}')
    b.reply('pay', { kind: 'cancel' })
    b.cast('Grizzly Bears')
    expect([...b.names('hand', 'A')].sort()).toEqual(['Grizzly Bears', 'Wastes'])
    expect(b.pool('A')).toBe('{U}')
    expect([b.object('Forest').tapped, b.object('Mountain').tapped].filter(Boolean).length).toBe(1)
  })

  it('[CR 733.1] turning a creature face up, cancelled: a card drawn on the way stays drawn', () => {
    const b = board({ a: { battlefield: ['Chromatic Sphere', '8 Plains'], hand: ['Exalted Angel'] } })
    b.cast('Exalted Angel', { method: 'morph' }).resolve()
    const angel = b.game.state.battlefield.find((id) => b.game.state.objects[id]!.faceDown)!
    const ability = b.c('Chromatic Sphere').abilities[0]!.key
    b.reply('pay', () => ({ kind: 'activate', object: b.id('Chromatic Sphere'), ability }))
    b.reply('pay', { kind: 'auto' }).option('manaColor', '{W}').reply('pay', { kind: 'cancel' })
    b.act({ kind: 'turnFaceUp', object: angel })
    expect(b.game.state.objects[angel]!.faceDown).toBe(true)
    expect(b.names('hand', 'A')).toEqual(['Wastes'])
    expect(b.pool('A')).toBe('{W}')
  })

  it('[S4.2] an activated ability cancelled while paying leaves everything as it was', () => {
    const b = board({ a: { battlefield: ['Siege-Gang Commander', '2 Mountain'] } })
    b.reply('pay', { kind: 'cancel' }).activate('Siege-Gang Commander', { targets: ['B'] })
    expect(b.in('battlefield', 'Siege-Gang Commander')).toBe(true)
    expect(b.object('Mountain').tapped).toBe(false)
    expect(b.game.state.stack).toEqual([])
  })

  it('[S4.4] a mana ability whose mana is unspent can be taken back', () => {
    const b = board({ a: { battlefield: ['Forest'] } })
    b.tapForMana('Forest')
    expect(b.game.takeBack(0)).toEqual({ ok: true })
    expect(b.object('Forest').tapped).toBe(false)
    expect(b.pool('A')).toBe('')
  })

  it('[S4.4] a decision after which something hidden was revealed stands', () => {
    const b = board({ a: { battlefield: ['3 Island'], hand: ['Divination'] } })
    b.cast('Divination').resolve()
    expect(b.game.takeBack(0)).toMatchObject({ ok: false })
  })
})

describe('costs', () => {
  it('[S6.6] Aura of Silence: the opponent’s artifacts and enchantments cost {2} more', () => {
    const b = board({
      a: { battlefield: ['2 Forest'], hand: ['Exploration'] },
      b: { battlefield: ['Aura of Silence'] },
    })
    const action = { kind: 'cast' as const, object: b.id('Exploration'), face: 0, method: 'normal' }
    expect(b.refusal(action)).toBe("Exploration: you can't pay {2}{G}.")
  })

  it('[S6.6] its controller pays as printed', () => {
    const b = board({ a: { battlefield: ['Forest', 'Aura of Silence'], hand: ['Exploration'] } })
    expect(b.can('cast', 'Exploration')).toBe(true)
  })

  it('[S6.6] two of them: {4} more', () => {
    const b = board({
      a: { battlefield: ['4 Forest'], hand: ['Exploration'] },
      b: { battlefield: ['2 Aura of Silence'] },
    })
    expect(b.can('cast', 'Exploration')).toBe(false)
  })

  it('[S6.6] Goblin Warchief: Goblin spells cost {1} less', () => {
    const b = board({ a: { battlefield: ['Goblin Warchief', 'Mountain'], hand: ['Goblin Piker'] } })
    b.cast('Goblin Piker').resolve()
    expect(b.in('battlefield', 'Goblin Piker')).toBe(true)
  })

  it('[S6.6] a generic reduction never touches the coloured part', () => {
    const b = board({ a: { battlefield: ['3 Goblin Warchief', 'Mountain'], hand: ['Goblin King'] } })
    const action = { kind: 'cast' as const, object: b.id('Goblin King'), face: 0, method: 'normal' }
    expect(b.refusal(action)).toBe("Goblin King: you can't pay {R}{R}.")
  })

  it('[S6.6] [CR 601.2f] increases apply before reductions', () => {
    const b = board({
      a: { battlefield: ['5 Sol Ring'], hand: ['Frogmite'] },
      b: { battlefield: ['Aura of Silence'] },
    })
    b.cast('Frogmite')
    expect(b.game.state.battlefield.filter((id) => b.game.state.objects[id]!.tapped).length).toBe(1)
  })

  it('[S6.6] [CR 118.9d] increases apply to alternative costs too: Mulldrifter evoked under no tax is {2}{U}', () => {
    const b = board({ a: { battlefield: ['3 Island'], hand: ['Mulldrifter'] } })
    b.cast('Mulldrifter', { method: 'alternative' }).resolve()
    b.resolveAll()
    expect(b.in('graveyard', 'Mulldrifter', 'A')).toBe(true)
    expect(b.names('hand', 'A').length).toBe(2)
  })

  it('[CR 601.2f] the cost is locked in before mana abilities: a Warchief sacrificed for mana still reduced it', () => {
    const b = board({
      a: { battlefield: ['Goblin Warchief', 'Skirk Prospector'], hand: ['Goblin Piker'] },
    })
    const ability = b.c('Skirk Prospector').abilities.find((i) => i.ability.kind === 'activated')!.key
    b.reply('pay', () => ({ kind: 'activate', object: b.id('Skirk Prospector'), ability }))
    b.pick('sacrifice', 'Goblin Warchief').cast('Goblin Piker').resolve()
    expect(b.in('battlefield', 'Goblin Piker')).toBe(true)
    expect(b.names('graveyard', 'A')).toEqual(['Goblin Warchief'])
  })

  it('[CR 702.41a] affinity: Frogmite with four artifacts is free', () => {
    const b = board({ a: { battlefield: ['4 Memnite'], hand: ['Frogmite'] } })
    b.cast('Frogmite').resolve()
    expect(b.in('battlefield', 'Frogmite')).toBe(true)
  })

  it('[CR 118.6] [S6.1] a card without a mana cost cannot be cast', () => {
    const b = board({ a: { battlefield: ['5 Forest'], hand: ['Dryad Arbor'] } })
    const action = { kind: 'cast' as const, object: b.id('Dryad Arbor'), face: 0, method: 'normal' }
    expect(b.refusal(action)).not.toBeNull()
  })

  it('[CR 118.5] [S6.1] {0} can be paid', () => {
    const b = board({ a: { hand: ['Memnite'] } })
    b.cast('Memnite').resolve()
    expect(b.in('battlefield', 'Memnite')).toBe(true)
  })

  it('[CR 107.4f] Dismember: Phyrexian mana with life', () => {
    const b = board({ a: { battlefield: ['Forest'], hand: ['Dismember'] }, b: { battlefield: ['Hill Giant'] } })
    b.cast('Dismember').resolve()
    expect(b.life('A')).toBe(16)
    expect(b.in('graveyard', 'Hill Giant')).toBe(true)
  })

  it('[CR 107.4f] how many symbols are paid with life is a choice', () => {
    const b = board({ a: { battlefield: ['3 Swamp'], hand: ['Dismember'] }, b: { battlefield: ['Hill Giant'] } })
    b.reply('phyrexian', 1).cast('Dismember')
    expect(b.life('A')).toBe(18)
    expect(b.game.state.battlefield.filter((id) => b.game.state.objects[id]!.tapped).length).toBe(2)
  })

  it('[S4.3] tapping a tapped permanent as a cost is refused', () => {
    const b = board({ a: { battlefield: [{ card: 'Soulmender', tapped: true }] } })
    const ability = b.c('Soulmender').abilities[0]!.key
    expect(b.refusal({ kind: 'activate', object: b.id('Soulmender'), ability })).toBe(
      'Soulmender: Soulmender is already tapped.',
    )
  })

  it('[S4.3] an effect that taps a tapped permanent just does nothing', () => {
    const b = board({
      a: { battlefield: ['Rishadan Port', 'Mountain'] },
      b: { battlefield: [{ card: 'Island', tapped: true }] },
    })
    b.activate('Rishadan Port', { targets: ['Island'] }).resolve()
    expect(b.object('Island').tapped).toBe(true)
  })

  it('[CR 302.6] a creature that came this turn cannot pay {T}', () => {
    const b = board({ a: { battlefield: [{ card: 'Soulmender', sick: true }] } })
    const ability = b.c('Soulmender').abilities[0]!.key
    expect(b.refusal({ kind: 'activate', object: b.id('Soulmender'), ability })).toBe(
      'Soulmender: Soulmender has summoning sickness.',
    )
  })

  it('[CR 302.6] with haste it can', () => {
    const b = board({ a: { battlefield: ['Fervor', { card: 'Soulmender', sick: true }] } })
    b.activate('Soulmender').resolve()
    expect(b.life('A')).toBe(21)
  })

  it('[CR 302.6] sacrificing has nothing to do with it: Mogg Fanatic at once', () => {
    const b = board({ a: { battlefield: ['Mountain'], hand: ['Mogg Fanatic'] } })
    b.cast('Mogg Fanatic').resolve()
    b.activate('Mogg Fanatic', { targets: ['B'] }).resolve()
    expect(b.life('B')).toBe(19)
  })

  it('[CR 602.5b] an ability "only once each turn"', () => {
    const b = board({ a: { battlefield: ['Basking Rootwalla', '4 Forest'] } })
    b.activate('Basking Rootwalla').resolve()
    expect(b.pt('Basking Rootwalla')).toBe('3/3')
    const ability = b.c('Basking Rootwalla').abilities.find((i) => i.ability.kind === 'activated')!.key
    expect(b.refusal({ kind: 'activate', object: b.id('Basking Rootwalla'), ability })).toMatch(/often enough/)
  })

  it('[CR 602.5b] a new object may use it again', () => {
    const b = board({ a: { battlefield: ['Basking Rootwalla', '4 Forest', 'Plains'], hand: ['Cloudshift'] } })
    b.activate('Basking Rootwalla').resolve()
    b.cast('Cloudshift').resolve()
    b.activate('Basking Rootwalla').resolve()
    expect(b.pt('Basking Rootwalla')).toBe('3/3')
  })

  it('[CR 601.2h] the same creature cannot both make mana and convoke', () => {
    const b = board({ a: { battlefield: ['2 Mountain', 'Llanowar Elves'], hand: ['Stoke the Flames'] } })
    expect(b.can('cast', 'Stoke the Flames')).toBe(false)
  })

  it('[CR 602.1] Seal of Cleansing may target only artifacts and enchantments, itself included', () => {
    const b = board({ a: { battlefield: ['Seal of Cleansing', 'Sol Ring', 'Grizzly Bears'] } })
    const seen = offers(b, 'target', 'Sol Ring')
    b.activate('Seal of Cleansing')
    expect(seen).toEqual(['Seal of Cleansing', 'Sol Ring'])
  })
})
