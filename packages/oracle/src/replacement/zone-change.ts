import type { Filter, Replacement, Who, Zone } from '@spellwright/dsl'
import { effectSentences } from '../effect/flow.ts'
import { plain, type Sentence, sentenceText } from '../effect/sentence.ts'
import { isRef } from '../event/who.ts'
import { nounPhrase } from '../filter/noun-phrase.ts'
import { statusPredicate } from '../filter/status.ts'
import type { Talk } from '../talk.ts'
import { withArticle } from '../words/english.ts'

type ZoneReplacement = Extract<Replacement, { kind: 'zoneChange' }>

/** What would move: "this creature", "a card or token", "a nontoken creature". */
function mover(object: Who, to: Zone, talk: Talk): { text: string; also: string; whose: string } {
  if (isRef(object))
    return { text: talk.object(object, 'subject'), also: '', whose: to === 'graveyard' ? 'a' : "its owner's" }
  const { owner, not, is, ...others } = object
  const whose = owner === undefined ? 'a' : owner === 'opponent' ? "an opponent's" : talk.whose(owner)
  if (to !== 'battlefield') {
    const filter: Filter = { ...others, ...(not ? { not } : {}), ...(is && is !== 'nontoken' ? { is } : {}) }
    const isAnything = Object.keys(filter).length === 0
    const text =
      isAnything && is !== 'nontoken' ? 'a card or token' : withArticle(nounPhrase(filter, { talk, kind: 'card' }))
    return { text, also: '', whose }
  }
  // "would enter and it wasn't cast"
  const notStatus = not && typeof not.is === 'string' && Object.keys(not).length === 1 ? not.is : undefined
  const filter: Filter = { ...others, ...(is ? { is } : {}), ...(not && notStatus === undefined ? { not } : {}) }
  const also =
    notStatus === undefined
      ? ''
      : ` and it ${statusPredicate(notStatus).verb?.replace(/^was\b/, "wasn't") ?? `isn't ${notStatus}`}`
  return { text: withArticle(nounPhrase(filter, { talk })), also, whose }
}

function fromPhrase(from: ZoneReplacement['from'], to: Zone): string {
  if (from === undefined) return to === 'battlefield' ? '' : ' from anywhere'
  if (from === 'battlefield') return ' from the battlefield'
  return typeof from === 'string' ? ` from ${from === 'exile' ? 'exile' : `a ${from}`}` : ' from anywhere'
}

function insteadText({ instead }: ZoneReplacement, talk: Talk): string {
  if ('effects' in instead) return effectSentences(instead.effects, talk).map(sentenceText).join(' and ')
  if (instead.shuffle) return "shuffle it into its owner's library"
  if (instead.to === 'exile' && instead.counters !== undefined)
    return `exile it with ${withArticle(`${instead.counters.counter} counter`)} on it`
  if (instead.to === 'exile') return 'exile it'
  if (instead.to === 'library')
    return `put it on ${instead.position === 'bottom' ? 'the bottom' : 'top'} of its owner's library`
  return instead.to === 'hand' ? "return it to its owner's hand" : `put it into its owner's ${instead.to}`
}

/** "If a card would be put into a graveyard from anywhere, exile it instead." */
export function zoneChangeReplacement(replacement: ZoneReplacement, talk: Talk): Sentence[] {
  const { object, from, to } = replacement
  if (from === 'battlefield' && to === 'graveyard' && !isRef(object) && object.type === 'creature') {
    talk.newSentence()
    const creature = withArticle(nounPhrase(object, { talk }))
    return [plain(`if ${creature} would die, ${insteadText(replacement, talk)} instead`)]
  }
  if (replacement.cause === 'discard' && replacement.causedBy !== undefined) {
    const by = `a spell or ability ${talk.controls(replacement.causedBy, 'one')}`
    const cause = `if ${by} causes you to discard ${isRef(object) ? talk.object(object, 'subject') : 'a card'}`
    talk.newSentence()
    const instead =
      'to' in replacement.instead && replacement.instead.to === 'battlefield'
        ? 'put it onto the battlefield'
        : insteadText(replacement, talk)
    return [plain(`${cause}, ${instead} instead of putting it into your graveyard`)]
  }
  // Wherever it would go from the battlefield: it would leave.
  if (typeof to !== 'string') {
    const { text } = mover(object, 'graveyard', talk)
    talk.newSentence()
    const elsewhere =
      'to' in replacement.instead && replacement.instead.to === 'exile' ? ' of putting it anywhere else' : ''
    return [plain(`if ${text} would leave the battlefield, ${insteadText(replacement, talk)} instead${elsewhere}`)]
  }
  const { text, also, whose } = mover(object, to, talk)
  const would = to === 'battlefield' ? 'enter' : `be put into ${whose} ${to}`
  talk.newSentence()
  return [plain(`if ${text} would ${would}${fromPhrase(from, to)}${also}, ${insteadText(replacement, talk)} instead`)]
}
