import { type Effect, type EffectOf, type Quantity, type Selector, sameData } from '@spellwright/dsl'
import type { Talk } from '../talk.ts'

/** How a step hangs on the one before it in one sentence; undefined begins a new sentence. */
export interface Join {
  text: string
  /** The verb is not said again: "2 damage to target player and 2 damage to …". */
  sameVerb?: 'sameVerb'
  /** The subject is not said again, though the words for it would differ. */
  sameSubject?: 'sameSubject'
}

const isPlain = (amount: Quantity): boolean =>
  typeof amount === 'number' || amount.kind === 'x' || amount.kind === 'eventAmount'

const playerOf = (effect: Effect): unknown => ('player' in effect ? effect.player : undefined)

/** "Target player draws two cards and loses 2 life": the same player is named once. */
const samePlayer = (before: Effect, now: Effect): { sameSubject?: 'sameSubject' } =>
  playerOf(now) !== undefined && sameData(playerOf(before), playerOf(now)) ? { sameSubject: 'sameSubject' } : {}

function amountOf(effect: Effect): Quantity | undefined {
  if (effect.kind === 'gainLife' || effect.kind === 'loseLife') return effect.amount
  return effect.kind === 'draw' || effect.kind === 'createToken' ? effect.count : undefined
}

/** Small things that happen to one player together: "you lose 1 life and create a token". */
function areOneEvent(before: Effect, now: Effect): boolean {
  const kinds = ['gainLife', 'loseLife', 'createToken', 'draw']
  if (!kinds.includes(before.kind) || !kinds.includes(now.kind) || before.kind === now.kind) return false
  const [first, second] = [amountOf(before), amountOf(now)]
  if (first === undefined || second === undefined || !sameData(playerOf(before), playerOf(now))) return false
  return (isPlain(first) && isPlain(second)) || sameData(first, second)
}

const isTheRest = (what: Selector): boolean =>
  typeof what === 'object' && 'all' in what && Object.keys(what.all).sort().join() === 'among,zone'

function moveJoin(before: EffectOf<'move'>, now: EffectOf<'move'>, areParts: boolean): Join | undefined {
  if (before.verb === 'put' && now.verb === 'put' && (isTheRest(now.what) || areParts)) {
    return { text: ' and ', sameVerb: 'sameVerb' }
  }
  return before.verb === 'exile' && now.verb === 'return' ? { text: ', then ' } : undefined
}

/** After a search, steps follow each other until the library is shuffled. */
function searchJoin(now: Effect, next: Effect | undefined, searcher: unknown): Join | undefined {
  if (now.kind === 'chooseAmong' || now.kind === 'if') return undefined
  if (now.kind === 'shuffle') return sameData(now.player, searcher) ? { text: ', then ' } : undefined
  if (now.kind === 'move' && isTheRest(now.what)) return { text: ' and ', sameVerb: 'sameVerb' }
  const isLast = next === undefined || (next.kind === 'shuffle' && !sameData(next.player, searcher))
  return { text: isLast ? ' and ' : ', ' }
}

const THEN: readonly (readonly [Effect['kind'], Effect['kind']])[] = [
  ['draw', 'draw'],
  ['draw', 'discard'],
  ['discard', 'draw'],
  ['draw', 'move'],
  ['tap', 'transform'],
  ['untap', 'transform'],
  ['createToken', 'putCounters'],
  ['lookAtTop', 'move'],
  ['scry', 'draw'],
  ['mill', 'draw'],
  ['destroy', 'move'],
  ['amass', 'dealDamage'],
]

const isBack = (now: Effect): boolean => now.kind === 'move' && now.to === 'library'

const isControl = (now: Effect): now is EffectOf<'apply'> =>
  now.kind === 'apply' && now.apply.some(({ kind }) => kind === 'setController')

export interface Around {
  before: Effect
  now: Effect
  next: Effect | undefined
  /** The search whose steps these still are. */
  search: EffectOf<'search'> | undefined
  /** The two piles of an earlier step. */
  piles: EffectOf<'piles'> | undefined
  /** The name of the cards revealed besides the one that was looked for. */
  others: string | undefined
}

export function joinOf({ before, now, next, search, piles, others }: Around): Join | undefined {
  if (search) {
    if (before.kind === 'shuffle') return { text: ' and ' }
    return searchJoin(now, next, search.player)
  }
  if (before.kind === 'move' && now.kind === 'move')
    return moveJoin(before, now, piles !== undefined || (others !== undefined && sameData(now.what, { the: others })))
  if (before.kind === 'move' && before.to === 'battlefield' && now.kind === 'attach') return { text: ' and ' }
  if (before.kind === 'dealDamage' && now.kind === 'dealDamage') {
    const alike = sameData(before.source, now.source) && !before.divided && !now.divided && isPlain(now.amount)
    return alike ? { text: ' and ', sameVerb: 'sameVerb' } : undefined
  }
  if (before.kind === 'dealDamage' && now.kind === 'gainLife') {
    return now.player === 'you' && isPlain(now.amount) ? { text: ' and ' } : undefined
  }
  if (before.kind === 'apply' && now.kind === 'rule' && 'what' in now.rule && sameData(before.what, now.rule.what)) {
    return { text: ' and ', sameSubject: 'sameSubject' }
  }
  // "Target player reveals their hand and discards all …".
  if (
    before.kind === 'revealHand' &&
    now.kind === 'discardCards' &&
    typeof now.what === 'object' &&
    'all' in now.what
  ) {
    return { text: ' and ', sameSubject: 'sameSubject' }
  }
  // "Choose a land type and a basic land type."
  if (before.kind === 'chooseWord' && now.kind === 'chooseWord' && sameData(before.player, now.player))
    return { text: ' and ', sameVerb: 'sameVerb' }
  if (before.kind === 'chooseWord' && now.kind === 'revealHand')
    return sameData(before.player, now.player) ? { text: ', then ' } : undefined
  if (before.kind === 'putCounters' && now.kind === 'untap' && sameData(before.what, now.what)) return { text: ' and ' }
  if (before.kind === 'tap' && now.kind === 'putCounters' && sameData(before.what, now.what)) return { text: ' and ' }
  if (before.kind === 'untap' && isControl(now) && sameData(before.what, now.what)) return { text: ' and ' }
  if (before.kind === 'counterSpell' && now.kind === 'putCounters') return { text: ' and ' }
  if (before.kind === 'gainLife' && now.kind === 'may' && sameData(before.player, now.player)) return { text: ' and ' }
  if (before.kind === 'reveal' && now.kind === 'move' && sameData(before.what, now.what)) return { text: ' and ' }
  // "Reveal the top card of your library and put that card into your hand."
  if (before.kind === 'lookAtTop' && before.reveal && now.kind === 'move' && sameData({ the: before.as }, now.what))
    return { text: ' and ' }
  if (before.kind === 'sacrificeChoice' && now.kind === 'loseLife' && sameData(before.player, now.player))
    return { text: ' and ', sameSubject: 'sameSubject' }
  if (before.kind === 'putCounters' && now.kind === 'gainLife' && now.player === 'you' && isPlain(now.amount))
    return { text: ' and ' }
  // "Target player loses 1 life and you gain 1 life."
  if (before.kind === 'loseLife' && now.kind === 'gainLife' && now.player === 'you')
    if (isPlain(now.amount) || sameData(before.amount, now.amount)) return { text: ' and ' }
  if (before.kind === 'createToken' && now.kind === 'createToken' && sameData(before.player, now.player))
    return { text: ' and ', sameVerb: 'sameVerb' }
  if (areOneEvent(before, now)) return { text: ' and ', ...samePlayer(before, now) }
  const isOthers = playerOf(before) !== undefined && now.kind === 'draw' && !sameData(playerOf(before), playerOf(now))
  const then = !isOthers && THEN.some(([first, second]) => before.kind === first && now.kind === second)
  if (
    then &&
    (before.kind !== 'lookAtTop' || isBack(now)) &&
    (before.kind !== 'draw' || now.kind !== 'move' || isBack(now))
  ) {
    return { text: ', then ', ...samePlayer(before, now) }
  }
  return undefined
}

/** Steps whose sentence says more than the step itself: what follows in it would seem to belong to that. */
const OPEN: readonly Effect['kind'][] = [
  'may',
  'mayPay',
  'unless',
  'if',
  'forEach',
  'forEachPlayer',
  'delayedTrigger',
  'reflexiveTrigger',
  'shield',
  'repeat',
  'chooseOne',
  'lookAtTop',
]

/** Who or what does it, where the sentence names it first. */
function subjectOf(effect: Effect): unknown {
  if (effect.kind === 'dealDamage') return effect.source ?? 'self'
  if (effect.kind === 'apply' || effect.kind === 'phaseOut') return effect.what
  if (effect.kind === 'rule') return 'what' in effect.rule ? effect.rule.what : undefined
  return playerOf(effect)
}

const JOINED = { and: ' and ', then: ', then ', list: ', ', last: ', and ' } as const

/** The same in other words, where they cannot be misunderstood. */
export function wordedJoin(usual: Join | undefined, before: Effect, now: Effect, talk: Talk): Join | undefined {
  const { joins: worded } = talk.wording
  const joins = worded ?? (usual === undefined && talk.mayDepth === talk.depth ? 'and' : undefined)
  if (joins === undefined) return usual
  if (joins === 'sentence') return talk.depth === 1 ? undefined : usual
  if (OPEN.includes(before.kind) || (now.kind !== 'may' && OPEN.includes(now.kind))) return usual
  const subject = subjectOf(now)
  const shared =
    subject !== undefined && sameData(subject, subjectOf(before)) ? ({ sameSubject: 'sameSubject' } as const) : {}
  return { text: JOINED[joins], ...shared }
}
