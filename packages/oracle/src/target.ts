import type { PlayerFilter, TargetSpec } from '@spellwright/dsl'
import { comparisonPhrase } from './filter/comparison.ts'
import { chooseCountWords } from './filter/determiner.ts'
import { headNoun } from './filter/head.ts'
import { nounPhrase } from './filter/noun-phrase.ts'
import type { Talk } from './talk.ts'
import { VALUE } from './words/values.ts'

const playerNoun = ({ player }: PlayerFilter): string => (player === 'opponent' ? 'opponent' : 'player')

/** "Dealt combat damage by this creature this turn". */
function damagedText({ dealtDamageThisTurn }: PlayerFilter, talk: Talk): string {
  if (dealtDamageThisTurn === undefined) return ''
  const { by, combat } = dealtDamageThisTurn
  const source = by === undefined ? '' : ` by ${talk.object(by, 'full')}`
  return ` who was dealt ${combat === undefined ? '' : 'combat '}damage${source} this turn`
}

/** "who controls more creatures than they do and is their opponent", of a player just spoken of. */
function playerQualities({ opponentOf, controlsMore, fewerInGraveyard }: PlayerFilter, talk: Talk): string {
  const more = controlsMore && nounPhrase(controlsMore.of, { talk, number: 'many' })
  const fewer = fewerInGraveyard && nounPhrase(fewerInGraveyard.of, { talk, kind: 'card', number: 'many' })
  const qualities = [
    ...(fewer === undefined ? [] : [`has fewer ${fewer} in their graveyard than they do`]),
    ...(more === undefined ? [] : [`controls more ${more} than they do`]),
    ...(opponentOf === undefined ? [] : ['is their opponent']),
  ]
  return qualities.length === 0 ? '' : ` who ${qualities.join(' and ')}`
}

/** Where another player chooses: "that player chooses target player". */
export function chosenByOther({ chooser, ...target }: TargetSpec, talk: Talk): string {
  if (chooser === undefined || target.players === undefined) return ''
  const qualities = playerQualities(target.players, talk)
  const text = `${talk.actor(chooser).text} chooses ${targetPhrase(target, talk, 'in')}${qualities}. `
  talk.firstPlayer = chooser
  return text
}

/** What "that …" says of a target. */
export function targetNoun(target: TargetSpec): string {
  if (target.anyTarget) return 'permanent or player'
  if (target.objects && target.players)
    return `${playerNoun(target.players)} or ${headNoun(target.objects, 'permanent').singular}`
  const { type, zone } = target.objects ?? {}
  // Of several kinds of permanents it is "that permanent" afterwards.
  if (typeof type === 'object' && zone === undefined && !type.includes('planeswalker')) return 'permanent'
  if (target.objects) return headNoun(target.objects, 'permanent').singular
  return 'player'
}

/** " with total mana value 6 or less" */
const totalText = ({ total }: TargetSpec, talk: Talk): string =>
  total === undefined ? '' : ` with total ${VALUE.say(total.value)} ${comparisonPhrase(total.is, talk)}`

/** "target creature", "up to one target creature", "any target", "two other target lands". */
export function targetPhrase(target: TargetSpec, talk: Talk, preposition: 'in' | 'from'): string {
  const { words, number } = chooseCountWords(target.count ?? { min: 1, max: 1 }, talk)
  const choice = target.chooser === 'opponent' ? " of an opponent's choice" : ''
  if (target.anyTarget)
    return anyTargetPhrase(target.differentFrom ? 'any other target' : target.anyTarget, words) + choice
  const options = { talk, number, preposition }
  const { together, objects } = target
  if (together === 'sameOwner' && objects?.zone === 'graveyard') {
    const { zone: _zone, ...cards } = objects
    return `${words} target ${nounPhrase(cards, { ...options, kind: 'card' })} from a single graveyard`
  }
  const noun = [
    ...(target.players
      ? [
          (number === 'one' ? playerNoun(target.players) : `${playerNoun(target.players)}s`) +
            damagedText(target.players, talk),
        ]
      : []),
    ...(target.objects ? [nounPhrase(target.objects, options) + totalText(target, talk)] : []),
  ].join(' or ')
  const other = target.objects?.other || target.differentFrom ? (words === '' ? 'another' : 'other') : ''
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
  differentManaValues: 'that each have a different mana value',
} as const

function togetherPhrase({ together }: TargetSpec): string {
  if (together === undefined) return ''
  return TOGETHER[together]
}
