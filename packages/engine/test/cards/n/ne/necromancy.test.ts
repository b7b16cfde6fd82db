import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { offers } from '../../../support/watch.ts'

it('[Necromancy] puts a creature card from a graveyard under your control and becomes an Aura on it', () => {
  const b = board({ a: { battlefield: ['3 Swamp'], hand: ['Necromancy'] }, b: { graveyard: ['Serra Angel'] } })
  b.cast('Necromancy').resolveAll()
  expect(b.in('battlefield', 'Serra Angel', 'A')).toBe(true)
  expect(b.object('Necromancy').attachedTo).toBe(b.id('Serra Angel'))
})

it('[Necromancy] takes the creature with it when it leaves', () => {
  const b = board({
    a: { battlefield: ['3 Swamp', 'Seal of Cleansing'], hand: ['Necromancy'] },
    b: { graveyard: ['Serra Angel'] },
  })
  b.cast('Necromancy').resolveAll()
  b.activate('Seal of Cleansing', { targets: ['Necromancy'] }).resolveAll()
  expect(b.in('graveyard', 'Serra Angel', 'B')).toBe(true)
})

it('[Necromancy] cast as an instant is sacrificed at the next cleanup step', () => {
  const b = board({ active: 1, a: { battlefield: ['3 Swamp'], hand: ['Necromancy'], graveyard: ['Serra Angel'] } })
  b.turnTo('A').cast('Necromancy').resolveAll()
  expect(b.in('battlefield', 'Serra Angel', 'A')).toBe(true)
  b.to('upkeep', 4)
  expect(b.in('graveyard', 'Necromancy', 'A')).toBe(true)
  expect(b.in('graveyard', 'Serra Angel', 'A')).toBe(true)
})

it('[Necromancy] cast as a sorcery stays', () => {
  const b = board({ a: { battlefield: ['3 Swamp'], hand: ['Necromancy'], graveyard: ['Serra Angel'] } })
  b.cast('Necromancy').resolveAll().to('upkeep', 4)
  expect(b.in('battlefield', 'Serra Angel', 'A')).toBe(true)
})

it('[Necromancy] takes only creature cards', () => {
  const b = board({
    a: { battlefield: ['3 Swamp'], hand: ['Necromancy'] },
    b: { graveyard: ['Serra Angel', 'Shock', 'Hill Giant'] },
  })
  const seen = offers(b, 'target', 'Hill Giant')
  b.cast('Necromancy').resolveAll()
  expect(seen).toEqual(['Serra Angel', 'Hill Giant'])
})

it('[Necromancy] goes to the graveyard when its creature leaves', () => {
  const b = board({
    a: { battlefield: ['3 Swamp'], hand: ['Necromancy'] },
    b: { battlefield: ['Island'], hand: ['Unsummon'], graveyard: ['Serra Angel'] },
  })
  b.cast('Necromancy').resolveAll().turnTo('B').cast('Unsummon').resolveAll()
  expect(b.in('hand', 'Serra Angel', 'B')).toBe(true)
  expect(b.in('graveyard', 'Necromancy', 'A')).toBe(true)
})

it('Necromancy becomes an Aura on the creature it put onto the battlefield', () => {
  const b = board({
    a: { battlefield: ['3 Swamp'], hand: ['Necromancy'] },
    b: { graveyard: ['Hill Giant'] },
  })
  b.cast('Necromancy').resolve().resolve()
  expect(b.in('battlefield', 'Hill Giant', 'A')).toBe(true)
  expect(b.object('Necromancy').attachedTo).toBe(b.id('Hill Giant'))
  expect(b.c('Necromancy').subtypes).toContain('Aura')
})

it('when Necromancy leaves, its creature is sacrificed', () => {
  const b = board({
    a: { battlefield: ['3 Swamp', '2 Plains'], hand: ['Necromancy', 'Disenchant'] },
    b: { graveyard: ['Hill Giant'] },
  })
  b.cast('Necromancy').resolve().resolve()
  b.cast('Disenchant', { targets: ['Necromancy'] }).resolveAll()
  expect(b.in('graveyard', 'Hill Giant', 'B')).toBe(true)
})

it('cast at instant speed, Necromancy is sacrificed in the cleanup step', () => {
  const b = board({
    a: { battlefield: ['3 Swamp'], hand: ['Necromancy'], graveyard: ['Hill Giant'] },
    step: 'end',
  })
  b.cast('Necromancy').resolve().resolve()
  expect(b.in('battlefield', 'Hill Giant', 'A')).toBe(true)
  b.to('upkeep', 4)
  expect(b.in('graveyard', 'Necromancy', 'A')).toBe(true)
  expect(b.in('graveyard', 'Hill Giant', 'A')).toBe(true)
})

it('cast in a main phase with an empty stack, it stays', () => {
  const b = board({ a: { battlefield: ['3 Swamp'], hand: ['Necromancy'], graveyard: ['Hill Giant'] } })
  b.cast('Necromancy').resolve().resolve()
  b.to('upkeep', 4)
  expect(b.in('battlefield', 'Necromancy', 'A')).toBe(true)
})
