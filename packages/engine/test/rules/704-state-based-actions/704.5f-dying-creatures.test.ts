import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'
import { watch } from '../../support/watch.ts'

describe('copies of permanents', () => {
  it('[CR 704.5f] Clone that copies nothing is 0/0 and dies', () => {
    const b = board({ a: { battlefield: ['4 Island'], hand: ['Clone'] } })
    b.cast('Clone').resolve()
    expect(b.in('graveyard', 'Clone', 'A')).toBe(true)
  })
})

describe('regeneration and destruction', () => {
  it('[CR 704.5f] regeneration does not help against toughness 0', () => {
    const b = board({
      a: { battlefield: ['3 Swamp'], hand: ['Dismember'] },
      b: { battlefield: ['Drudge Skeletons', 'Swamp'] },
    })
    b.turnTo('B').activate('Drudge Skeletons').resolve()
    b.cast('Dismember', { targets: ['Drudge Skeletons'] }).resolve()
    expect(b.in('graveyard', 'Drudge Skeletons')).toBe(true)
  })
})

it('[S12.2] [CR 704.5f, 701.8b] [S12.2] toughness 0: into the graveyard, and not destroyed', () => {
  const b = board({ a: { battlefield: ['3 Swamp'], hand: ['Dismember'] }, b: { battlefield: ['Hill Giant'] } })
  const seen = watch(b)
  b.cast('Dismember', { targets: ['Hill Giant'] }).resolve()
  expect(b.in('graveyard', 'Hill Giant')).toBe(true)
  expect(seen.count('destroyed')).toBe(0)
})

it('[S12.2] [CR 704.5g] [S12.2] lethal damage destroys', () => {
  const b = board({ a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] }, b: { battlefield: ['Hill Giant'] } })
  const seen = watch(b)
  b.cast('Lightning Bolt', { targets: ['Hill Giant'] }).resolve()
  expect(seen.count('destroyed')).toBe(1)
})

it('[S12.2] [CR 704.5g] damage adds up over the turn', () => {
  const b = board({ a: { battlefield: ['2 Mountain'], hand: ['2 Shock'] }, b: { battlefield: ['Hill Giant'] } })
  b.cast('Shock', { targets: ['Hill Giant'] }).resolve()
  expect(b.in('battlefield', 'Hill Giant')).toBe(true)
  b.cast('Shock', { targets: ['Hill Giant'] }).resolve()
  expect(b.in('graveyard', 'Hill Giant')).toBe(true)
})

it('[S12.2] [CR 704.5g] a creature that was 5/5 dies when the pump that saved it ends… but damage wears off with it', () => {
  const b = board({
    a: { battlefield: ['Grizzly Bears', 'Forest', 'Mountain'], hand: ['Giant Growth', 'Lightning Bolt'] },
  })
  b.cast('Giant Growth', { targets: ['Grizzly Bears'] }).resolve()
  b.cast('Lightning Bolt', { targets: ['Grizzly Bears'] }).resolve()
  b.to('upkeep', 4)
  expect(b.in('battlefield', 'Grizzly Bears')).toBe(true)
})

it('[S12.2] [CR 704.5g] a creature with damage dies when the Anthem that kept it alive leaves', () => {
  const b = board({
    a: { battlefield: ['Glorious Anthem', { card: 'Grizzly Bears', damage: 2 }, '2 Plains'], hand: ['Disenchant'] },
  })
  b.cast('Disenchant', { targets: ['Glorious Anthem'] }).resolve()
  expect(b.in('graveyard', 'Grizzly Bears', 'A')).toBe(true)
})

it('[S12.2] [CR 704.5h] [S12.2] a creature dealt damage by a source with deathtouch is destroyed', () => {
  const b = board({ a: { battlefield: ['Typhoid Rats'] }, b: { battlefield: ['Craw Wurm'] } })
  b.attack('Typhoid Rats').block('Craw Wurm>Typhoid Rats').damage()
  expect(b.in('graveyard', 'Craw Wurm', 'B')).toBe(true)
})

describe('counters', () => {
  it('[S12.2] [CR 704.5f] paying with the last counter Spike Feeder dies before its ability resolves', () => {
    const b = board({ a: { battlefield: [{ card: 'Spike Feeder', counters: { '+1/+1': 1 } }] } })
    b.activate('Spike Feeder', { nth: 1 })
    expect(b.in('graveyard', 'Spike Feeder', 'A')).toBe(true)
    b.resolve()
    expect(b.life('A')).toBe(22)
  })
})
