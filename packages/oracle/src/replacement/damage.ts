import type { AmountChange, Filter, PlayerRef, Replacement, Who } from '@spellwright/dsl'
import { effectSentences } from '../effect/flow.ts'
import { plain, type Sentence, sentenceText } from '../effect/sentence.ts'
import { playerInEvent, sourceKind } from '../event/event-clause.ts'
import { isRef, whoPhrase, whoRole } from '../event/who.ts'
import { aPhrase, pluralPhrase } from '../filter/determiner.ts'
import { amountText } from '../quantity.ts'
import type { Talk } from '../talk.ts'
import { changedAmount } from './replacement.ts'

type DamageReplacement = Extract<Replacement, { kind: 'damage' }>

const sideText = ({ side, permanents }: { side: PlayerRef; permanents?: Filter }, talk: Talk): string => {
  const what = permanents === undefined ? 'a permanent' : aPhrase(permanents, { talk })
  return side === 'you' ? ` to you or ${what} you control` : ` to an opponent or ${what} an opponent controls`
}

function recipient({ to, change }: DamageReplacement, talk: Talk): string {
  if (to === 'any' && change.kind === 'amount') return ' to a permanent or player'
  if (to === undefined || to === 'any') return ''
  if ('side' in to) return sideText(to, talk)
  return ` to ${'object' in to ? whoPhrase(to.object, talk, 'permanent') : playerInEvent(to.player, talk).text}`
}

/** "to that permanent or player"; a side is not said again. */
function recipientAgain(replacement: DamageReplacement, talk: Talk): string {
  const { to } = replacement
  if (typeof to === 'object' && 'side' in to) return ''
  const said = recipient(replacement, talk)
  if (said === ' to an opponent') return ' to that player'
  return said.replace(/^ to an? ([a-z]+).*?$/, (all, noun) =>
    all.includes(' or ') ? all.replace(' to a', ' to that') : ` to that ${noun}`,
  )
}

/** Without an event to tell of one of them, they are told together: "dealt to creatures". */
function allRecipients(replacement: DamageReplacement, talk: Talk): string {
  const { to } = replacement
  if (typeof to !== 'object' || !('object' in to) || isRef(to.object)) return recipient(replacement, talk)
  return ` to ${pluralPhrase(to.object, { talk })}`
}

const damageAmount = (change: AmountChange, talk: Talk): string =>
  'times' in change && change.times === 2 ? 'double that damage' : changedAmount(change, 'damage', talk)

/** Cards milled and counters removed for the damage are told in the same sentence. */
const goesOn = (then: DamageReplacement['then']): boolean =>
  then?.length === 1 && (then[0]?.kind === 'mill' || (then[0]?.kind === 'removeCounters' && then[0].count !== 1))

function thenSentences({ then, source, to }: DamageReplacement, talk: Talk): Sentence[] {
  if (then === undefined) return []
  const object = typeof to === 'object' && 'object' in to ? whoRole(to.object, 'permanent') : undefined
  const from = whoRole(source, 'source')
  talk.roles = { ...(object === undefined ? {} : { object }), ...(from === undefined ? {} : { source: from }) }
  if (!goesOn(then)) talk.newSentence()
  return effectSentences(then, talk)
}

/** "by sources you control". */
function sourcesPhrase(source: Who, talk: Talk): string {
  if (isRef(source)) return whoPhrase(source, talk, 'source')
  const isCreature = source.type === 'creature' || source.allTypes?.includes('creature') || source.subtype !== undefined
  return pluralPhrase(source, { talk, kind: isCreature ? 'permanent' : 'source' })
}

/** "prevent all damage that would be dealt to you"; with something done afterwards, "if damage would be dealt …". */
export function damageReplacement(replacement: DamageReplacement, talk: Talk): Sentence[] {
  const { change, combat, source } = replacement
  const damage = combat === undefined ? 'damage' : `${combat} damage`
  if (change.kind === 'prevent' && replacement.then === undefined) {
    const by = source === undefined ? '' : ` by ${sourcesPhrase(source, talk)}`
    const amount = change.amount === 'all' ? 'all' : amountText(change.amount, talk)
    return [plain(`prevent ${amount} ${damage} that would be dealt${allRecipients(replacement, talk)}${by}`)]
  }
  const would =
    source === undefined
      ? `if ${damage} would be dealt${recipient(replacement, talk)}`
      : `if ${whoPhrase(source, talk, sourceKind(source))} would deal ${damage}${recipient(replacement, talk)}`
  if (change.kind === 'prevent') {
    const what = change.amount === 'all' ? 'that damage' : `${amountText(change.amount, talk)} of that damage`
    const then = thenSentences(replacement, talk)
    if (goesOn(replacement.then))
      return [plain(`${would}, prevent ${what} and ${then.map(sentenceText).join(' and ')}`)]
    return [plain(`${would}, prevent ${what}`), ...then]
  }
  if (change.kind === 'amount') {
    return [
      plain(`${would}, it deals ${damageAmount(change.change, talk)}${recipientAgain(replacement, talk)} instead`),
    ]
  }
  if (change.kind === 'instead') {
    const effects = effectSentences(change.effects, talk).map(sentenceText)
    return [plain(`${would}, ${effects.join(', then ')} instead`)]
  }
  const to =
    'players' in change.to ? talk.player(change.to.players).text : whoPhrase(change.to.object, talk, 'permanent')
  return [plain(`${would}, that damage is dealt to ${to} instead`)]
}
