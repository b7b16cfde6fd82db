import type { PlayerFilter, TargetSpec } from '@spellwright/dsl'
import { chooseCountWords } from './filter/determiner.ts'
import { headNoun } from './filter/head.ts'
import { nounPhrase } from './filter/noun-phrase.ts'
import type { Talk } from './talk.ts'

const playerNoun = ({ player }: PlayerFilter): string => (player === 'opponent' ? 'opponent' : 'player')

/** What "that …" says of a target. */
export function targetNoun(target: TargetSpec): string {
  if (target.anyTarget) return 'permanent or player'
  if (target.objects && target.players)
    return `${playerNoun(target.players)} or ${headNoun(target.objects, 'permanent').singular}`
  if (target.objects) return headNoun(target.objects, 'permanent').singular
  return 'player'
}

/** "target creature", "up to one target creature", "any target", "two other target lands". */
export function targetPhrase(target: TargetSpec, talk: Talk, preposition: 'in' | 'from'): string {
  const { words, number } = chooseCountWords(target.count ?? { min: 1, max: 1 }, talk)
  if (target.anyTarget) return anyTargetPhrase(target.anyTarget, words)
  const options = { talk, number, preposition }
  const noun = [
    ...(target.players ? [number === 'one' ? playerNoun(target.players) : `${playerNoun(target.players)}s`] : []),
    ...(target.objects ? [nounPhrase(target.objects, options)] : []),
  ].join(' or ')
  const other = target.objects?.other ? (words === '' ? 'another' : 'other') : ''
  return [words, other, 'target', noun, togetherPhrase(target)].filter((text) => text !== '').join(' ')
}

function anyTargetPhrase(any: 'any target' | 'any other target', words: string): string {
  if (words === '') return any
  return `${words} ${any === 'any target' ? '' : 'other '}target${words === 'up to one' ? '' : 's'}`
}

const TOGETHER = {
  sameController: 'controlled by the same player',
  sameOwner: 'owned by the same player',
  differentControllers: 'controlled by different players',
} as const

function togetherPhrase({ together, objects }: TargetSpec): string {
  if (together === undefined) return ''
  if (together === 'sameOwner' && objects?.zone === 'graveyard') return "from a single player's graveyard"
  return TOGETHER[together]
}
