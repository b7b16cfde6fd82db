import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('[CR 306] planeswalkers', () => {
  it('[CR 306.2, 306.5b, 122.1e, 209.1] enters with its loyalty as counters', () => {
    const b = board({ a: { hand: ['Jace Beleren'], battlefield: ['3 Island'] } })
    b.cast('Jace Beleren').resolve()
    expect(b.counters('Jace Beleren', 'loyalty')).toBe(3)
  })

  it('[CR 306.5d, 606.3] one loyalty ability of a permanent is activated each turn', () => {
    const b = board({ a: { battlefield: ['Jace Beleren'] } })
    b.activate('Jace Beleren').resolve()
    expect([b.counters('Jace Beleren', 'loyalty'), b.can('activate', 'Jace Beleren')]).toEqual([5, false])
  })

  it('[CR 306.6] can be attacked', () => {
    const b = board({ a: { battlefield: ['Grizzly Bears'] }, b: { battlefield: ['Jace Beleren'] } })
    b.attack('Grizzly Bears>Jace Beleren').damage()
    expect([b.counters('Jace Beleren', 'loyalty'), b.life('B')]).toEqual([1, 20])
  })

  it('[CR 306.9, 704.5i] without loyalty it is put into the graveyard', () => {
    const b = board({ a: { battlefield: ['Hill Giant'] }, b: { battlefield: ['Jace Beleren'] } })
    b.attack('Hill Giant>Jace Beleren').damage()
    expect(b.in('graveyard', 'Jace Beleren')).toBe(true)
  })

  it('[CR 606.6] an ability that costs more loyalty than there is cannot be activated', () => {
    const b = board({ a: { battlefield: ['Jace Beleren'] } })
    const abilities = b.legal().filter((action) => action.kind === 'activate')
    expect(abilities.length).toBe(2)
  })
})
