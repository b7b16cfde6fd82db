import type { EffectOf, EventPattern, ObjectRef, Quantity, Replacement, Who } from '@spellwright/dsl'
import { spanText } from '../duration.ts'
import { conjugate } from '../english/clause.ts'
import { eventClause, isTold, playerInEvent, sourceKind } from '../event/event-clause.ts'
import { isRef, whoPhrase, whoRole } from '../event/who.ts'
import { aPhrase, pluralPhrase } from '../filter/determiner.ts'
import { nounPhrase } from '../filter/noun-phrase.ts'
import { countText } from '../quantity.ts'
import { replacementSentences } from '../replacement/replacement.ts'
import type { Talk } from '../talk.ts'
import { withPrefix } from './delayed.ts'
import { effectSentences } from './flow.ts'
import { plain, type Sentence } from './sentence.ts'

/** "The next creature spell you cast" is what the effect is about. */
export function bindArmed(armedBy: EventPattern | undefined, talk: Talk): void {
  if (armedBy?.kind !== 'cast' || (armedBy.spell !== undefined && isRef(armedBy.spell))) return
  const spell = nounPhrase(armedBy.spell ?? {}, { talk, kind: 'spell' })
  talk.bind('armed', { noun: 'spell', number: 'one', definite: `the next ${spell} you cast this turn` })
}

type DamageReplacement = Extract<Replacement, { kind: 'damage' }>

function recipient({ to }: DamageReplacement, talk: Talk): string {
  if (to === undefined || to === 'any') return ''
  if ('side' in to) {
    if (to.permanents === undefined) return ''
    const what = pluralPhrase(to.permanents, { talk })
    return to.side === 'you' ? ` to you and/or ${what} you control` : ` to opponents and/or ${what} they control`
  }
  // What is prevented all along is told of all of them: "dealt to creatures you control".
  if ('object' in to && !isRef(to.object)) return ` to ${pluralPhrase(to.object, { talk })}`
  if ('player' in to && to.player === 'any') return ' to players'
  return ` to ${'object' in to ? whoPhrase(to.object, talk, 'permanent') : playerInEvent(to.player, talk).text}`
}

/** "attacking creatures", "target creature". */
const dealers = (source: Who, talk: Talk): string =>
  isRef(source) ? whoPhrase(source, talk, 'source') : pluralPhrase(source, { talk, kind: sourceKind(source) })

const damageWord = ({ combat }: DamageReplacement): string => (combat === undefined ? 'damage' : `${combat} damage`)

/** What is done about damage that was prevented: "If damage is prevented this way, …". */
function thenSentences(shield: DamageReplacement, talk: Talk): Sentence[] {
  if (shield.then === undefined) return []
  const { roles } = talk
  const source = shield.source === undefined ? undefined : whoRole(shield.source, 'source')
  talk.roles = { ...roles, ...(source === undefined ? {} : { source }) }
  talk.newSentence()
  const [only, ...others] = shield.then
  // CR 603.12: what triggers as it is prevented.
  const sentences =
    only?.kind === 'reflexiveTrigger' && others.length === 0
      ? withPrefix('when damage is prevented this way, ', effectSentences(only.effects, talk))
      : withPrefix('if damage is prevented this way, ', effectSentences(shield.then, talk))
  talk.roles = roles
  return sentences
}

/** "The next time a red source of your choice would deal damage to you this turn, prevent that damage." */
function nextTime(shield: DamageReplacement, span: string, talk: Talk): Sentence[] {
  const source = shield.source === undefined ? 'a source' : whoPhrase(shield.source, talk, 'source')
  const damage = `${source} would deal ${damageWord(shield)}${recipient(shield, talk)} ${span}`
  return [plain(`the next time ${damage}, prevent that damage`), ...thenSentences(shield, talk)]
}

/** "Prevent all damage a red source of your choice would deal this turn." */
function preventFrom(shield: DamageReplacement, span: string, talk: Talk): Sentence[] | undefined {
  if (shield.source === undefined || shield.to !== 'any' || shield.then !== undefined) return undefined
  return [plain(`prevent all ${damageWord(shield)} ${dealers(shield.source, talk)} would deal ${span}`)]
}

function preventNext(shield: DamageReplacement, amount: string, span: string, talk: Talk): Sentence[] {
  const by = shield.source === undefined ? '' : ` by ${dealers(shield.source, talk)}`
  const to = recipient(shield, talk)
  const dealt = to === '' ? `dealt${by} ${span}` : `dealt${to} ${span}${by}`
  const damage = `${amount} ${damageWord(shield)} that would be ${dealt}`
  return [plain(`prevent ${damage}`), ...thenSentences(shield, talk)]
}

const countAmount = (amount: Quantity, talk: Talk): string =>
  typeof amount === 'number' ? String(amount) : countText(amount, talk)

type Redirected = Extract<DamageReplacement['change'], { kind: 'redirect' }>['to']

/** "The next 1 damage that would be dealt to this creature this turn is dealt to target creature you control instead." */
function redirectNext(
  shield: DamageReplacement,
  amount: Quantity,
  to: Redirected,
  span: string,
  talk: Talk,
): Sentence[] {
  const from = `the next ${countAmount(amount, talk)} ${damageWord(shield)} that would be dealt${recipient(shield, talk)} ${span}`
  const where = 'players' in to ? playerInEvent(to.players, talk).text : whoPhrase(to.object, talk, 'permanent')
  return [plain(`${from} is dealt to ${where} instead`)]
}

function damageShield(
  shield: DamageReplacement,
  uses: 'once' | 'unlimited',
  span: string,
  talk: Talk,
): Sentence[] | undefined {
  if (shield.change.kind === 'redirect' && shield.change.amount !== undefined)
    return redirectNext(shield, shield.change.amount, shield.change.to, span, talk)
  if (shield.change.kind !== 'prevent') return undefined
  const { amount } = shield.change
  if (amount !== 'all') return preventNext(shield, `the next ${countAmount(amount, talk)}`, span, talk)
  if (uses === 'once') return nextTime(shield, span, talk)
  return preventFrom(shield, span, talk) ?? preventNext(shield, 'all', span, talk)
}

/** "The next time you cast an instant …, put that card into your hand instead of into your graveyard as it resolves." */
function armed({ armedBy, replacement, until }: EffectOf<'shield'>, talk: Talk): Sentence[] | undefined {
  if (armedBy === undefined || replacement.kind !== 'zoneChange' || !('to' in replacement.instead)) return undefined
  if (!isTold(armedBy)) return undefined
  const { subject, verb, rest } = eventClause(armedBy, talk)
  const event = `${subject.text} ${conjugate(verb, subject)} ${rest} ${spanText(until, talk)}`
  const where =
    replacement.instead.to === 'exile' ? 'exile that card' : `put that card into your ${replacement.instead.to}`
  return [plain(`the next time ${event}, ${where} instead of into your ${replacement.to} as it resolves`)]
}

/** What dies is not just a permanent: "that creature or planeswalker". */
function diesAs(object: ObjectRef, talk: Talk): string {
  const referent = talk.referent(object)
  const said = talk.object(object, 'full')
  return referent !== undefined && said === 'that permanent' ? `that ${referent.noun}` : said
}

/** "If that creature would die this turn, exile it instead." */
function wouldDie({ replacement, until }: EffectOf<'shield'>, talk: Talk): Sentence[] | undefined {
  if (replacement.kind !== 'zoneChange' || !isRef(replacement.object) || !('to' in replacement.instead))
    return undefined
  if (replacement.from !== 'battlefield' || replacement.to !== 'graveyard' || replacement.instead.to !== 'exile')
    return undefined
  const referent = talk.referent(replacement.object)
  const creature = referent?.participle === 'dealt damage' ? `a ${referent.noun}` : diesAs(replacement.object, talk)
  return [plain(`if ${creature} would die ${spanText(until, talk)}, exile it instead`)]
}

/** "If that spell would be put into your graveyard this turn, exile it instead." */
function spellLeaves({ replacement, until }: EffectOf<'shield'>, talk: Talk): Sentence[] | undefined {
  if (replacement.kind !== 'zoneChange' || replacement.from !== 'stack' || replacement.to !== 'graveyard')
    return undefined
  const { object, instead } = replacement
  const isAmong = typeof object === 'object' && 'among' in object && Object.keys(object).length === 1
  if (!isAmong || !('to' in instead) || instead.to !== 'exile') return undefined
  return [plain(`if that spell would be put into your graveyard ${spanText(until, talk)}, exile it instead`)]
}

/** "If it enters as a creature, it enters with an additional +1/+1 counter on it." */
function ifItEnters({ replacement }: EffectOf<'shield'>, talk: Talk): Sentence[] | undefined {
  if (replacement.kind !== 'enters' || isRef(replacement.object)) return undefined
  const { among, ...as } = replacement.object
  const [counters, ...others] = replacement.with
  if (among === undefined || counters?.kind !== 'counters' || others.length > 0) return undefined
  const amount =
    counters.count === 1
      ? `an additional ${counters.counter} counter`
      : `${countText(counters.count, talk)} additional ${counters.counter} counters`
  return [plain(`if it enters as ${aPhrase(as, { talk })}, it enters with ${amount} on it`)]
}

export function shield(effect: EffectOf<'shield'>, talk: Talk): Sentence[] {
  const { replacement, until, uses } = effect
  const span = spanText(until, talk)
  bindArmed(effect.armedBy, talk)
  if (effect.armedBy !== undefined && replacement.kind === 'enters') return replacementSentences(replacement, talk)
  const special =
    armed(effect, talk) ??
    ifItEnters(effect, talk) ??
    wouldDie(effect, talk) ??
    spellLeaves(effect, talk) ??
    (replacement.kind === 'damage' ? damageShield(replacement, uses, span, talk) : undefined)
  if (special) return special
  const often = uses === 'once' ? 'the next time this applies this turn: ' : span === '' ? '' : `${span}, `
  return withPrefix(often, replacementSentences(replacement, talk))
}
