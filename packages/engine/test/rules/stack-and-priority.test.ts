import { describe, expect, it } from 'vitest'
import { board } from '../support/board.ts'
import { watch } from '../support/watch.ts'

describe('priority', () => {
  it('[S3.1] [CR 117.3a] the active player receives priority first', () => {
    expect(board({ active: 1 }).decision.player).toBe(1)
    expect(board({ active: 0 }).decision.player).toBe(0)
  })

  it('[S3.1] [CR 117.3c] the player who cast a spell keeps priority', () => {
    const b = board({ a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] } })
    b.cast('Lightning Bolt', { targets: ['B'] })
    expect(b.decision.player).toBe(0)
    expect(b.game.state.stack.length).toBe(1)
  })

  it('[S3.1] [CR 117.3c] so does the nonactive player who responded', () => {
    const b = board({ b: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] } })
    b.turnTo('B').cast('Lightning Bolt', { targets: ['A'] })
    expect(b.decision.player).toBe(1)
  })

  it('[S3.1] [CR 117.4] both passing in succession resolves the top of the stack', () => {
    const b = board({ a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] } })
    b.cast('Lightning Bolt', { targets: ['B'] }).pass()
    expect(b.life('B')).toBe(20)
    b.pass()
    expect(b.life('B')).toBe(17)
  })

  it('[S3.1] [CR 117.4] both passing with an empty stack ends the step', () => {
    const b = board({ step: 'upkeep' })
    b.pass()
    expect(b.step).toBe('upkeep')
    b.pass()
    expect(b.step).toBe('draw')
  })

  it('[CR 117.4] a pass before somebody acted does not count', () => {
    const b = board({
      a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
      b: { battlefield: ['Mountain'], hand: ['Shock'] },
    })
    b.cast('Lightning Bolt', { targets: ['B'] }).pass()
    b.cast('Shock', { targets: ['A'] })
    b.pass()
    expect(b.decision.player).toBe(0)
    expect(b.life('A')).toBe(20)
    b.pass()
    expect(b.life('A')).toBe(18)
  })

  it('[S3.2] [CR 117.3b] after a resolution the active player has priority, whoever’s spell it was', () => {
    const b = board({ b: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] } })
    b.turnTo('B')
      .cast('Lightning Bolt', { targets: ['A'] })
      .resolve()
    expect(b.decision.player).toBe(0)
  })

  it('[S3.2] only the player with priority acts', () => {
    const b = board({ b: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] } })
    const action = { kind: 'cast' as const, object: b.id('Lightning Bolt'), face: 0, method: 'normal' }
    const done = b.game.submit(1, action)
    expect(done).toEqual({ ok: false, reason: 'It is not your decision: A is asked.' })
  })

  it('[S3.2] [CR 104.3a] a player may concede at any time', () => {
    const b = board({})
    expect(b.game.concede(1)).toEqual({ ok: true })
    expect(b.winner).toBe('A')
    expect(b.game.decision).toBeNull()
  })

  it('[S3.2] [S4.1] the player with priority may concede as an action', () => {
    const b = board({})
    b.submit({ kind: 'concede' })
    expect(b.winner).toBe('B')
  })

  it('[S3.2] [CR 117.1d] while Daze resolves, the one who is asked to pay may tap for mana', () => {
    const b = board({
      a: { battlefield: ['2 Mountain'], hand: ['Lightning Bolt'] },
      b: { battlefield: ['2 Island'], hand: ['Daze'] },
    })
    b.cast('Lightning Bolt', { targets: ['B'] })
    b.turnTo('B').cast('Daze')
    b.yes('payOrNot').resolve()
    expect(b.game.state.battlefield.filter((id) => b.game.state.objects[id]!.tapped).length).toBe(4)
    b.resolve()
    expect(b.life('B')).toBe(17)
  })

  it('[CR 118.12] who declines to pay has the spell countered', () => {
    const b = board({
      a: { battlefield: ['2 Mountain'], hand: ['Lightning Bolt'] },
      b: { battlefield: ['2 Island'], hand: ['Daze'] },
    })
    b.cast('Lightning Bolt', { targets: ['B'] })
    b.turnTo('B').cast('Daze')
    b.no('payOrNot').resolve()
    expect(b.in('graveyard', 'Lightning Bolt', 'A')).toBe(true)
  })

  it('[S3.4] [CR 605.3b] a mana ability does not use the stack and does not pass priority', () => {
    const b = board({ a: { battlefield: ['Forest'] } })
    b.tapForMana('Forest')
    expect(b.game.state.stack).toEqual([])
    expect(b.decision.player).toBe(0)
    expect(b.pool('A')).toBe('{G}')
  })

  it('[S3.3] [CR 117.5] state-based actions come before priority: nobody can respond to a dead creature', () => {
    const b = board({
      a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
      b: { battlefield: ['Grizzly Bears', 'Forest'], hand: ['Giant Growth'] },
    })
    b.cast('Lightning Bolt', { targets: ['Grizzly Bears'] }).resolve()
    expect(b.in('graveyard', 'Grizzly Bears')).toBe(true)
    b.turnTo('B')
    expect(b.can('cast', 'Giant Growth')).toBe(false)
  })

  it('[S3.3] [CR 117.5] triggers go on the stack before priority', () => {
    const b = board({ a: { battlefield: ['2 Plains'], hand: ['Wall of Omens'] } })
    b.cast('Wall of Omens').resolve()
    expect(b.game.state.stack.length).toBe(1)
    expect(b.decision.player).toBe(0)
  })

  it('[CR 117.1a] a sorcery only in your main phase with an empty stack', () => {
    const b = board({ a: { battlefield: ['3 Island', 'Mountain'], hand: ['Divination', 'Lightning Bolt'] } })
    b.cast('Lightning Bolt', { targets: ['B'] })
    const divination = { kind: 'cast' as const, object: b.id('Divination'), face: 0, method: 'normal' }
    expect(b.refusal(divination)).toBe('Divination can be cast only in your main phase with an empty stack.')
  })

  it('[CR 117.1a] a creature without flash not on the opponent’s turn', () => {
    const b = board({ a: { battlefield: ['2 Forest'], hand: ['Grizzly Bears', 'Ashcoat Bear'] }, active: 1 })
    b.turnTo('A')
    expect(b.can('cast', 'Grizzly Bears')).toBe(false)
    expect(b.can('cast', 'Ashcoat Bear')).toBe(true)
  })

  it('[CR 405.5] last in, first out: a counterspell war', () => {
    const b = board({
      a: { battlefield: ['Mountain', '4 Island'], hand: ['Lightning Bolt', 'Counterspell'] },
      b: { battlefield: ['4 Island'], hand: ['Counterspell', 'Counterspell'] },
    })
    b.cast('Lightning Bolt', { targets: ['B'] })
    b.turnTo('B').cast('Counterspell')
    b.turnTo('A').pick('target', 'Counterspell').cast('Counterspell')
    b.turnTo('B').pick('target', 'Counterspell#2').cast('Counterspell')
    b.resolve()
    expect(b.names('graveyard', 'A')).toEqual(['Counterspell'])
    b.resolveAll()
    expect(b.life('B')).toBe(20)
    expect(b.names('graveyard', 'A')).toEqual(['Counterspell', 'Lightning Bolt'])
  })

  it('[CR 405.5] the war won: the Bolt resolves', () => {
    const b = board({
      a: { battlefield: ['Mountain', '2 Island'], hand: ['Lightning Bolt', 'Counterspell'] },
      b: { battlefield: ['2 Island'], hand: ['Counterspell'] },
    })
    b.cast('Lightning Bolt', { targets: ['B'] })
    b.turnTo('B').cast('Counterspell')
    b.turnTo('A').pick('target', 'Counterspell').cast('Counterspell')
    b.resolveAll()
    expect(b.life('B')).toBe(17)
  })

  it('[CR 701.6a] a countered spell goes to its owner’s graveyard and has no effect', () => {
    const b = board({
      a: { battlefield: ['2 Forest'], hand: ['Grizzly Bears'] },
      b: { battlefield: ['2 Island'], hand: ['Counterspell'] },
    })
    b.cast('Grizzly Bears')
    b.turnTo('B').cast('Counterspell').resolveAll()
    expect(b.names('graveyard', 'A')).toEqual(['Grizzly Bears'])
  })

  it('[CR 101.2] Banefire with X of 5 or more cannot be countered; the Counterspell still resolves', () => {
    const b = board({
      a: { battlefield: ['6 Mountain'], hand: ['Banefire'] },
      b: { battlefield: ['2 Island'], hand: ['Counterspell'] },
    })
    b.reply('x', 5).cast('Banefire', { targets: ['B'] })
    b.turnTo('B').cast('Counterspell').resolveAll()
    expect(b.life('B')).toBe(15)
    expect(b.names('graveyard', 'B')).toEqual(['Counterspell'])
  })

  it('[CR 101.2] with X = 4 it can', () => {
    const b = board({
      a: { battlefield: ['5 Mountain'], hand: ['Banefire'] },
      b: { battlefield: ['2 Island'], hand: ['Counterspell'] },
    })
    b.reply('x', 4).cast('Banefire', { targets: ['B'] })
    b.turnTo('B').cast('Counterspell').resolveAll()
    expect(b.life('B')).toBe(20)
  })

  it('Stifle counters a triggered ability', () => {
    const b = board({
      a: { battlefield: ['2 Plains'], hand: ['Wall of Omens'] },
      b: { battlefield: ['Island'], hand: ['Stifle'] },
    })
    b.cast('Wall of Omens').resolve()
    b.turnTo('B').cast('Stifle').resolveAll()
    expect(b.names('hand', 'A')).toEqual([])
  })

  it('Stifle counters an activated ability, and its cost stays paid', () => {
    const b = board({
      a: { battlefield: ['Windswept Heath'] },
      b: { battlefield: ['Island'], hand: ['Stifle'] },
    })
    b.activate('Windswept Heath')
    b.turnTo('B').cast('Stifle').resolveAll()
    expect(b.names('battlefield', 'A')).toEqual([])
    expect(b.life('A')).toBe(19)
  })

  it('[CR 115.1] Stifle cannot target a spell', () => {
    const b = board({
      a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
      b: { battlefield: ['Island'], hand: ['Stifle'] },
    })
    b.cast('Lightning Bolt', { targets: ['B'] }).turnTo('B')
    expect(b.can('cast', 'Stifle')).toBe(false)
  })
})

describe('targets on resolution', () => {
  it('[S3.5] [CR 608.2b] a spell whose only target became illegal does nothing', () => {
    const b = board({
      a: { battlefield: ['2 Mountain', '2 Plains'], hand: ['Lightning Helix'] },
      b: { battlefield: ['Grizzly Bears', 'Island'], hand: ['Unsummon'] },
    })
    const seen = watch(b)
    b.cast('Lightning Helix', { targets: ['Grizzly Bears'] })
    b.turnTo('B').cast('Unsummon').resolveAll()
    expect(b.life('A')).toBe(20)
    expect(seen.count('fizzled')).toBe(1)
    expect(b.names('graveyard', 'A')).toEqual(['Lightning Helix'])
  })

  it('[S3.5] [CR 608.2b] with some targets illegal it does what it can: Fire', () => {
    const b = board({
      a: { battlefield: ['2 Mountain'], hand: ['Fire // Ice'] },
      b: { battlefield: ['Savannah Lions', 'Grizzly Bears', 'Island'], hand: ['Unsummon'] },
    })
    b.reply('divide', [1, 1]).cast('Fire', { targets: ['Savannah Lions,Grizzly Bears'] })
    b.turnTo('B')
      .cast('Unsummon', { targets: ['Grizzly Bears'] })
      .resolveAll()
    expect(b.in('graveyard', 'Savannah Lions', 'B')).toBe(true)
  })

  it('[CR 608.2b] [CR 601.2d] the share of the illegal target is not given to the other', () => {
    const b = board({
      a: { battlefield: ['2 Mountain'], hand: ['Fire // Ice'] },
      b: { battlefield: ['Hill Giant', 'Grizzly Bears', 'Island'], hand: ['Unsummon'] },
    })
    b.reply('divide', [1, 1]).cast('Fire', { targets: ['Hill Giant,Grizzly Bears'] })
    b.turnTo('B')
      .cast('Unsummon', { targets: ['Grizzly Bears'] })
      .resolveAll()
    expect(b.object('Hill Giant').damage).toBe(1)
  })

  it('[CR 608.2b] Switcheroo with one illegal target exchanges nothing', () => {
    const b = board({
      a: { battlefield: ['5 Island', 'Grizzly Bears'], hand: ['Switcheroo'] },
      b: { battlefield: ['Hill Giant', 'Island'], hand: ['Unsummon'] },
    })
    b.cast('Switcheroo', { targets: ['Grizzly Bears', 'Hill Giant'] })
    b.turnTo('B')
      .cast('Unsummon', { targets: ['Hill Giant'] })
      .resolveAll()
    expect(b.in('battlefield', 'Grizzly Bears', 'A')).toBe(true)
  })

  it('[CR 608.2b] [CR 400.7] a flickered target is another object', () => {
    const b = board({
      a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
      b: { battlefield: ['Grizzly Bears', 'Plains'], hand: ['Cloudshift'] },
    })
    b.cast('Lightning Bolt', { targets: ['Grizzly Bears'] })
    b.turnTo('B').cast('Cloudshift').resolveAll()
    expect(b.in('battlefield', 'Grizzly Bears', 'B')).toBe(true)
  })

  it('[CR 608.2b] a land sacrificed in response: Wasteland finds nothing', () => {
    const b = board({
      a: { battlefield: ['Wasteland'] },
      b: { battlefield: ['Wooded Foothills'], library: ['5 Mountain'] },
    })
    b.activate('Wasteland', { targets: ['Wooded Foothills'] })
    b.turnTo('B').pick('chooseFound', 'Mountain').activate('Wooded Foothills').resolveAll()
    expect(b.names('battlefield', 'B')).toEqual(['Mountain'])
    expect(b.names('graveyard', 'A')).toEqual(['Wasteland'])
  })

  it('Wasteland in response: the Port is destroyed, its ability still resolves', () => {
    const b = board({
      a: { battlefield: ['Rishadan Port', 'Mountain', 'Forest'] },
      b: { battlefield: ['Wasteland', 'Island'] },
    })
    b.activate('Rishadan Port', { targets: ['Island'] })
    b.turnTo('B')
      .activate('Wasteland', { targets: ['Rishadan Port'] })
      .resolveAll()
    expect(b.in('graveyard', 'Rishadan Port', 'A')).toBe(true)
    expect(b.object('Island').tapped).toBe(true)
  })

  it('[CR 605.3] a land can be tapped for mana in response to Wasteland', () => {
    const b = board({
      a: { battlefield: ['Wasteland'] },
      b: { battlefield: ["Serra's Sanctum", 'Glorious Anthem', 'Humility'] },
    })
    b.activate('Wasteland', { targets: ["Serra's Sanctum"] })
    b.turnTo('B').tapForMana("Serra's Sanctum").resolve()
    expect(b.in('graveyard', "Serra's Sanctum", 'B')).toBe(true)
    expect(b.pool('B')).toBe('{W}{W}')
  })

  it('[CR 608.2b] a creature that became black is no target of Doom Blade any more', () => {
    const b = board({
      a: { battlefield: ['2 Swamp'], hand: ['Doom Blade'] },
      b: { battlefield: ['Wild Mongrel'], hand: ['Forest'] },
    })
    b.cast('Doom Blade')
    b.turnTo('B').option('chooseColor', 'black').activate('Wild Mongrel').resolveAll()
    expect(b.in('battlefield', 'Wild Mongrel', 'B')).toBe(true)
  })

  it('[CR 608.2c] Fatal Push may target anything, and looks at mana value on resolution', () => {
    const b = board({ a: { battlefield: ['Swamp'], hand: ['Fatal Push'] }, b: { battlefield: ['Hill Giant'] } })
    b.cast('Fatal Push').resolve()
    expect(b.in('battlefield', 'Hill Giant')).toBe(true)
  })

  it('revolt: after a permanent of yours left, Fatal Push destroys up to mana value 4', () => {
    const b = board({
      a: { battlefield: ['Swamp', 'Windswept Heath'], hand: ['Fatal Push'] },
      b: { battlefield: ['Hill Giant'] },
    })
    b.activate('Windswept Heath').resolve()
    b.cast('Fatal Push').resolve()
    expect(b.in('graveyard', 'Hill Giant')).toBe(true)
  })

  it('[CR 115.5] a spell cannot target itself', () => {
    const b = board({ a: { battlefield: ['2 Island'], hand: ['Counterspell'] } })
    expect(b.can('cast', 'Counterspell')).toBe(false)
  })

  it('[CR 115.3] the same target cannot be chosen twice for one word "target"', () => {
    const b = board({ a: { battlefield: ['2 Mountain'], hand: ['Fire // Ice'] }, b: { battlefield: ['Hill Giant'] } })
    b.reply('target', () => [b.id('Hill Giant'), b.id('Hill Giant')])
    expect(() => b.cast('Fire')).toThrow(/Refused/)
  })
})
