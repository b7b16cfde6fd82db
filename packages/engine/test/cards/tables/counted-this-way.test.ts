import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('[CR 608.2h] what a step did something to is counted afterwards', () => {
  it('[Fumigate] gains life for the creatures destroyed, not for one with indestructible', () => {
    const b = board({
      a: { hand: ['Fumigate'], battlefield: ['5 Plains', 'Grizzly Bears'], life: 10 },
      b: { battlefield: ['Hill Giant', 'Darksteel Sentinel'] },
    })
    b.cast('Fumigate').resolve()
    expect([b.life('A'), b.in('battlefield', 'Darksteel Sentinel')]).toEqual([12, true])
  })

  it('[Blood Money] makes Treasures for nontoken creatures alone', () => {
    const b = board({
      a: { hand: ['Raise the Alarm', 'Blood Money'], battlefield: ['3 Plains', '7 Swamp'] },
      b: { battlefield: ['Hill Giant'] },
    })
    b.cast('Raise the Alarm').resolve()
    b.cast('Blood Money').resolve()
    expect([b.count('battlefield', 'Soldier Token'), b.count('battlefield', 'Treasure Token')]).toEqual([0, 1])
  })

  it('[March of Souls] gives each controller a Spirit for each creature of theirs', () => {
    const b = board({
      a: { hand: ['March of Souls'], battlefield: ['5 Plains', 'Grizzly Bears'] },
      b: { battlefield: ['Hill Giant', 'Drudge Skeletons'] },
    })
    b.cast('March of Souls').resolve()
    expect([b.count('battlefield', 'Spirit Token', 'A'), b.count('battlefield', 'Spirit Token', 'B')]).toEqual([1, 2])
  })

  it("[Martyr's Cry] lets each player draw for each white creature of theirs", () => {
    const b = board({
      a: { hand: ["Martyr's Cry"], battlefield: ['2 Plains', 'Savannah Lions'], library: ['3 Forest'] },
      b: { battlefield: ['White Knight', 'Grizzly Bears'], library: ['3 Island'] },
    })
    b.cast("Martyr's Cry").resolve()
    expect([b.count('hand', 'Forest', 'A'), b.count('hand', 'Island', 'B')]).toEqual([1, 1])
  })

  it('[Metalworker] adds two mana for each artifact card revealed', () => {
    const b = board({ a: { hand: ['Ornithopter', 'Mox Diamond', 'Forest'], battlefield: ['Metalworker'] } })
    b.pick('choose', 'Ornithopter', 'Mox Diamond').tapForMana('Metalworker')
    expect(b.pool('A')).toBe('{C}{C}{C}{C}')
  })

  it('[Cinder Seer] counts only what was revealed, though more could have been', () => {
    const b = board({ a: { hand: ['Lightning Bolt', 'Shock'], battlefield: ['3 Mountain', 'Cinder Seer'] } })
    b.pick('choose', 'Shock')
      .activate('Cinder Seer', { targets: ['B'] })
      .resolve()
    expect(b.life('B')).toBe(19)
  })

  it('[Guild Summit] draws for Gates tapped, and nothing where none is', () => {
    const b = board({
      a: { hand: ['Guild Summit'], battlefield: ['3 Island', 'Azorius Guildgate'], library: ['2 Forest'] },
    })
    b.cast('Guild Summit').resolve()
    b.yes().pick('choose', 'Azorius Guildgate').resolve()
    expect([b.object('Azorius Guildgate').tapped, b.count('hand', 'Forest')]).toEqual([true, 1])
  })

  it('[Syphon Mind] draws nothing for an opponent without cards', () => {
    const b = board({ a: { hand: ['Syphon Mind'], battlefield: ['4 Swamp'], library: ['Forest'] } })
    b.cast('Syphon Mind').resolve()
    expect(b.in('hand', 'Forest')).toBe(false)
  })
})
