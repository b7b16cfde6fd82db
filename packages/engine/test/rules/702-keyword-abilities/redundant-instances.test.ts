import type { Keyword } from '@spellwright/dsl'
import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'
import { attackRefusal, blockRefusal, couldBlock, gain, table } from '../../support/declarations.ts'

/** A creature that has these keywords twice. */
function twice(keyword: Keyword, theirs: readonly string[] = []) {
  const b = table(['Hill Giant'], theirs)
  gain(b, 'Hill Giant', keyword)
  gain(b, 'Hill Giant', keyword)
  return b
}

describe('a second instance changes nothing', () => {
  it('[CR 702.15f] lifelink: the life is gained once', () => {
    const b = twice('lifelink')
    expect(b.attack('Hill Giant').damage().life('A')).toBe(23)
  })

  it('[CR 702.4e] double strike: two strikes, not more', () => {
    expect(twice('double strike').attack('Hill Giant').damage().life('B')).toBe(14)
  })

  it('[CR 702.7d] first strike: one strike', () => {
    expect(twice('first strike').attack('Hill Giant').damage().life('B')).toBe(17)
  })

  it.each(['wither', 'infect'] as const)('[CR 702.80d, 702.90f] %s: as many counters as damage', (keyword) => {
    const b = twice(keyword, ['Craw Wurm'])
    b.attack('Hill Giant').block('Craw Wurm>Hill Giant').damage()
    expect(b.counters('Craw Wurm', '-1/-1')).toBe(3)
  })

  it('[CR 702.90f] infect: as many poison counters as damage', () => {
    const b = twice('infect')
    b.attack('Hill Giant').damage()
    expect(b.game.state.players[1].counters?.['poison']).toBe(3)
  })

  it('[CR 702.19g] trample: what is more than lethal is assigned once', () => {
    const b = twice('trample', ['Memnite'])
    b.attack('Hill Giant').block('Memnite>Hill Giant').damage()
    expect(b.life('B')).toBe(18)
  })

  it('[CR 702.111c] menace: two blockers are enough', () => {
    const b = twice('menace', ['Memnite', 'Ornithopter']).attack('Hill Giant')
    expect(blockRefusal(b, 'Memnite>Hill Giant', 'Ornithopter>Hill Giant')).toBeNull()
    expect(blockRefusal(b, 'Memnite>Hill Giant')).not.toBeNull()
  })

  it('[CR 702.2f] deathtouch: 1 damage to each is still lethal', () => {
    const b = twice('deathtouch', ['Craw Wurm', 'Serra Angel'])
    b.attack('Hill Giant').block('Craw Wurm>Hill Giant', 'Serra Angel>Hill Giant').damage()
    expect(b.names('battlefield', 'B')).toEqual([])
  })

  it('[CR 702.3c, 702.20c] defender and vigilance', () => {
    expect(attackRefusal(twice('defender'), 'Hill Giant')).not.toBeNull()
    const b = twice('vigilance').attack('Hill Giant')
    expect(b.object('Hill Giant').tapped).toBe(false)
  })

  it('[CR 702.12c] indestructible', () => {
    const b = board({ a: { battlefield: ['Hill Giant'], hand: ['Wrath of God'], mana: '{W}{W}{W}{W}' } })
    gain(b, 'Hill Giant', 'indestructible')
    gain(b, 'Hill Giant', 'indestructible')
    expect(b.cast('Wrath of God').resolve().in('battlefield', 'Hill Giant')).toBe(true)
  })

  it.each<[string, Keyword, string, string]>([
    ['702.9c', 'flying', 'Serra Angel', 'Memnite'],
    ['702.13c', 'intimidate', 'Memnite', 'Grizzly Bears'],
    ['702.36c', 'fear', 'Memnite', 'Grizzly Bears'],
    ['702.28c', 'shadow', 'Dauthi Slayer', 'Memnite'],
    ['702.31c', 'horsemanship', 'Shu Cavalry', 'Memnite'],
    ['702.118c', 'skulk', 'Memnite', 'Craw Wurm'],
    ['702.16m', { kind: 'protection', from: [{ filter: { color: 'G' } }] }, 'Memnite', 'Grizzly Bears'],
  ])('[CR %s] an evasion ability: %o', (_, keyword, may, mayNot) => {
    const b = twice(keyword, [may, mayNot])
    expect([couldBlock(b, may, 'Hill Giant'), couldBlock(b, mayNot, 'Hill Giant')]).toEqual([true, false])
  })
})
