import type { Comparison, Condition, EventPattern, PlayerRef, Quantity } from '@spellwright/dsl'
import { COUNT_BOUND, comparison, RELATION, VALUE_BOUND } from '../words/comparisons.ts'
import { ORDINALS } from '../words/numbers.ts'
import { PLAYER, YOU_OR_OPPONENT } from '../words/players.ts'
import { comparedTo } from './condition-amount.ts'
import { eventOf } from './event/event.ts'
import { nounOf } from './noun.ts'
import { quantityPhrase } from './quantity.ts'
import type { Reading } from './reading.ts'

type ConditionReader = readonly [RegExp, (found: RegExpExecArray, reading: Reading) => Condition | undefined]

const compare = (quantity: Quantity | undefined, is: Comparison | undefined): Condition | undefined =>
  quantity === undefined || is === undefined ? undefined : { kind: 'compare', quantity, is }

const WHO = `(${YOU_OR_OPPONENT}|each opponent|each other player|that player|${PLAYER.say('defendingPlayer')})`

function playerOf(text: string, reading: Reading): PlayerRef | undefined {
  if (text === 'you') return 'you'
  // Of two players the other one is every opponent.
  if (text === 'an opponent' || text === 'each opponent' || text === 'each other player') return 'opponent'
  return text === 'defending player' ? 'defendingPlayer' : reading.they
}

const life = (player: PlayerRef): Quantity => ({ kind: 'lifeOf', player })
const hand = (player: PlayerRef): Quantity => ({ kind: 'cardsIn', zone: 'hand', player })

/** What somebody did, as it is told of the present: "an opponent lost life" is "an opponent loses life". */
const PRESENT: Readonly<Record<string, string>> = {
  lost: 'lose',
  gained: 'gain',
  drew: 'draw',
  cast: 'cast',
  discarded: 'discard',
  sacrificed: 'sacrifice',
  attacked: 'attack',
  entered: 'enter',
  died: 'die',
  left: 'leave',
  created: 'create',
  cycled: 'cycle',
  dealt: 'deal',
  became: 'become',
  played: 'play',
  explored: 'explore',
  surveilled: 'surveil',
  scried: 'scry',
  put: 'put',
  searched: 'search',
  activated: 'activate',
  proliferated: 'proliferate',
  committed: 'commit',
  'was dealt': 'be dealt',
  'was put': 'be put',
}

function present(verb: string, isYou: boolean): string {
  const base = PRESENT[verb]!
  if (base.startsWith('be ')) return base.replace('be', isYou ? 'are' : 'is')
  if (isYou) return base
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh)$/.test(base) ? `${base}es` : `${base}s`
}

const HAPPENED = new RegExp(`^(.+?) (${Object.keys(PRESENT).join('|')})( .+?)?( under your control)? (this|last) turn$`)

function pastEvent([, subject, verb, rest = '', under = '', turn]: RegExpExecArray): Condition | undefined {
  const who = subject!.replace(/ (?:has|had|have)$|'ve$/, '').replace(/\bcontrolled\b/, 'control')
  const isOpponents = / an opponent control$/.test(who)
  const object = (isOpponents ? `${who}s` : who) + (under === '' ? '' : ' you control')
  const text = `whenever ${object} ${present(verb!, who === 'you')}${rest}`
  const event = eventOf(text)?.on
  // What is dealt at once is dealt.
  const { batch: _batch, ...single } = event?.kind === 'damage' ? event : { batch: undefined }
  const on = event?.kind === 'damage' ? (single as EventPattern) : event
  // Attackers are counted over all combats of the turn.
  if (
    on === undefined ||
    on.kind === 'either' ||
    on.kind === 'attackersDeclared' ||
    ('batch' in on && on.batch !== undefined)
  )
    return undefined
  return { kind: 'happened', event: on, when: turn === 'this' ? 'thisTurn' : 'lastTurn' }
}

/** Conditions told by comparing two players, by what the source is, and by what has happened. */
export const MORE_CONDITIONS: readonly ConditionReader[] = [
  [
    new RegExp(`^${WHO} (?:has|have) (more|less) life than ${WHO}$`),
    ([, first, side, second], reading) => {
      const [a, b] = [playerOf(first!, reading), playerOf(second!, reading)]
      if (a === undefined || b === undefined || a === b) return undefined
      return compare(life(a), comparison(side === 'more' ? 'moreThan' : 'lessThan', life(b)))
    },
  ],
  [
    new RegExp(`^${WHO} (?:has|have) (${COUNT_BOUND.pattern}) cards in (?:your |their )?hand than ${WHO}$`),
    ([, first, side, second], reading) => {
      const [a, b] = [playerOf(first!, reading), playerOf(second!, reading)]
      if (a === undefined || b === undefined || a === b) return undefined
      return compare(hand(a), comparison(side === 'more' ? 'moreThan' : 'lessThan', hand(b)))
    },
  ],
  [
    new RegExp(`^${WHO} controls? (${COUNT_BOUND.pattern}) (.+) than ${WHO}$`),
    ([, first, side, text, second], reading) => {
      const [a, b] = [playerOf(first!, reading), playerOf(second!, reading)]
      const of = nounOf(text!)
      if (a === undefined || b === undefined || a === b || of === undefined || of.controller !== undefined)
        return undefined
      const count = (controller: PlayerRef): Quantity => ({ kind: 'count', of: { ...of, controller } })
      return compare(count(a), comparison(side === 'more' ? 'moreThan' : 'lessThan', count(b)))
    },
  ],
  [
    /^you have at least (\d+) life more than your starting life total$/,
    ([, more]) => compare(life('you'), { atLeast: { kind: 'plus', terms: [Number(more), { kind: 'startingLife' }] } }),
  ],
  [
    new RegExp(`^this is the (${ORDINALS.pattern}) time this ability has resolved this turn$`),
    ([, nth]) => compare({ kind: 'timesResolved' }, { exactly: ORDINALS.read(nth!)! }),
  ],
  [
    /^(\S+) or more mana was spent to cast that spell$/,
    ([, amount], { it }) =>
      it === 'eventObject'
        ? compare({ kind: 'manaSpent', color: 'any', on: 'cost', of: 'eventObject' }, comparedTo(amount!, 'more'))
        : undefined,
  ],
  [
    /^no (colored )?mana was spent to cast (~|it|that spell)$/,
    ([, colored, text], { it }) => {
      const of = text === '~' || it === 'self' || it === undefined ? {} : { of: it }
      return compare(
        { kind: 'manaSpent', color: colored === undefined ? 'any' : 'colored', on: 'cost', ...of },
        { exactly: 0 },
      )
    },
  ],
  [/^it's (an opponent's|that player's|their) turn$/, ([, whose], reading) => turnOf(whose!, reading)],
  [
    /^it(?:'s not|isn't| isn't) (an opponent's|that player's|their|your) turn$/,
    ([, whose], reading) => {
      const condition = turnOf(whose!, reading)
      return condition && { kind: 'not', condition }
    },
  ],
  [
    /^it's (?:your main phase|your (?:first|precombat) or (?:second|postcombat) main phase)$/,
    () => ({
      kind: 'all',
      conditions: [
        { kind: 'isTurnOf', player: 'you' },
        { kind: 'duringStep', step: ['main1', 'main2'] },
      ],
    }),
  ],
  [
    /^(?:~|it) is in your (graveyard|hand)$/,
    ([, zone]) => ({ kind: 'matches', object: 'self', filter: { zone: zone as 'hand' } }),
  ],
  [/^(?:~|it) is on the battlefield$/, () => ({ kind: 'matches', object: 'self', filter: { zone: 'battlefield' } })],
  [/^(?:~|it) was cast from (a graveyard|your graveyard|exile)$/, ([, zone]) => castFrom(zone!)],
  [/^(?:you cast ~ from your hand|~ was cast from your hand)$/, () => ({ kind: 'castFrom', zone: 'hand' })],
  [
    /^(?:it wasn't cast from your hand|~ was cast from anywhere other than your hand)$/,
    () => ({ kind: 'not', condition: { kind: 'castFrom', zone: 'hand' } }),
  ],
  [/^evidence was collected$/, () => ({ kind: 'paid', cost: 'evidence' })],
  [/^(?:~|it) escaped$/, () => ({ kind: 'paid', cost: 'escape' })],
  [/^the gift was promised$/, () => ({ kind: 'paid', cost: 'gift' })],
  [/^(?:~'s|its) additional cost was paid$/, () => ({ kind: 'paid', cost: 'additional' })],
  [/^you search(?:ed)? your library this way$/, () => ({ kind: 'did', name: 'searchedLibrary' })],
  [
    /^you control (an? .+?|another .+?) and (an? .+|another .+)$/,
    ([, first, second], reading) => bothControlled(first!, second!, reading),
  ],
  [
    /^(?:no opponent controls an? (.+)|your opponents control no (.+)|no opponents control (.+))$/,
    ([, one, many, others]) => {
      const of = nounOf((one ?? many ?? others)!)
      return of === undefined || of.controller !== undefined
        ? undefined
        : { kind: 'exists', of: { ...of, controller: 'opponent' }, count: { exactly: 0 } }
    },
  ],
  [
    /^(?:no (.+) are on the battlefield|there are no (.+) on the battlefield)$/,
    ([, text, other]) => {
      const of = nounOf((text ?? other)!)
      return of === undefined || of.zone !== undefined || of.controller !== undefined
        ? undefined
        : { kind: 'exists', of, count: { exactly: 0 } }
    },
  ],
  [/^(?:that player|they) controls? (an? .+|no .+|\S+ or [a-z]+ .+)$/, ([, text], reading) => ownedBy(text!, reading)],
  [
    /^you attacked with (\S+) or more (.+) this turn$/,
    ([, amount, text]) => {
      const object = nounOf(text!)
      if (object === undefined || object.controller !== undefined) return undefined
      const event: EventPattern = { kind: 'attacks', object: { ...object, controller: 'you' } }
      return compare({ kind: 'events', event, when: 'thisTurn', distinct: 'objects' }, comparedTo(amount!, 'more'))
    },
  ],
  [HAPPENED, pastEvent],
  [
    new RegExp(`^(.+) is (\\d+) or (${COUNT_BOUND.pattern}|${VALUE_BOUND.pattern})$`),
    ([, text, amount, side], reading) => {
      return compare(quantityPhrase(text!, reading), comparedTo(amount!, side))
    },
  ],
  [
    new RegExp(`^(.+?) is (${RELATION.pattern}) (.+)$`),
    ([, text, side, other], reading) => {
      const quantity = quantityPhrase(text!, reading)
      const value = quantity === undefined ? undefined : quantityPhrase(other!, reading)
      return value === undefined ? undefined : compare(quantity, comparison(RELATION.read(side!)!, value))
    },
  ],
]

const SOME = new RegExp(`^(\\S+) or (${COUNT_BOUND.pattern}) (.+)$`)

function ownedBy(text: string, reading: Reading): Condition | undefined {
  const controller = reading.they
  const none = /^no (.+)$/.exec(text)
  const single = /^an? (.+)$/.exec(text)
  const several = SOME.exec(text)
  const of = nounOf((none?.[1] ?? single?.[1] ?? several?.[3])!)
  if (controller === undefined || of === undefined || of.controller !== undefined) return undefined
  const count = several !== null ? comparedTo(several[1]!, several[2]) : none !== null ? { exactly: 0 } : undefined
  if (several !== null && count === undefined) return undefined
  return { kind: 'exists', of: { ...of, controller }, ...(count === undefined ? {} : { count }) }
}

function bothControlled(first: string, second: string, _reading: Reading): Condition | undefined {
  const filters = [first, second].map((text) => {
    const of = nounOf(text.replace(/^(?:an?|another) /, ''))
    return of && (text.startsWith('another ') ? { ...of, other: true as const } : of)
  })
  if (filters.some((of) => of === undefined || of.controller !== undefined)) return undefined
  return {
    kind: 'all',
    conditions: filters.map((of) => ({ kind: 'exists', of: { ...of!, controller: 'you' } })),
  }
}

function turnOf(whose: string, reading: Reading): Condition | undefined {
  const player = whose === 'your' ? 'you' : whose === "an opponent's" ? 'opponent' : reading.they
  return player && { kind: 'isTurnOf', player }
}

const castFrom = (zone: string): Condition => ({ kind: 'castFrom', zone: zone === 'exile' ? 'exile' : 'graveyard' })
