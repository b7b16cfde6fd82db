import type { Cost, CostPart } from '@spellwright/dsl'
import { COUNTER_KIND } from '../words/counters.ts'
import { NUMBER, numberOf } from '../words/numbers.ts'
import { OWN_ZONE } from '../words/zones.ts'
import { quantityOf } from './amount.ts'
import { aNoun, nounOf } from './noun.ts'

const SYMBOLS = /^(?:\{[^}]+\})+$/

type PartReader = readonly [RegExp, (found: RegExpExecArray) => CostPart | undefined]

const PARTS: readonly PartReader[] = [
  [/^\{T\}$/, () => ({ kind: 'tap' })],
  [/^\{Q\}$/, () => ({ kind: 'untap' })],
  [/^pay ((?:\{E\})+)$/, ([, symbols]) => ({ kind: 'payEnergy', amount: symbols!.length / '{E}'.length })],
  [/^(?:pay )?((?:\{(?:[WUBRGCSX]|\d+|[^{}]*\/[^{}]*)\})+)$/, ([, mana]) => ({ kind: 'mana', mana: mana! })],
  [
    /^pay (\S+) life$/,
    ([, amount]) => {
      const life = quantityOf(amount!)
      return life === undefined ? undefined : { kind: 'payLife', amount: life }
    },
  ],
  [/^sacrifice ~$/, () => ({ kind: 'sacrifice', what: 'self' })],
  [
    /^sacrifice (.+)$/,
    ([, text]) => {
      const { filter, count } = counted(text!)
      if (filter === undefined) return undefined
      return count === 1 ? { kind: 'sacrifice', what: filter } : { kind: 'sacrifice', what: filter, count }
    },
  ],
  [/^discard (?:~|this card)$/, () => ({ kind: 'discard', what: 'self' })],
  [/^discard your hand$/, () => ({ kind: 'discard', what: 'hand' })],
  [
    /^discard (.+?)( at random)?$/,
    ([, text, random]) => {
      const { filter, count } = counted(text!)
      if (filter === undefined) return undefined
      return { kind: 'discard', what: filter, count, ...(random === undefined ? {} : { random: 'random' as const }) }
    },
  ],
  [/^exile ~$/, () => ({ kind: 'exile', what: 'self' })],
  [
    new RegExp(`^exile (.+ from your (?:${OWN_ZONE.pattern}))$`),
    ([, text]) => {
      const { filter, count } = counted(text!)
      return filter === undefined ? undefined : { kind: 'exile', what: filter, count }
    },
  ],
  [/^return ~ to its owner's hand$/, () => ({ kind: 'returnToHand', what: 'self' })],
  [
    /^return (.+) to (?:its|their) owner's hand$/,
    ([, text]) => {
      const { filter, count } = counted(text!)
      // As a cost one returns what one controls; "an enchantment" may be anybody's.
      return filter?.controller === 'you' ? { kind: 'returnToHand', what: filter, count } : undefined
    },
  ],
  [
    /^tap (.+)$/,
    ([, text]) => {
      const { filter, count } = counted(text!)
      if (filter?.is !== 'untapped' || filter.controller !== 'you') return undefined
      const { is: _is, controller: _controller, ...what } = filter
      return { kind: 'tapOther', what, count }
    },
  ],
  [
    /^reveal (.+)$/,
    ([, text]) => {
      const { filter, count } = counted(text!)
      return filter === undefined ? undefined : { kind: 'reveal', what: filter, count }
    },
  ],
  [
    /^remove (\S+) (\S+) counters? from ~$/,
    ([, amount, counter]) => {
      const count = quantityOf(amount!)
      return count === undefined ? undefined : { kind: 'removeCounters', counter: counter!, count }
    },
  ],
  [
    new RegExp(`^remove (\\S+) (${COUNTER_KIND}) counters? from (an? .+|another .+) you control$`),
    ([, amount, counter, text]) => {
      const count = quantityOf(amount!)
      const from = aNoun(text!)
      if (count === undefined || from === undefined) return undefined
      return { kind: 'removeCounters', counter: counter!, count, from: { ...from, controller: 'you' } }
    },
  ],
  [new RegExp(`^pay (${NUMBER}|X) \\{E\\}$`), ([, amount]) => ({ kind: 'payEnergy', amount: quantityOf(amount!)! })],
  [
    /^put (\S+) (\S+) counters? on ~$/,
    ([, amount, counter]) => {
      const count = quantityOf(amount!)
      return count === undefined ? undefined : { kind: 'putCounters', counter: counter!, count }
    },
  ],
  [
    /^mill (\S+) cards?$/,
    ([, amount]) => {
      const count = quantityOf(amount!)
      return count === undefined ? undefined : { kind: 'mill', count }
    },
  ],
  [/^exert ~$/, () => ({ kind: 'exert' })],
  [/^waterbend ((?:\{[^}]+\})+)$/, ([, mana]) => ({ kind: 'waterbend', mana: mana! })],
  [/^reveal ~ from your hand$/, () => ({ kind: 'reveal', what: 'self' })],
  [/^exile ~ from your (?:hand|graveyard)$/, () => ({ kind: 'exile', what: 'self' })],
  [
    /^exile the top (?:(\S+) )?(?:(.+) )?cards? of your (graveyard|library)$/,
    ([, amount, quality, zone]) => {
      const count = amount === undefined ? 1 : quantityOf(amount)
      const isQuality = amount !== undefined && count === undefined
      const words = [isQuality ? amount : undefined, quality].filter(Boolean).join(' ')
      const filter = words === '' ? {} : nounOf(`${words} card`)
      if (filter === undefined) return undefined
      return {
        kind: 'exile',
        what: { ...filter, zone: zone as 'library', owner: 'you' },
        count: isQuality ? 1 : count!,
        top: 'top',
      }
    },
  ],
  [
    new RegExp(`^remove (a|${NUMBER}) counters? from (~|(?:an? |another ).+ you control)$`),
    ([, amount, text]) => {
      const count = numberOf(amount!)!
      if (text === '~') return { kind: 'removeCounters', counter: 'any', count }
      const from = aNoun(text!)
      return from && { kind: 'removeCounters', counter: 'any', count, from }
    },
  ],
  [
    new RegExp(`^remove (\\S+) (?:(${COUNTER_KIND}) )?counters? from among (.+ you control)$`),
    ([, amount, counter, text]) => {
      const count = quantityOf(amount!)
      const from = nounOf(text!)
      if (count === undefined || from === undefined) return undefined
      return { kind: 'removeCounters', counter: counter ?? 'any', count, from, spread: 'spread' }
    },
  ],
  [/^collect evidence (\d+)$/, ([, amount]) => ({ kind: 'collectEvidence', amount: Number(amount) })],
  [
    /^behold (an? .+)$/,
    ([, text]) => {
      const what = aNoun(text!)
      return what && { kind: 'behold', what }
    },
  ],
  [
    /^blight (\d+)$/,
    ([, amount]) => ({ kind: 'putCounters', counter: '-1/-1', count: Number(amount), on: { type: 'creature' } }),
  ],
]

/** "a creature", "two other Goblins". */
export function counted(text: string): { filter: ReturnType<typeof nounOf>; count: number } {
  const single = aNoun(text)
  if (single !== undefined) return { filter: single, count: 1 }
  const several = /^(\S+) (.+)$/.exec(text)
  const count = several === null ? undefined : numberOf(several[1]!)
  if (count === undefined || several === null) return { filter: undefined, count: 0 }
  return { filter: nounOf(several[2]!), count }
}

function partOf(text: string): CostPart | undefined {
  for (const [pattern, read] of PARTS) {
    const found = pattern.exec(text)
    if (found === null) continue
    const part = read(found)
    if (part !== undefined) return part
  }
  return undefined
}

/** What stands before the colon: "{1}{R}, {T}, Sacrifice a Goblin". */
export function costOf(text: string): Cost | undefined {
  const loyalty = /^([+−-])?(\d+|X)$/.exec(text)
  if (loyalty !== null) {
    const [, sign, amount] = loyalty
    if (amount === 'X') return sign === undefined || sign === '+' ? undefined : [{ kind: 'loyalty', change: '-X' }]
    const value = Number(amount)
    return [{ kind: 'loyalty', change: sign === '+' || value === 0 ? value : -value }]
  }
  const parts: CostPart[] = []
  let verb = ''
  for (const said of text.split(/, (?:and )?| and (?=sacrifice|discard|pay|exile|tap|return|remove)/)) {
    // "Sacrifice a green creature, a white creature, and a blue creature": the verb is said once.
    const piece = /^an? /.test(said) && verb !== '' ? `${verb} ${said}` : said
    verb = /^sacrifice /i.test(piece) ? 'sacrifice' : ''
    const part =
      partOf(piece.charAt(0).toLowerCase() + piece.slice(1)) ?? (SYMBOLS.test(piece) ? partOf(piece) : undefined)
    if (part === undefined) return undefined
    parts.push(part)
  }
  return parts
}
