import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'
import { watch } from '../../support/watch.ts'

describe('[CR 601] casting', () => {
  it('[CR 601.2, 601.2i, 405.1] a spell that was cast is on top of the stack, and its caster keeps priority', () => {
    const b = board({ a: { battlefield: ['2 Mountain'], hand: ['2 Shock'] } })
    const seen = watch(b)
    b.cast('Shock', { targets: ['B'] }).cast('Shock', { targets: ['B'] })
    expect([b.count('stack', 'Shock'), seen.count('cast', 'A'), b.decision.player]).toEqual([2, 2, 0])
  })

  it('[CR 601.2c, 115.1, 115.1a] its targets are chosen as it is cast', () => {
    const b = board({ a: { battlefield: ['Mountain'], hand: ['Shock'] }, b: { battlefield: ['Hill Giant'] } })
    b.cast('Shock', { targets: ['Hill Giant'] })
    const [spell] = b.game.state.stack
    expect(b.game.state.objects[spell ?? 0]?.stack?.targets[0]?.entities).toEqual([b.id('Hill Giant')])
  })

  it('[CR 601.2c] without a legal target it cannot be cast', () => {
    const b = board({ a: { battlefield: ['2 Swamp'], hand: ["Sorin's Thirst"] } })
    expect(b.can('cast', "Sorin's Thirst")).toBe(false)
  })

  it('[CR 601.2b, 107.3a] X is announced as it is cast', () => {
    const b = board({ a: { battlefield: ['5 Mountain'], hand: ['Rolling Thunder'] } })
    b.reply('x', 3)
      .cast('Rolling Thunder', { targets: ['B'] })
      .resolve()
    expect(b.life('B')).toBe(17)
  })

  it('[CR 601.2d] damage that is divided is divided as the spell is cast, at least 1 for each target', () => {
    const b = board({
      a: { battlefield: ['5 Mountain'], hand: ['Rolling Thunder'] },
      b: { battlefield: ['Grizzly Bears'] },
    })
    b.reply('x', 3)
      .reply('divide', [1, 2])
      .cast('Rolling Thunder', { targets: ['B,Grizzly Bears'] })
    b.resolve()
    expect([b.life('B'), b.in('graveyard', 'Grizzly Bears')]).toEqual([19, true])
  })

  it('[CR 601.2f, 118.7, 118.7a] increases and reductions change the total cost', () => {
    const can = (lands: string, ...more: string[]) =>
      board({ a: { battlefield: [lands, ...more], hand: ['Divination'] } }).can('cast', 'Divination')
    expect([can('3 Island'), can('2 Island'), can('2 Island', 'Goblin Electromancer')]).toEqual([true, false, true])
    expect([can('3 Island', 'Thalia, Guardian of Thraben'), can('4 Island', 'Thalia, Guardian of Thraben')]).toEqual([
      false,
      true,
    ])
  })

  it('[CR 118.7a] a reduction of generic mana does not lower the colored part', () => {
    const b = board({ a: { battlefield: ['Goblin Electromancer'], hand: ['Shock'] } })
    expect(b.can('cast', 'Shock')).toBe(false)
  })

  it('[CR 601.2h, 118.8] an additional cost is paid as the spell is cast', () => {
    const b = board({ a: { battlefield: ['2 Swamp', 'Grizzly Bears'], hand: ["Altar's Reap"] } })
    b.cast("Altar's Reap")
    expect([b.in('graveyard', 'Grizzly Bears'), b.in('stack', "Altar's Reap")]).toEqual([true, true])
  })

  it('[CR 118.8, 601.2h] a spell whose additional cost cannot be paid cannot be cast', () => {
    expect(board({ a: { battlefield: ['2 Swamp'], hand: ["Altar's Reap"] } }).can('cast', "Altar's Reap")).toBe(false)
  })

  it('[CR 601.3, 307.1] what may not be cast now cannot be announced', () => {
    const b = board({ step: 'upkeep', a: { battlefield: ['3 Island'], hand: ['Divination'] } })
    expect(() => b.cast('Divination')).toThrow()
  })
})

describe('[CR 602] activating', () => {
  it('[CR 602.2, 602.2a] an activated ability is put on the stack as an object that is no card', () => {
    const b = board({ a: { battlefield: ['Fountain of Youth', '2 Wastes'] } })
    b.activate('Fountain of Youth')
    const [ability] = b.game.state.stack
    expect(b.game.state.objects[ability ?? 0]).toMatchObject({ kind: 'ability', controller: 0, card: -1 })
  })

  it('[CR 602.2b] it stays on the stack though its source has left', () => {
    const b = board({ a: { battlefield: ['Mogg Fanatic'] } })
    b.activate('Mogg Fanatic', { targets: ['B'] })
    expect(b.in('graveyard', 'Mogg Fanatic')).toBe(true)
    expect(b.resolve().life('B')).toBe(19)
  })

  it('[CR 602.5a, 302.6, 107.5] a creature that is new cannot pay {T}', () => {
    const b = board({
      a: {
        battlefield: [
          { card: 'Mogg Fanatic', sick: true },
          { card: 'Merfolk Thaumaturgist', sick: true },
        ],
      },
    })
    expect([b.can('activate', 'Mogg Fanatic'), b.can('activate', 'Merfolk Thaumaturgist')]).toEqual([true, false])
  })

  it('[CR 118.3] an ability whose cost cannot be paid cannot be activated', () => {
    expect(board({ a: { battlefield: ['Fountain of Youth', 'Wastes'] } }).can('activate', 'Fountain of Youth')).toBe(
      false,
    )
  })

  it("[CR 602.2] the opponent's permanents are not activated", () => {
    expect(board({ b: { battlefield: ['Mogg Fanatic'] } }).can('activate', 'Mogg Fanatic')).toBe(false)
  })
})

describe('[CR 603] triggered abilities', () => {
  it('[CR 603.2, 603.3, 113.3c] goes on the stack the next time a player would have priority', () => {
    const b = board({ a: { battlefield: ['2 Plains'], hand: ['Wall of Omens'] } })
    b.cast('Wall of Omens').resolve()
    expect(b.names('stack')).toEqual(['ability of Wall of Omens'])
  })

  it('[CR 603.3a, 113.8] is controlled by the player who controlled its source', () => {
    const b = board({ a: { battlefield: ['Mountain'], hand: ['Shock'] }, b: { battlefield: ['Doomed Dissenter'] } })
    b.cast('Shock', { targets: ['Doomed Dissenter'] }).resolve()
    const [ability] = b.game.state.stack
    expect(b.game.state.objects[ability ?? 0]?.controller).toBe(1)
    expect(b.resolve().in('battlefield', 'Zombie Token', 'B')).toBe(true)
  })

  it('[CR 603.3d] is removed from the stack if no legal target can be chosen', () => {
    const b = board({ a: { battlefield: ['4 Swamp'], hand: ['Gravedigger'] } })
    expect(b.cast('Gravedigger').resolve().names('stack')).toEqual([])
  })

  it('[CR 603.5] "you may" is decided as it resolves', () => {
    const b = board({
      a: { battlefield: ['Soul Net', 'Mountain', 'Swamp'], hand: ['Shock'] },
      b: { battlefield: ['Memnite'] },
    })
    b.cast('Shock', { targets: ['Memnite'] }).resolve()
    expect(b.asked.some(({ purpose }) => purpose === 'payOrNot')).toBe(false)
    expect(b.yes('payOrNot').resolve().life('A')).toBe(21)
  })

  it('[CR 603.6a] triggers on what enters at the same time as its source', () => {
    const b = board({
      a: { battlefield: ['5 Swamp'], hand: ['Living Death'], graveyard: ['Soul Warden', 'Grizzly Bears'] },
    })
    b.cast('Living Death').resolve().resolveAll()
    expect(b.life('A')).toBe(21)
  })
})
