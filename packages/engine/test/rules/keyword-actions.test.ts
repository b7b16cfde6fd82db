import { expect, it } from 'vitest'
import { board } from '../support/board.ts'

it('[CR 701.16a] investigating creates a Clue, which draws a card', () => {
  const b = board({ a: { hand: ['Thraben Inspector'], battlefield: ['3 Plains'] } })
  b.cast('Thraben Inspector').resolve().resolve()
  expect(b.in('battlefield', 'Clue Token', 'A')).toBe(true)
  b.activate('Clue Token').resolve()
  expect(b.names('hand', 'A')).toHaveLength(1)
  expect(b.in('battlefield', 'Clue Token')).toBe(false)
})

it('[Erdwal Illuminator] adds one Clue to the first investigation of a turn only', () => {
  const b = board({ a: { hand: ['2 Thraben Inspector'], battlefield: ['2 Plains', 'Erdwal Illuminator'] } })
  b.cast('Thraben Inspector').resolveAll()
  expect(b.count('battlefield', 'Clue Token')).toBe(2)
  b.cast('Thraben Inspector').resolveAll()
  expect(b.count('battlefield', 'Clue Token')).toBe(3)
})

it('[CR 701.50a] a creature that connives gets a counter for a nonland card discarded', () => {
  const b = board({
    a: { hand: ['Grizzly Bears'], battlefield: ['3 Island', 'Hypnotic Grifter'], library: ['Forest'] },
  })
  b.pick('discard', 'Grizzly Bears').activate('Hypnotic Grifter').resolve()
  expect(b.pt('Hypnotic Grifter')).toBe('2/3')
  expect(b.names('hand', 'A')).toEqual(['Forest'])
})

it('[CR 701.50a] a land card discarded gives no counter', () => {
  const b = board({
    a: { hand: ['Grizzly Bears'], battlefield: ['3 Island', 'Hypnotic Grifter'], library: ['Forest'] },
  })
  b.pick('discard', 'Forest').activate('Hypnotic Grifter').resolve()
  expect(b.pt('Hypnotic Grifter')).toBe('1/2')
})

it('[CR 702.110b] a creature may exploit itself, and its ability triggers', () => {
  const b = board({ a: { hand: ['Qarsi Sadist'], battlefield: ['2 Swamp'] } })
  b.yes().cast('Qarsi Sadist').resolve().resolve().resolve()
  expect(b.in('graveyard', 'Qarsi Sadist', 'A')).toBe(true)
  expect(b.life('B')).toBe(18)
})

it('[CR 702.110a] nothing is exploited where nothing is sacrificed', () => {
  const b = board({ a: { hand: ['Qarsi Sadist'], battlefield: ['2 Swamp'] } })
  b.no().cast('Qarsi Sadist').resolve().resolve()
  expect(b.names('stack')).toEqual([])
  expect(b.life('B')).toBe(20)
})

it('[CR 702.100a] evolve puts a counter for a creature greater in power or toughness', () => {
  const b = board({ a: { hand: ['Grizzly Bears'], battlefield: ['2 Forest', 'Experiment One'] } })
  b.cast('Grizzly Bears').resolve().resolve()
  expect(b.pt('Experiment One')).toBe('2/2')
})

it('[CR 702.100a] evolve does not trigger for a creature that is not greater', () => {
  const b = board({ a: { hand: ['Grizzly Bears'], battlefield: ['2 Forest', 'Adaptive Snapjaw'] } })
  b.cast('Grizzly Bears').resolve()
  expect(b.names('stack')).toEqual([])
})

it('[CR 702.101a] extort drains 1 for {W/B} with each spell', () => {
  const b = board({ a: { hand: ['Lightning Bolt'], battlefield: ['Mountain', 'Swamp', 'Syndic of Tithes'] } })
  b.yes('payOrNot')
    .cast('Lightning Bolt', { targets: ['B'] })
    .resolve()
  expect([b.life('A'), b.life('B')]).toEqual([21, 19])
})

it('[CR 701.59b] evidence cannot be collected from too small a graveyard', () => {
  const b = board({
    a: { battlefield: ['Axebane Ferox'] },
    b: { hand: ['Murder'], graveyard: ['Grizzly Bears'], battlefield: ['3 Swamp'] },
  })
  b.turnTo('B')
    .cast('Murder', { targets: ['Axebane Ferox'] })
    .resolve()
  expect(b.in('graveyard', 'Murder', 'B')).toBe(true)
  expect(b.in('battlefield', 'Axebane Ferox')).toBe(true)
})

it('[CR 701.59a] evidence is exiled until its mana value is enough', () => {
  const b = board({
    a: { battlefield: ['Axebane Ferox'] },
    b: { hand: ['Murder'], graveyard: ['2 Grizzly Bears', 'Forest'], battlefield: ['3 Swamp'] },
  })
  b.turnTo('B')
    .yes('payOrNot')
    .cast('Murder', { targets: ['Axebane Ferox'] })
    .resolve()
    .resolve()
  expect(b.count('exile', 'Grizzly Bears')).toBe(2)
  expect(b.in('graveyard', 'Axebane Ferox', 'A')).toBe(true)
})

it('[Surveillance Monitor] makes a Thopter whenever evidence is collected', () => {
  const b = board({
    a: { hand: ['Surveillance Monitor'], graveyard: ['Hill Giant'], battlefield: ['4 Island'] },
  })
  b.yes('payOrNot').cast('Surveillance Monitor').resolveAll()
  expect(b.in('battlefield', 'Thopter Token')).toBe(true)
  expect(b.in('exile', 'Hill Giant')).toBe(true)
})

it('[CR 701.43a] an exerted creature does not untap in the next untap step of its controller', () => {
  const b = board({ a: { battlefield: ['Gust Walker'], library: ['10 Plains'] }, b: { library: ['10 Plains'] } })
  b.yes().attack('Gust Walker')
  b.resolve()
  expect(b.pt('Gust Walker')).toBe('3/3')
  b.to('upkeep', 5)
  expect(b.object('Gust Walker').tapped).toBe(true)
  b.to('upkeep', 7)
  expect(b.object('Gust Walker').tapped).toBe(false)
})

it('[CR 701.43d] exerting is optional: without it nothing triggers and the creature untaps', () => {
  const b = board({ a: { battlefield: ['Gust Walker'], library: ['10 Plains'] }, b: { library: ['10 Plains'] } })
  b.no().attack('Gust Walker')
  expect(b.names('stack')).toEqual([])
  b.to('upkeep', 5)
  expect(b.object('Gust Walker').tapped).toBe(false)
})

it('[CR 702.26a] a permanent with phasing phases out and in before its controller untaps', () => {
  const b = board({ a: { battlefield: ['Tolarian Drake'], library: ['10 Island'] }, b: { library: ['10 Island'] } })
  b.to('upkeep', 5)
  expect(b.in('battlefield', 'Tolarian Drake')).toBe(false)
  b.to('upkeep', 7)
  expect(b.in('battlefield', 'Tolarian Drake')).toBe(true)
})

it("[Teferi's Imp] discards as it phases out and draws as it phases in", () => {
  const b = board({
    a: { hand: ['Forest'], battlefield: ["Teferi's Imp"], library: ['10 Island'] },
    b: { library: ['10 Island'] },
  })
  b.to('upkeep', 5)
  expect(b.in('graveyard', 'Forest', 'A')).toBe(true)
  b.to('upkeep', 7)
  expect(b.names('hand', 'A')).toHaveLength(2)
})
