import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'
import { watch } from '../../support/watch.ts'

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

  it('[CR 733.2] [S4.2] priority stays with the player', () => {
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
