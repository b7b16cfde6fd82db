import type { Color, Comparison, Condition, ObjectRef, PlayerRef, Quantity } from '@spellwright/dsl'
import { colorOf } from '../words/colors.ts'
import { boundOf, COUNT_BOUND, comparison, RELATION } from '../words/comparisons.ts'
import { PLAYER_COUNTERS } from '../words/counters.ts'
import { numberOf } from '../words/numbers.ts'
import { A_PLAYER, PLAYER, YOU_OR_OPPONENT } from '../words/players.ts'
import { VALUE, VALUES } from '../words/values.ts'
import { nounOf } from './noun.ts'
import { quantityPhrase } from './quantity.ts'
import type { Reading } from './reading.ts'

type ConditionReader = readonly [RegExp, (found: RegExpExecArray, reading: Reading) => Condition | undefined]

/** "three or more", "1 or less", "exactly two". */
export function comparedTo(word: string, side: string | undefined): Comparison | undefined {
  const value = numberOf(word)
  const relation = boundOf(side)
  return value === undefined || relation === undefined ? undefined : comparison(relation, value)
}

const compare = (quantity: Quantity | undefined, is: Comparison | undefined): Condition | undefined =>
  quantity === undefined || is === undefined ? undefined : { kind: 'compare', quantity, is }

const WHO = `(${YOU_OR_OPPONENT}|that player|they|${PLAYER.say('defendingPlayer')})`

function whoOf(text: string, reading: Reading): PlayerRef | undefined {
  const one = A_PLAYER.read(text)
  if (one === 'you' || one === 'opponent') return one
  return text === PLAYER.say('defendingPlayer') ? 'defendingPlayer' : reading.they
}

const cardsIn = (zone: 'hand' | 'graveyard' | 'library', player: PlayerRef | undefined): Quantity | undefined =>
  player === undefined ? undefined : { kind: 'cardsIn', zone, player }

/** Mana spent on the source itself, not on a spell that was just cast. */
const isOwn = (text: string, it: ObjectRef | undefined): boolean =>
  text === '~' || (text === 'it' && (it === undefined || it === 'self'))

/** Numbers compared: "there are four or more card types among cards in your graveyard". */
export const AMOUNT_CONDITIONS: readonly ConditionReader[] = [
  [
    /^there are (\S+) or more card types among (.+)$/,
    ([, amount, text]) => {
      const of = nounOf(text!)
      return of === undefined ? undefined : compare({ kind: 'cardTypesAmong', of }, comparedTo(amount!, 'more'))
    },
  ],
  [
    new RegExp(`^there are (\\S+) or more (${VALUES.pattern}) among (.+)$`),
    ([, amount, value, text]) => {
      const of = nounOf(text!)
      return of === undefined
        ? undefined
        : compare({ kind: 'different', value: VALUES.read(value!)!, of }, comparedTo(amount!, 'more'))
    },
  ],
  [
    /^there are (\S+) or more basic land types among lands you control$/,
    ([, amount]) =>
      compare({ kind: 'basicLandTypesAmong', of: { type: 'land', controller: 'you' } }, comparedTo(amount!, 'more')),
  ],
  [
    new RegExp(`^you control (\\S+) or more (.+) with different (${VALUES.pattern}|names)$`),
    ([, amount, text, value]) => {
      const of = nounOf(text!)
      if (of === undefined || of.controller !== undefined) return undefined
      return compare(
        { kind: 'different', value: VALUES.read(value!) ?? 'name', of: { ...of, controller: 'you' } },
        comparedTo(amount!, 'more'),
      )
    },
  ],
  [
    new RegExp(`^creatures you control have total (${VALUE.pattern}) (\\d+) or greater$`),
    ([, value, amount]) =>
      compare(
        { kind: 'total', value: VALUE.read(value!)!, of: { type: 'creature', controller: 'you' } },
        comparedTo(amount!, 'greater'),
      ),
  ],
  [
    /^a player has (\d+) or less life$/,
    ([, amount]) => ({
      kind: 'any',
      conditions: (['you', 'opponent'] as const).map((player) => ({
        kind: 'compare',
        quantity: { kind: 'lifeOf', player },
        is: { atMost: Number(amount) },
      })),
    }),
  ],
  [
    /^your opponents control (\S+) or more (.+)$/,
    ([, amount, text]) => {
      const of = nounOf(text!)
      const count = comparedTo(amount!, 'more')
      if (of === undefined || count === undefined || of.controller !== undefined) return undefined
      return { kind: 'exists', of: { ...of, controller: 'opponent' }, count }
    },
  ],
  [/^you have (\S+) or more opponents$/, ([, amount]) => compare({ kind: 'opponents' }, comparedTo(amount!, 'more'))],
  [/^you have a full party$/, () => compare({ kind: 'party' }, { exactly: 4 })],
  [
    /^you (gained|lost) (\d+) or more life this turn$/,
    ([, verb, amount]) =>
      compare(
        {
          kind: 'eventTotal',
          event: { kind: verb === 'gained' ? 'lifeGained' : 'lifeLost', player: 'you' },
          when: 'thisTurn',
        },
        comparedTo(amount!, 'more'),
      ),
  ],
  [
    new RegExp(`^${WHO} (?:has|have) (\\S+) or (${COUNT_BOUND.pattern}) (${PLAYER_COUNTERS}) counters$`),
    ([, who, amount, side, counter], reading) => {
      const player = whoOf(who!, reading)
      return player === undefined
        ? undefined
        : compare({ kind: 'playerCounters', player, counter: counter! }, comparedTo(amount!, side))
    },
  ],
  [
    new RegExp(`^${WHO} (?:has|have) (\\d+) or (more|less) life$`),
    ([, who, amount, side], reading) => {
      const player = whoOf(who!, reading)
      return player === undefined ? undefined : compare({ kind: 'lifeOf', player }, comparedTo(amount!, side))
    },
  ],
  [
    new RegExp(`^${WHO} (?:has|have) no cards in hand$`),
    ([, who], reading) => compare(cardsIn('hand', whoOf(who!, reading)), { exactly: 0 }),
  ],
  [
    new RegExp(`^${WHO} (?:has|have) (exactly )?(\\S+)(?: or (${COUNT_BOUND.pattern}))? cards in hand$`),
    ([, who, exactly, amount, side], reading) =>
      (exactly === undefined) === (side === undefined)
        ? undefined
        : compare(cardsIn('hand', whoOf(who!, reading)), comparedTo(amount!, side)),
  ],
  [
    /^an opponent has (\S+) or more cards in their graveyard$/,
    ([, amount]) => compare(cardsIn('graveyard', 'opponent'), comparedTo(amount!, 'more')),
  ],
  [
    /^there are (\S+) or more (\S+) counters on (~|it)$/,
    ([, amount, counter]) =>
      compare({ kind: 'countersOn', object: 'self', counter: counter! }, comparedTo(amount!, 'more')),
  ],
  [
    /^there are no (\S+) counters on (~|it)$/,
    ([, counter]) => compare({ kind: 'countersOn', object: 'self', counter: counter! }, { exactly: 0 }),
  ],
  [
    /^an opponent controls more (.+) than you$/,
    ([, text]) => {
      const of = nounOf(text!)
      if (of === undefined || of.controller !== undefined) return undefined
      return compare(
        { kind: 'count', of: { ...of, controller: 'opponent' } },
        { moreThan: { kind: 'count', of: { ...of, controller: 'you' } } },
      )
    },
  ],
  [
    /^\{([WUBRG])\}(\{\1\})? was spent to cast (it|~)$/,
    ([, color, twice, text], { it }) =>
      isOwn(text!, it)
        ? compare({ kind: 'manaSpent', color: color as Color, on: 'cost' }, { atLeast: twice === undefined ? 1 : 2 })
        : undefined,
  ],
  [
    /^at least (\S+) (\S+) mana was spent to cast (it|~)$/,
    ([, amount, word, text], { it }) => {
      const color = colorOf(word!)
      return color === undefined || !isOwn(text!, it)
        ? undefined
        : compare({ kind: 'manaSpent', color, on: 'cost' }, comparedTo(amount!, 'more'))
    },
  ],
  [
    /^at least (\S+) mana was spent to cast (it|~|that spell)$/,
    ([, amount, text], { it }) => {
      if (!isOwn(text!, it) && it !== 'eventObject') return undefined
      const of = isOwn(text!, it) ? {} : { of: 'eventObject' as const }
      return compare({ kind: 'manaSpent', color: 'any', on: 'cost', ...of }, comparedTo(amount!, 'more'))
    },
  ],
  [
    new RegExp(`^your devotion to (.+) is (${RELATION.pattern}) (\\S+)$`),
    ([, text, side, amount], reading) => {
      const value = numberOf(amount!)
      const quantity = quantityPhrase(`your devotion to ${text}`, reading)
      return value === undefined ? undefined : compare(quantity, comparison(RELATION.read(side!)!, value))
    },
  ],
  [/^X is (\d+) or (?:more|greater)$/, ([, amount]) => compare({ kind: 'x' }, comparedTo(amount!, 'more'))],
]
