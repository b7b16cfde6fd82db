import { describe, expect, it } from 'vitest'
import { viewFor } from '../../../src/view/view.ts'
import { board } from '../../support/board.ts'

const ROOM = 'Bottomless Pool // Locker Room'

describe('Rooms', () => {
  it('[CR 709.5d] [CR 709.5h] the half that was cast is unlocked as it enters, and that triggers', () => {
    const b = board({ a: { hand: [ROOM], battlefield: ['Island'] }, b: { battlefield: ['Grizzly Bears'] } })
    b.throughJson = true
    b.cast('Bottomless Pool').resolve()
    expect(b.c('Bottomless Pool').manaValue).toBe(1)
    expect(b.game.state.stack).toHaveLength(1)
  })

  it('[CR 709.5h] the door that triggers returns its target', () => {
    const b = board({ a: { hand: [ROOM], battlefield: ['Island'] }, b: { battlefield: ['Grizzly Bears'] } })
    b.cast('Bottomless Pool', { targets: ['Grizzly Bears'] }).resolveAll()
    expect(b.in('hand', 'Grizzly Bears', 'B')).toBe(true)
  })

  it('[CR 709.5] a locked half has no name, mana cost or rules text on the battlefield', () => {
    const b = board({ a: { hand: [ROOM], battlefield: ['5 Island', 'Grizzly Bears'] } })
    b.cast('Locker Room').resolveAll()
    expect(b.c('Locker Room').manaValue).toBe(5)
    expect(b.in('battlefield', 'Bottomless Pool')).toBe(false)
    const room = viewFor(b.game, 0).battlefield.find(({ name }) => name === 'Locker Room')
    expect(room?.locked).toEqual(['Bottomless Pool'])
    const cards = b.names('hand', 'A').length
    b.attack('Grizzly Bears').damage()
    expect(b.names('hand', 'A')).toHaveLength(cards + 1)
  })

  it('[CR 709.5e] its controller may unlock the other half by paying for it, as a special action', () => {
    const b = board({ a: { hand: [ROOM], battlefield: ['6 Island'] }, b: { battlefield: ['Grizzly Bears'] } })
    b.cast('Locker Room').resolveAll()
    b.aim(['Grizzly Bears']).activate('Locker Room')
    expect(b.c('Bottomless Pool // Locker Room').manaValue).toBe(6)
    expect(b.game.state.stack).toHaveLength(1)
    b.resolve()
    expect(b.in('hand', 'Grizzly Bears', 'B')).toBe(true)
    expect(b.can('activate', ROOM)).toBe(false)
  })

  it('[CR 709.5e, 116.2m] only as a sorcery, and only by its controller', () => {
    const b = board({ a: { hand: [ROOM], battlefield: ['6 Island'] }, b: { battlefield: ['Island'] } })
    b.cast('Locker Room').resolveAll()
    b.turnTo('B')
    expect(b.can('activate', 'Locker Room')).toBe(false)
    b.to('main1', 4)
    expect(b.can('activate', 'Locker Room')).toBe(false)
  })

  it('[CR 709.5d] put onto the battlefield otherwise, both halves are locked', () => {
    const b = board({ a: { battlefield: [ROOM, 'Island'] } })
    expect(b.names('battlefield', 'A')).toContain('a locked Room')
    expect(viewFor(b.game, 0).battlefield[0]?.locked).toEqual(['Bottomless Pool', 'Locker Room'])
    expect(b.legal().filter(({ kind }) => kind === 'activate')).toHaveLength(1)
  })

  it('[CR 709.4] off the battlefield it has the characteristics of both halves', () => {
    expect(board({ a: { hand: [ROOM] } }).c(ROOM).manaValue).toBe(6)
  })
})
