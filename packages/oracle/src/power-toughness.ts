import { type Quantity, sameData } from '@spellwright/dsl'
import { eachCounted } from './for-each.ts'
import { whereIs } from './quantity.ts'
import type { Talk } from './talk.ts'

export interface PowerToughnessChange {
  text: string
  /** "for each Goblin you control", said at the end of the sentence. */
  each?: string
}

interface Side {
  sign: '+' | '-' | undefined
  text: string
  each?: string
}

function side(quantity: Quantity, talk: Talk, mode: 'static' | 'effect' | 'number'): Side {
  if (typeof quantity === 'number') {
    return { sign: quantity === 0 ? undefined : quantity > 0 ? '+' : '-', text: String(Math.abs(quantity)) }
  }
  if (quantity.kind === 'x') return { sign: '+', text: 'X' }
  if (quantity.kind === 'times' && quantity.factor < 0) {
    const positive = side(
      quantity.factor === -1 ? quantity.quantity : { ...quantity, factor: -quantity.factor },
      talk,
      mode,
    )
    return { ...positive, sign: '-' }
  }
  const { numbers } = talk.wording
  const each = numbers === 'x' ? undefined : eachCounted(quantity, talk)
  // What is so all the time is counted out; what happens once is a number.
  const isNumber = each?.factor === 1 && (mode === 'number' || (numbers !== 'each' && mode === 'effect'))
  if (each && !isNumber)
    return { sign: each.factor < 0 ? '-' : '+', text: String(Math.abs(each.factor)), each: each.noun }
  return { sign: '+', text: whereIs(quantity, talk) }
}

/** "+2/+0", "-5/-5", "+X/+X"; a zero takes the sign of its neighbour. */
export function powerToughnessChange(
  power: Quantity,
  toughness: Quantity,
  talk: Talk,
  mode: 'static' | 'effect',
): PowerToughnessChange {
  const same = sameData(power, toughness)
  // "+X/+1": counted out, the other number would seem to be counted too.
  const isMixed = [power, toughness].some((one) => typeof one === 'number' && one !== 0)
  const how = isMixed ? 'number' : mode
  const left = side(power, talk, how)
  const right = same ? left : side(toughness, talk, how)
  const text = `${left.sign ?? right.sign ?? '+'}${left.text}/${right.sign ?? left.sign ?? '+'}${right.text}`
  const each = left.each ?? right.each
  return each === undefined ? { text } : { text, each: `for each ${each}` }
}
