import type { Quantity } from '@spellwright/dsl'
import type { Reading } from './reading.ts'

/** "the number of creatures you control", "its power": what X is, or what something is equal to. */
export function quantityPhrase(text: string, reading: Reading): Quantity | undefined {
  if (text === 'the number of colors of mana spent to cast ~') return { kind: 'colorsSpent' }
  const count = /^the number of (.+)$/.exec(text)
  if (count !== null) {
    const counters = /^(\S+) counters on (.+)$/.exec(count[1]!)
    if (counters !== null) {
      const object = reading.object(counters[2]!)
      return object === undefined ? undefined : { kind: 'countersOn', object, counter: counters[1]! }
    }
    if (count[1] === 'cards in your hand') return { kind: 'cardsIn', zone: 'hand', player: 'you' }
    if (count[1] === 'cards in your graveyard') return { kind: 'cardsIn', zone: 'graveyard', player: 'you' }
    if (count[1] === "cards in that player's hand" && reading.they !== undefined)
      return { kind: 'cardsIn', zone: 'hand', player: reading.they }
    const of = reading.noun(count[1]!)
    return of === undefined ? undefined : { kind: 'count', of }
  }
  const value =
    /^(?:its|(~|that creature|that card|that spell|enchanted creature|the sacrificed creature)'s) (power|toughness|mana value)$/.exec(
      text,
    )
  if (value !== null) {
    const object =
      value[1] === undefined
        ? reading.it
        : value[1] === 'the sacrificed creature'
          ? { the: 'sacrificed' }
          : reading.object(value[1])
    if (object === undefined) return undefined
    if (value[2] === 'power') return { kind: 'powerOf', object }
    return value[2] === 'toughness' ? { kind: 'toughnessOf', object } : { kind: 'manaValueOf', object }
  }
  const greatest = /^the greatest (power|toughness|mana value) among (.+)$/.exec(text)
  if (greatest !== null) {
    const of = reading.noun(greatest[2]!)
    return of === undefined
      ? undefined
      : { kind: 'greatest', value: greatest[1] === 'mana value' ? 'manaValue' : (greatest[1] as 'power'), of }
  }
  if (text === 'your life total') return { kind: 'lifeOf', player: 'you' }
  if (text === 'the amount of life you gained' || text === 'the damage dealt') return { kind: 'eventAmount' }
  return undefined
}

/** "for each creature you control": what is counted. */
export function eachPhrase(text: string, reading: Reading): Quantity | undefined {
  const counters = /^(\S+) counter on (.+)$/.exec(text)
  if (counters !== null) {
    const object = reading.object(counters[2]!)
    return object === undefined ? undefined : { kind: 'countersOn', object, counter: counters[1]! }
  }
  if (text === 'color of mana spent to cast it') return { kind: 'colorsSpent' }
  if (text === 'card in your hand') return { kind: 'cardsIn', zone: 'hand', player: 'you' }
  if (text === 'time it was kicked' || text === 'time ~ was kicked') return { kind: 'timesKicked' }
  const of = reading.noun(text)
  return of === undefined ? undefined : { kind: 'count', of }
}
