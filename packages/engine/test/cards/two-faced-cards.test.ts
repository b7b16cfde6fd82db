import { expect, it } from 'vitest'
import { board } from '../support/board.ts'
import { offers } from '../support/watch.ts'

it('[Akoum Warrior] is cast as a creature or played as a tapped land', () => {
  const b = board({ a: { battlefield: ['6 Mountain'], hand: ['Akoum Warrior'] } })
  expect(b.can('cast', 'Akoum Warrior')).toBe(true)
  b.play('Akoum Warrior')
  expect(b.object('Akoum Teeth').tapped).toBe(true)
})

it('[Akoum Warrior] tramples; as a land it taps for {R}', () => {
  const b = board({ a: { battlefield: ['Akoum Warrior', { card: 'Akoum Warrior', face: 1 }] } })
  expect(b.has('Akoum Warrior', 'trample')).toBe(true)
  b.tapForMana('Akoum Teeth')
  expect(b.pool('A')).toBe('{R}')
  expect(b.object('Akoum Teeth').tapped).toBe(true)
})

it('[Fire // Ice] Fire divides 2 damage among one or two targets', () => {
  const b = board({ a: { battlefield: ['2 Mountain'], hand: ['Fire // Ice'] }, b: { battlefield: ['Mogg Fanatic'] } })
  b.cast('Fire', { targets: ['Mogg Fanatic,B'] }).resolve()
  expect(b.in('graveyard', 'Mogg Fanatic', 'B')).toBe(true)
  expect(b.life('B')).toBe(19)
})

it('[Fire // Ice] Ice taps a permanent and draws a card', () => {
  const b = board({ a: { battlefield: ['2 Island'], hand: ['Fire // Ice'] }, b: { battlefield: ['Forest'] } })
  b.cast('Ice', { targets: ['Forest'] }).resolve()
  expect(b.object('Forest').tapped).toBe(true)
  expect(b.names('hand', 'A')).toEqual(['Wastes'])
})

it('[Fire // Ice] Fire may have a single target, and not three', () => {
  const one = board({ a: { battlefield: ['2 Mountain'], hand: ['Fire // Ice'] } })
  one.cast('Fire', { targets: ['B'] }).resolve()
  expect(one.life('B')).toBe(18)
  const three = board({
    a: { battlefield: ['2 Mountain'], hand: ['Fire // Ice'] },
    b: { battlefield: ['Mogg Fanatic'] },
  })
  expect(() => three.cast('Fire', { targets: ['Mogg Fanatic,A,B'] })).toThrow()
})

it('[Fire // Ice] has mana value 4 in hand', () => {
  const b = board({ a: { hand: ['Fire // Ice'] } })
  expect(b.c('Fire // Ice').manaValue).toBe(4)
})

it('[Brazen Borrower] goes on an adventure, then is cast from exile', () => {
  const b = board({
    a: { battlefield: ['5 Island'], hand: ['Brazen Borrower'] },
    b: { battlefield: ['Hill Giant', 'Forest'] },
  })
  b.cast('Petty Theft').resolve()
  expect(b.names('hand', 'B')).toEqual(['Hill Giant'])
  expect(b.in('exile', 'Brazen Borrower', 'A')).toBe(true)
  b.cast('Brazen Borrower', { from: 'exile' }).resolve()
  expect(b.pt('Brazen Borrower')).toBe('3/1')
})

it('[Brazen Borrower] blocks only creatures with flying', () => {
  const b = board({ a: { battlefield: ['Hill Giant'] }, b: { battlefield: ['Brazen Borrower'] } })
  b.attack('Hill Giant')
  expect(() => b.block('Brazen Borrower>Hill Giant')).toThrow()
})

it('[Brazen Borrower] flies and has flash', () => {
  const b = board({ active: 1, a: { battlefield: ['3 Island'], hand: ['Brazen Borrower'] } })
  b.turnTo('A').cast('Brazen Borrower').resolve()
  expect(b.has('Brazen Borrower', 'flying')).toBe(true)
})

it("[Brazen Borrower] Petty Theft targets only an opponent's nonland permanents", () => {
  const b = board({
    a: { battlefield: ['2 Island', 'Sol Ring'], hand: ['Brazen Borrower'] },
    b: { battlefield: ['Forest', 'Hill Giant', 'Humility'] },
  })
  const seen = offers(b, 'target', 'Humility')
  b.cast('Petty Theft')
  expect(seen).toEqual(['Hill Giant', 'Humility'])
})

it('[Civilized Scholar] transforms and untaps when a creature card is discarded', () => {
  const b = board({ a: { battlefield: ['Civilized Scholar'], hand: ['Hill Giant'] } })
  b.pick('discard', 'Hill Giant').activate('Civilized Scholar').resolve()
  expect(b.pt('Homicidal Brute')).toBe('5/1')
  expect(b.object('Homicidal Brute').tapped).toBe(false)
  b.to('end')
  expect(b.object('Civilized Scholar').tapped).toBe(true)
})

it('[Civilized Scholar] stays when another card is discarded', () => {
  const b = board({ a: { battlefield: ['Civilized Scholar'], hand: ['Forest'] } })
  b.pick('discard', 'Forest').activate('Civilized Scholar').resolve()
  expect(b.object('Civilized Scholar').tapped).toBe(true)
})

it('[Civilized Scholar] draws a card first, and its Brute stays when it attacked', () => {
  const b = board({ a: { battlefield: ['Civilized Scholar'], hand: ['Hill Giant'] } })
  b.pick('discard', 'Hill Giant').activate('Civilized Scholar').resolve()
  expect(b.names('hand', 'A')).toEqual(['Wastes'])
  b.attack('Homicidal Brute').to('end')
  expect(b.in('battlefield', 'Homicidal Brute', 'A')).toBe(true)
})

it("[Civilized Scholar] as a Brute does not turn back at the opponent's end step", () => {
  const b = board({ active: 1, a: { battlefield: [{ card: 'Civilized Scholar', face: 1 }] } })
  b.to('end')
  expect(b.in('battlefield', 'Homicidal Brute', 'A')).toBe(true)
})
