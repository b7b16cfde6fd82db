import { describe, expect, it } from 'vitest'
import { board } from '../support/board.ts'

const commands = (b: ReturnType<typeof board>) =>
  b.game.state.command.map((id) => {
    const { controller, marks } = b.game.state.objects[id]!
    return { controller, ...marks }
  })

describe('the monarch', () => {
  const crowned = () => {
    const b = board({
      a: { hand: ['Palace Sentinels'], battlefield: ['4 Plains'], library: ['5 Forest'] },
      b: { battlefield: ['Grizzly Bears', 'Hill Giant'], library: ['5 Island'] },
    })
    return b.cast('Palace Sentinels').resolve().resolve()
  }

  it('[CR 725.2] draws a card at the beginning of their end step', () => {
    const b = crowned()
    expect(commands(b)).toEqual([{ controller: 0, monarch: 1 }])
    b.to('end')
    expect(b.names('hand', 'A')).toEqual(['Forest'])
  })

  it('[CR 725.2] is who last dealt combat damage to the monarch with a creature', () => {
    const b = crowned().to('main1', 4)
    b.attack('Grizzly Bears', 'Hill Giant').damage().resolveAll()
    expect(commands(b)).toEqual([{ controller: 1, monarch: 1 }])
    b.to('end')
    expect(b.names('hand', 'B')).toEqual(['Island', 'Island'])
  })

  it('[Throne Warden] grows while you are the monarch', () => {
    const b = board({
      a: { hand: ['Palace Sentinels'], battlefield: ['4 Plains', 'Throne Warden'], library: ['Forest'] },
    })
    b.cast('Palace Sentinels').resolve().resolve().to('end')
    expect(b.counters('Throne Warden', '+1/+1')).toBe(1)
    const c = board({ a: { battlefield: ['Throne Warden'] } })
    c.to('end')
    expect(c.counters('Throne Warden', '+1/+1')).toBe(0)
  })
})

describe('ascend', () => {
  it('[CR 702.131b] comes with the tenth permanent and stays when it leaves', () => {
    const b = board({
      a: { hand: ['Forest', 'Shock'], battlefield: ['6 Mountain', 'Dusk Charger', '2 Grizzly Bears'] },
    })
    expect(b.pt('Dusk Charger')).toBe('3/3')
    b.play('Forest')
    expect(b.pt('Dusk Charger')).toBe('5/5')
    b.cast('Shock', { targets: ['Grizzly Bears'] }).resolve()
    expect(b.pt('Dusk Charger')).toBe('5/5')
  })

  it('[CR 702.131a] of a sorcery counts as it resolves', () => {
    const draw = (lands: string) => {
      const b = board({ a: { hand: ['Secrets of the Golden City'], battlefield: [lands], library: ['9 Forest'] } })
      return b.cast('Secrets of the Golden City').resolve().names('hand', 'A').length
    }
    expect(draw('9 Island')).toBe(2)
    expect(draw('10 Island')).toBe(3)
  })
})

describe('speed', () => {
  it('[CR 702.179a, 702.179d] starts at 1 and increases once in each of your turns', () => {
    const b = board({
      a: { hand: ['2 Shock'], battlefield: ['2 Mountain', 'Streaking Oilgorger'], library: ['9 Forest'] },
    })
    expect(commands(b)).toEqual([{ controller: 0, speed: 1 }])
    b.cast('Shock', { targets: ['B'] }).resolveAll()
    b.cast('Shock', { targets: ['B'] }).resolveAll()
    expect(commands(b)).toEqual([{ controller: 0, speed: 2 }])
    expect(b.has('Streaking Oilgorger', 'lifelink')).toBe(false)
  })

  it('[CR 702.178a] at 4 there is max speed, also for a card in the graveyard', () => {
    const b = board({
      a: { battlefield: ['Streaking Oilgorger', '3 Swamp'], graveyard: ['Loxodon Surveyor'], library: ['20 Forest'] },
      b: { library: ['20 Forest'] },
    })
    for (const turn of [3, 5, 7]) {
      expect(b.can('activate', 'Loxodon Surveyor')).toBe(false)
      b.to('main1', turn).attack('Streaking Oilgorger').damage().resolveAll()
    }
    b.to('main1', 9)
    expect(commands(b)).toEqual([{ controller: 0, speed: 4 }])
    expect(b.has('Streaking Oilgorger', 'lifelink')).toBe(true)
    b.activate('Loxodon Surveyor', { zone: 'graveyard' }).resolve()
    expect(b.in('exile', 'Loxodon Surveyor')).toBe(true)
  })
})

describe('the Ring', () => {
  const position = () =>
    board({
      a: {
        hand: ['4 Birthday Escape'],
        battlefield: ['4 Island', 'Grizzly Bears', 'Hill Giant'],
        library: ['20 Forest'],
      },
      b: { battlefield: ['Hill Giant', 'Grizzly Bears'] },
    })
  const tempted = (times: number, b = position()) => {
    for (let time = 0; time < times; time++) b.pick('choose', 'Grizzly Bears').cast('Birthday Escape').resolve()
    return b
  }

  it('[CR 701.54c] its bearer is legendary and not blocked by greater power', () => {
    const b = tempted(1)
    expect(b.object('Grizzly Bears').marks).toEqual({ ringBearer: 1 })
    expect(b.c('Grizzly Bears').supertypes).not.toBe(b.c('Hill Giant').supertypes)
    b.attack('Grizzly Bears').to('declareBlockers')
    expect(() => b.block('Hill Giant#2 > Grizzly Bears')).toThrow()
  })

  it('[CR 701.54c] tempted twice, its player draws and discards as it attacks', () => {
    const b = tempted(2)
    const before = b.names('hand', 'A').length
    b.attack('Grizzly Bears').resolve()
    expect(b.names('hand', 'A')).toHaveLength(before)
    expect(b.names('graveyard', 'A')).toHaveLength(3)
  })

  it('[CR 701.54c] four times, its damage costs each opponent 3 life', () => {
    const b = tempted(4)
    b.attack('Grizzly Bears').resolve().damage().resolveAll()
    expect(b.life('B')).toBe(15)
  })

  it('is plain data, and the same after JSON', () => {
    const b = position()
    b.throughJson = true
    expect(commands(tempted(2, b))).toEqual([{ controller: 0, ring: 2 }])
  })
})
