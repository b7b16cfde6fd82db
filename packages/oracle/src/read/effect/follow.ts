import { type Effect, type EffectKind, type EffectOf, mentionsEvent, mentionsX } from '@spellwright/dsl'
import { lastingGroup } from '../../same-group.ts'
import { OWN_ZONE } from '../../words/zones.ts'
import { quantityOf } from '../amount.ts'
import { conditionOf } from '../condition.ts'
import { costOf } from '../cost.ts'
import { modificationsOf } from '../modification.ts'
import { aNoun } from '../noun.ts'
import { quotedAbility } from '../quoted.ts'
import { Reading } from '../reading.ts'
import { riderOf } from './rider.ts'
import { sentenceEffects } from './sentence.ts'

/** A sentence that changes what the one before does: the steps with the last of them changed, or nothing. */
type Follower = (text: string, last: Effect, reading: Reading) => Effect[] | undefined

const CANT_REGENERATE = /^(?:it|they|(?:that|those) [a-z]+|(?:an? )?[a-z]+ destroyed this way) can't be regenerated$/

const noRegeneration: Follower = (text, last) =>
  last.kind === 'destroy' && CANT_REGENERATE.test(text)
    ? // The step itself: those destroyed may be counted later.
      [Object.assign(last, { regeneration: 'cant' as const })]
    : undefined

const counteredTo: Follower = (text, last) =>
  last.kind === 'counterSpell' &&
  text === "if that spell is countered this way, exile it instead of putting it into its owner's graveyard"
    ? [{ ...last, to: 'exile' }]
    : undefined

const newTargets: Follower = (text, last) =>
  last.kind === 'copySpell' && /^you may choose new targets for (?:the cop(?:y|ies)|that copy|those copies)$/.test(text)
    ? [{ ...last, newTargets: 'may' }]
    : undefined

const rider: Follower = (text, last) => {
  const only = last.kind === 'addMana' ? riderOf(text) : undefined
  return only === undefined ? undefined : [{ ...(last as EffectOf<'addMana'>), rider: only }]
}

/** "If ~ was kicked, it deals 4 damage instead." */
const instead: Follower = (text, last, reading) => {
  const found = /^if (.+?), (.+) instead$/.exec(text)
  if (found === null) return undefined
  const condition = conditionOf(found[1]!, reading)
  if (condition === undefined) return undefined
  const more = /^(?:~|it) deals (\d+) damage$/.exec(found[2]!)
  if (more !== null && last.kind === 'dealDamage' && typeof last.amount === 'number')
    return [{ ...last, amount: { kind: 'if', condition, then: quantityOf(more[1]!)!, else: last.amount } }]
  const names = Object.keys(reading.targets).length
  const then = sentenceEffects(found[2]!, reading)
  if (then?.length !== 1 || then[0]!.kind !== last.kind || Object.keys(reading.targets).length !== names)
    return undefined
  return [{ kind: 'if', condition, then, else: [last] }]
}

/** "Draw two cards, then discard a card. If …, instead draw three cards.": all that the sentence before does. */
export function insteadOf(text: string, usual: readonly Effect[], reading: Reading): Effect | undefined {
  const found = /^if (.+)$/.exec(text)
  if (found === null || usual.length === 0 || !/\binstead\b/.test(text)) return undefined
  for (const comma of found[1]!.matchAll(/, /g)) {
    const rest = found[1]!.slice(comma.index + 2)
    const better = rest.startsWith('instead ')
      ? rest.slice(8)
      : rest.endsWith(' instead')
        ? rest.slice(0, -8)
        : undefined
    if (better === undefined) continue
    const read = reading.attempt((): Effect | undefined => {
      const condition = conditionOf(found[1]!.slice(0, comma.index), reading)
      const names = Object.keys(reading.targets).length
      const then = condition === undefined ? undefined : sentenceEffects(better, reading)
      if (condition === undefined || then === undefined || Object.keys(reading.targets).length > names) return undefined
      return { kind: 'if', condition, then, else: usual }
    })
    if (read !== undefined) return read
  }
  return undefined
}

/** What can be done whenever one chooses to, or cannot be chosen (CR 608.2d): having chosen is having done it. */
const DONE_IF_CHOSEN: readonly EffectKind[] = [
  'draw',
  'gainLife',
  'loseLife',
  'createToken',
  'createTokenCopy',
  'mill',
  'search',
  'shuffle',
  'choose',
  'chooseAmong',
  'discard',
  'sacrificeChoice',
  'move',
  'destroy',
  'tap',
  'untap',
  'sacrifice',
  'putCounters',
  'removeCounters',
  'playerCounters',
  'copySpell',
  'attach',
  'apply',
  'dealDamage',
  'revealHand',
  'reveal',
  'transform',
  'exileUntilSourceLeaves',
]

/** "You may draw a card. If you do, discard a card. If you don't, …", also of another player. */
const ifYouDo: Follower = (text, last, reading) => {
  const found =
    /^(if|when) (?:you|they|that player|the player|that opponent|its controller) (do|does|don't|doesn't), (.+)$/.exec(
      text,
    )
  if (found === null || (last.kind !== 'may' && last.kind !== 'mayPay')) return undefined
  const isElse = found[2]!.endsWith("n't")
  if (!isElse && (last.kind === 'mayPay' ? last.then.length > 0 : last.then !== undefined)) return undefined
  if (isElse && (last.else !== undefined || found[1] === 'when')) return undefined
  if (last.kind === 'may' && !DONE_IF_CHOSEN.includes(last.effects[0]!.kind)) return undefined
  const effects = found[1] === 'when' ? whenYouDo(found[3]!, reading) : sentenceEffects(found[3]!, reading)
  if (effects === undefined) return undefined
  return [isElse ? { ...last, else: effects } : ({ ...last, then: effects } as Effect)]
}

/** "Sacrifice a creature. When you do, …": what must be done may be impossible. */
const onceDone: Follower = (text, last, reading) => {
  const found = /^(if|when) you do, (.+)$/.exec(text)
  if (found === null || (last.kind !== 'sacrificeChoice' && last.kind !== 'discard')) return undefined
  if (last.player !== 'you' || last.as !== undefined) return undefined
  const then = found[1] === 'when' ? whenYouDo(found[2]!, reading) : sentenceEffects(found[2]!, reading)
  if (then === undefined) return undefined
  return [
    { ...last, as: 'done' },
    { kind: 'if', condition: { kind: 'did', name: 'done' }, then },
  ]
}

/** "If you do, look at the top three cards of your library. Put one of them …": what is seen only there is put there. */
const seenThere: Follower = (text, last, reading) => {
  if (last.kind !== 'may' && last.kind !== 'mayPay' && last.kind !== 'if') return undefined
  if (last.else !== undefined || last.then === undefined) return undefined
  const isSeen = last.then.some(({ kind }) => kind === 'lookAtTop') && /\b(?:them|those cards|the rest)\b/.test(text)
  const isSearched =
    last.then.some(({ kind }) => kind === 'search') && /^(?:then )?(?:that player |you )?shuffles?$/.test(text)
  if (!isSeen && !isSearched) return undefined
  const read = sentenceEffects(text, reading)
  return read && [{ ...last, then: [...last.then, ...read] }]
}

/** "If you win the flip, copy that spell. You may choose new targets for the copy.": of what is done there. */
const within: Follower = (text, last, reading) => {
  // Who does not do it has perhaps not even been asked.
  if (/^if (?:\w+ )+(?:don't|doesn't), /.test(text)) return undefined
  const steps = 'then' in last && Array.isArray(last.then) ? 'then' : 'effects' in last ? 'effects' : undefined
  if (steps === undefined || !(last.kind in NESTED) || ('else' in last && last.else !== undefined)) return undefined
  const inner = (last as { then?: Effect[]; effects?: Effect[] })[steps]!
  const changed = inner.length === 0 ? undefined : ofStep(text, inner.at(-1)!, reading)
  return changed && [{ ...last, [steps]: [...inner.slice(0, -1), ...changed] } as Effect]
}

const NESTED = { may: 1, mayPay: 1, if: 1, delayedTrigger: 1, reflexiveTrigger: 1, flipCoin: 1 } as const

function ofStep(text: string, last: Effect, reading: Reading): Effect[] | undefined {
  for (const follower of [ifYouDo, noRegeneration, counteredTo, newTargets, rider, manaStays, tokenHas, within]) {
    const read = follower(text, last, reading)
    if (read !== undefined) return read
  }
  return undefined
}

/** "You gain life equal to the life lost this way." */
const lifeLost: Follower = (text, last) =>
  last.kind === 'loseLife' && text === 'you gain life equal to the life lost this way'
    ? [
        { ...last, as: 'lost' },
        { kind: 'gainLife', player: 'you', amount: { kind: 'bound', name: 'lost' } },
      ]
    : undefined

/** "If that creature would die this turn, exile it instead." */
const exiledInstead: Follower = (text, last, reading) => {
  const found =
    /^if (?:that creature|that creature or planeswalker|it|(a creature dealt damage this way)) would die this turn, exile it instead$/.exec(
      text,
    )
  if (found === null) return undefined
  const dealt = last.kind === 'dealDamage' && found[1] !== undefined
  const object = dealt ? { the: 'dealt' } : found[1] === undefined ? reading.it : undefined
  // What it waits for comes later: only what has a name is still known then.
  if (typeof object !== 'object') return undefined
  const shield: Effect = {
    kind: 'shield',
    replacement: { kind: 'zoneChange', object, from: 'battlefield', to: 'graveyard', instead: { to: 'exile' } },
    until: 'endOfTurn',
    uses: 'unlimited',
  }
  return [dealt ? { ...(last as EffectOf<'dealDamage'>), as: 'dealt' } : last, shield]
}

/** "It has "Sacrifice this token: Add {C}."": of the token just created. */
const tokenHas: Follower = (text, last) => {
  const found = /^(?:it has|they have) ("[^"]+")$/.exec(text)
  const ability = found === null || last.kind !== 'createToken' ? undefined : quotedAbility(found[1]!)
  if (ability === undefined || last.kind !== 'createToken') return undefined
  return [{ ...last, token: { ...last.token, abilities: [...last.token.abilities, ability] } }]
}

/** "Until end of turn, you don't lose this mana as steps and phases end." */
const manaStays: Follower = (text, last) =>
  last.kind === 'addMana' && text === "until end of turn, you don't lose this mana as steps and phases end"
    ? [{ ...last, persists: 'endOfTurn' }]
    : undefined

/** "Clash with an opponent. If you win, draw a card." "Flip a coin. If you lose the flip, sacrifice ~." */
const wonOrLost: Follower = (text, last, reading) => {
  const found = /^if you (win|lose)( the flip)?, (.+)$/.exec(text)
  if (found === null || last.kind !== (found[2] === undefined ? 'clash' : 'flipCoin')) return undefined
  const effects = sentenceEffects(found[3]!, reading)
  if (effects === undefined) return undefined
  if (found[1] === 'win') return last.then.length === 0 ? [{ ...last, then: effects }] : undefined
  return last.kind === 'flipCoin' && last.else === undefined ? [{ ...last, else: effects }] : undefined
}

/** "If it's a land card, put it onto the battlefield. Otherwise, put it into your hand." */
const otherwise: Follower = (text, last, reading) => {
  const found = /^otherwise, (.+)$/.exec(text)
  if (found === null || last.kind !== 'if' || last.else !== undefined) return undefined
  if (last.condition.kind === 'matches') reading.speakOf(last.condition.object)
  const effects = sentenceEffects(found[1]!, reading)
  return effects === undefined ? undefined : [{ ...last, else: effects }]
}

/** "Creatures you control get +1/+1 until end of turn. Untap them." */
const sameGroup: Follower = (text, last, reading) => {
  const filter = lastingGroup(last)
  if (filter === undefined) return undefined
  const what = { all: filter }
  if (/^untap (?:them|those creatures)$/.test(text)) return [last, { kind: 'untap', what }]
  const gain = /^(?:they|those creatures) ((?:gain|get) .+) until end of turn$/.exec(text)
  const apply = gain === null ? undefined : modificationsOf(gain[1]!, reading)
  return apply === undefined ? undefined : [last, { kind: 'apply', what, apply, until: 'endOfTurn' }]
}

const MILLED =
  /^(?:then )?(you may )?put (an? .+? cards?(?: with .+?)?) from among (?:them|those cards|the milled cards|(?:the )?cards milled this way) (into your hand|onto the battlefield|onto the battlefield tapped)$/

/** "Mill three cards. You may put a land card from among them into your hand." CR 701.17c. */
const fromAmongMilled: Follower = (text, last) => {
  const found = MILLED.exec(text)
  if (found === null || last.kind !== 'mill' || last.player !== 'you' || last.as !== undefined) return undefined
  const filter = aNoun(found[2]!)
  if (filter === undefined || filter.zone !== undefined || filter.controller !== undefined) return undefined
  const effects: Effect[] = [
    {
      kind: 'chooseAmong',
      player: 'you',
      among: { the: 'milled' },
      filter,
      count: { min: 1, max: 1 },
      as: 'kept',
    },
    {
      kind: 'move',
      verb: 'put',
      what: { the: 'kept' },
      to: found[3] === 'into your hand' ? 'hand' : 'battlefield',
      ...(found[3]!.endsWith('tapped') ? { enters: ['tapped'] } : {}),
    },
  ]
  const mill: Effect = { ...last, as: 'milled' }
  return found[1] === undefined ? [mill, ...effects] : [mill, { kind: 'may', player: 'you', effects }]
}

/** "If you do, tap those creatures. They don't untap during …": only if that was paid. */
const staysTapped: Follower = (text, last, reading) => {
  if (last.kind !== 'mayPay' || !/ untap during .+ next untap steps?$/.test(text)) return undefined
  const read = sentenceEffects(text, reading)
  return read === undefined ? undefined : [{ ...last, then: [...last.then, ...read] }]
}

const FOLLOWERS: readonly Follower[] = [
  staysTapped,
  fromAmongMilled,
  sameGroup,
  otherwise,
  tokenHas,
  manaStays,
  wonOrLost,
  noRegeneration,
  counteredTo,
  newTargets,
  rider,
  instead,
  ifYouDo,
  onceDone,
  lifeLost,
  exiledInstead,
  seenThere,
  within,
]

export function followed(text: string, last: Effect | undefined, reading: Reading): Effect[] | undefined {
  if (last === undefined) return undefined
  for (const follower of FOLLOWERS) {
    const read = reading.attempt(() => follower(text, last, reading))
    if (read !== undefined) return read
  }
  return undefined
}

/** "If you control a Forest, you may pay {2}.": what comes of it is told in the next sentence. */
export function payAlone(text: string, reading: Reading): Effect[] | undefined {
  const pay = PAID.exec(text)
  if (pay === null || !pay[2]!.startsWith('pay ')) return undefined
  const cost = costOf(pay[2]!)
  const player = pay[1] === 'you' ? 'you' : cost === undefined ? undefined : reading.player(pay[1]!)
  if (cost === undefined || player === undefined) return undefined
  if (player !== 'you') reading.they = player
  const chosen = mentionsX('costPart', cost) ? ({ x: 'chosen' } as const) : {}
  return [{ kind: 'mayPay', player, cost, ...chosen, then: [] }]
}

const DOES =
  /^(if|when) (?:you do|they do|that player does|the player does|that opponent does|its controller does), (.+)$/
const DOES_NOT = /^if (?:you don't|they don't|that player doesn't|the player doesn't|that opponent doesn't), (.+)$/

/** CR 603.12: its targets are chosen when it triggers, and what the first event was about is not known any more. */
function whenYouDo(text: string, reading: Reading): Effect[] | undefined {
  const inner = new Reading(
    reading.it === 'self' ? 'self' : undefined,
    undefined,
    undefined,
    Object.keys(reading.targets).length,
  )
  const effects = sentenceEffects(text, inner)
  if (effects === undefined || mentionsEvent('effect', effects) || mentionsX('effect', effects)) return undefined
  return [{ kind: 'reflexiveTrigger', ...inner.targetList, effects }]
}

const PAID = new RegExp(
  `^(you|that player|they|its controller|target player|target opponent|defending player|enchanted player|that [a-z]+'s controller) may (pay .+|sacrifice .+|discard .+|exile .+ from your (?:${OWN_ZONE.pattern})|tap .+|remove .+|return .+|blight \\d+)$`,
)

/** "You may pay {2}. If you do, draw a card." */
export function mayPay(text: string, next: string | undefined, reading: Reading): Effect | undefined {
  const pay = PAID.exec(text)
  const does = DOES.exec(next ?? '')
  const doesNot = DOES_NOT.exec(next ?? '')
  if (pay === null || (does === null && doesNot === null)) return undefined
  const words = pay[2]!.replace(/\btheir\b/g, 'your')
  const cost = costOf(reading.it === 'self' ? words.replace(/^(sacrifice|exile) it$/, '$1 ~') : words)
  const player = pay[1] === 'you' ? 'you' : cost === undefined ? undefined : reading.player(pay[1]!)
  if (cost === undefined || player === undefined) return undefined
  if (player !== 'you') reading.they = player
  // "That many" is then as many as were discarded or sacrificed.
  if (cost.some(({ kind }) => kind === 'discard' || kind === 'sacrifice' || kind === 'exile'))
    reading.amount = undefined
  const chosen = mentionsX('costPart', cost) ? ({ x: 'chosen' } as const) : {}
  if (does === null) {
    const otherwise = sentenceEffects(doesNot![1]!, reading)
    return otherwise && { kind: 'mayPay', player, cost, ...chosen, then: [], else: otherwise }
  }
  const then = does[1] === 'if' ? sentenceEffects(does[2]!, reading) : whenYouDo(does[2]!, reading)
  return then && { kind: 'mayPay', player, cost, ...chosen, then }
}
