import type { Ability } from '@spellwright/dsl'
import { conditionPhrase } from '../condition.ts'
import { activationCost, costPhrase } from '../cost.ts'
import { effectSentences } from '../effect/flow.ts'
import { sentenceText } from '../effect/sentence.ts'
import { YOU } from '../english/clause.ts'
import { keywordText } from '../keyword.ts'
import { Talk } from '../talk.ts'
import { capitalise } from '../words/english.ts'
import { characteristicText, staticText } from './static.ts'
import { activatedText, spellLines, triggeredText } from './with-effects.ts'

type AbilityOf<K extends Ability['kind']> = Extract<Ability, { kind: K }>

const ABILITIES: { [K in Ability['kind']]: (ability: AbilityOf<K>, talk: Talk) => string[] } = {
  spell: spellLines,
  activated: activatedText,
  triggered: triggeredText,
  static: (ability, talk) => [staticText(ability, talk)],
  characteristicDefining: (ability, talk) => [characteristicText(ability, talk)],
  alternativeCost: ({ cost, condition }, talk) => {
    const when = condition === undefined ? '' : `if ${conditionPhrase(condition, talk)}, `
    const may =
      cost.length === 0
        ? 'cast this spell without paying its mana cost'
        : `${costPhrase(cost, talk)} rather than pay this spell's mana cost`
    return [capitalise(`${when}you may ${may}.`)]
  },
  additionalCost: ({ cost, optional }, talk) => {
    const may = optional ? 'you may ' : ''
    return [`As an additional cost to cast this spell, ${may}${costPhrase(cost, talk, YOU)}${talk.takeWheres()}.`]
  },
  specialAction: ({ zone, cost, effects }, talk) => [
    zone === 'battlefield'
      ? `${activationCost(cost, talk)}: ${capitalise(effectSentences(effects, talk).map(sentenceText).join('. '))}.`
      : `Any time you could do so, you may ${costPhrase(cost, talk)} with ${talk.self.here} in your ${zone}: ${effectSentences(effects, talk).map(sentenceText).join('. ')}.`,
  ],
  openingHand: ({ effects }, talk) => {
    const [only] = effects
    const begins = effects.length === 1 && only?.kind === 'move' && only.to === 'battlefield' && only.what === 'self'
    const what = begins ? 'begin the game with it on the battlefield' : 'reveal it'
    return [`If ${talk.self.here} is in your opening hand, you may ${what}.`]
  },
  classLevel: ({ cost, level, abilities }, talk) => [
    `${activationCost(cost, talk)}: Level ${level}`,
    ...abilities.flatMap((ability) => abilityText(ability, new Talk(talk.self))),
  ],
  level: ({ from, to, power, toughness, abilities }, talk) => [
    `LEVEL ${from}${to === undefined ? '+' : `-${to}`}`,
    ...(power === undefined ? [] : [`${power}/${toughness}`]),
    ...abilities.flatMap((ability) => abilityText(ability, new Talk(talk.self))),
  ],
  keyword: ({ keyword }, talk) => [capitalise(keywordText(keyword, talk))],
}

/** One ability as lines of text; a spell with a card drawn at its end, or with modes, has several. */
export function abilityText(ability: Ability, talk: Talk): string[] {
  const render = ABILITIES[ability.kind] as (ability: Ability, talk: Talk) => string[]
  return render(ability, talk)
}
