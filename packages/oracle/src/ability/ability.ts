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

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** What is delayed from before the game on comes for the first time, not the next. */
const firstTime = (text: string): string =>
  text
    .replace(/\bthe beginning of (your|the) next (?:first |turn's )?/, 'the beginning of $1 first ')
    .replace('your first main phase', 'your first main phase of the game')

type AbilityOf<K extends Ability['kind']> = Extract<Ability, { kind: K }>

const ABILITIES: { [K in Ability['kind']]: (ability: AbilityOf<K>, talk: Talk) => string[] } = {
  spell: spellLines,
  activated: activatedText,
  triggered: triggeredText,
  static: (ability, talk) => [staticText(ability, talk)],
  characteristicDefining: (ability, talk) => [characteristicText(ability, talk)],
  alternativeCost: ({ cost, condition, from }, talk) => {
    const when = condition === undefined ? '' : `if ${conditionPhrase(condition, talk)}, `
    if (from !== undefined)
      return [
        `You may cast this card from your ${from} if you ${costPhrase(cost, talk, YOU)} rather than pay its mana cost.`,
      ]
    const may =
      cost.length === 0
        ? 'cast this spell without paying its mana cost'
        : `${costPhrase(cost, talk)} rather than pay this spell's mana cost`
    return [capitalise(`${when}you may ${may}.`)]
  },
  additionalCost: ({ cost, optional, times, timing }, talk) => {
    if (timing !== undefined) {
      const how = cost.every((part) => part.kind === 'mana') ? 'more' : 'as an additional cost'
      return [`You may cast this spell as though it had flash if you ${costPhrase(cost, talk, YOU)} ${how} to cast it.`]
    }
    const may = optional ? 'you may ' : ''
    const phrase = costPhrase(cost, talk, YOU)
    const often = times === undefined ? phrase : phrase.replace(/^(\w+) an? (.*?)\bcard\b/, '$1 any number of $2cards')
    return [`As an additional cost to cast this spell, ${may}${often}${talk.takeWheres()}.`]
  },
  specialAction: ({ zone, cost, effects }, talk) => [
    zone === 'battlefield'
      ? `${activationCost(cost, talk)}: ${capitalise(effectSentences(effects, talk).map(sentenceText).join('. '))}.`
      : `Any time you could do so, you may ${costPhrase(cost, talk)} with ${talk.self.here} in your ${zone}: ${effectSentences(effects, talk).map(sentenceText).join('. ')}.`,
  ],
  openingHand: ({ effects, condition }, talk) => {
    const [first, ...others] = effects
    if (condition !== undefined) {
      const texts = effectSentences(effects, talk).map((said) => capitalise(sentenceText(said)))
      const where = `in your opening hand and ${conditionPhrase(condition, talk)}`
      return [`If ${talk.self.here} is ${where}, you may do this. ${texts.join('. ')}.`]
    }
    const begins = effects.length === 1 && first?.kind === 'move' && first.to === 'battlefield' && first.what === 'self'
    if (begins)
      return [`If ${talk.self.here} is in your opening hand, you may begin the game with it on the battlefield.`]
    const shown = first?.kind === 'reveal' ? others : effects
    const then = effectSentences(shown, talk)
      .map((one) => capitalise(firstTime(sentenceText(one))))
      .join('. ')
    return [`You may reveal this card from your opening hand. If you do, ${lowered(then)}.`]
  },
  mulligan: ({ effects }, talk) => {
    const texts = effectSentences(effects, talk).map(sentenceText)
    return [`Any time you could mulligan and ${talk.self.here} is in your hand, you may ${texts.join(', then ')}.`]
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
  station: ({ from, abilities }, talk) => [
    `STATION ${from}+`,
    ...abilities.flatMap((ability) => abilityText(ability, new Talk(talk.self))),
  ],
  toSolve: ({ condition }, talk) => [`To solve — ${capitalise(conditionPhrase(condition, talk))}.`],
  solved: ({ abilities }, talk) =>
    abilities
      .flatMap((ability) => abilityText(ability, new Talk(talk.self)))
      .map((line, index) => (index === 0 ? `Solved — ${line}` : line)),
  keyword: ({ keyword }, talk) => [capitalise(keywordText(keyword, talk))],
}

/** One ability as lines of text; a spell with a card drawn at its end, or with modes, has several. */
export function abilityText(ability: Ability, talk: Talk): string[] {
  const render = ABILITIES[ability.kind] as (ability: Ability, talk: Talk) => string[]
  return render(ability, talk)
}
