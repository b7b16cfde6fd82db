import { COLORS, type EffectOf } from '@spellwright/dsl'
import { type Context, defaultAnswer, type OptionsDecision } from '@spellwright/engine'
import { manaBit } from '../facts/mana-facts.ts'
import type { SeenGame } from '../seat/seen-game.ts'
import { aimAt } from '../worth/aim.ts'
import { cardWorth, theirCardWorth } from '../worth/card-worth.ts'
import { costWorth } from '../worth/cost-worth.ts'
import { effectsWorth } from '../worth/effect-worth.ts'
import { threatColors } from '../worth/saving-worth.ts'
import { isWorthCharging } from './charging.ts'
import { neededTypes } from './lands.ts'
import type { Memory } from './memory.ts'
import { keepsHand } from './opening.ts'
import { locate, questionSourceOf, stepsToCome } from './question.ts'
import { chooseType } from './words.ts'

const YES: readonly number[] = [0]
const NO: readonly number[] = [1]

/** Choose among named options. */
export function chooseOptions(s: SeenGame, decision: OptionsDecision, memory: Memory): readonly number[] {
  switch (decision.purpose) {
    case 'mulligan':
      return keepsHand(s) ? YES : NO
    case 'yesNo':
      return isWorthDoing(s, decision) ? YES : NO
    case 'payOrNot':
      return isWorthPaying(s, decision) ? YES : NO
    case 'mode':
      return chooseModes(s, decision, memory)
    case 'manaColor':
      return [colorOption(decision, neededTypes(s))]
    case 'chooseColor':
      return [theirColor(s, decision)]
    case 'chooseType':
      return [chooseType(s, decision)]
    case 'choosePile':
      return [betterPile(s, decision)]
    case 'newTargets':
      return NO
    case 'kicker':
      return s.policy.counterByThreat && isEnoughUnkicked(s, decision) ? NO : defaultAnswer<'options'>(decision)
    default:
      return defaultAnswer<'options'>(decision)
  }
}

/** A counterspell that counters without its kicker leaves the mana for another one. */
function isEnoughUnkicked(s: SeenGame, decision: OptionsDecision): boolean {
  const { item, ctx, aimed } = questionSourceOf(s, decision)
  if (item?.card === undefined || item.card === null || s.facts(item.card.definition)?.role !== 'Counterspell')
    return false
  return aimAt(s, ctx, aimed.targets, aimed.effects).worth > 0.3
}

/** "You may": yes where what follows is not to the player's harm. */
function isWorthDoing(s: SeenGame, decision: OptionsDecision): boolean {
  const asking = questionSourceOf(s, decision)
  const found = locate(stepsToCome(asking), 'may')
  if (!found) return true
  const { effects, then, else: otherwise } = found.step
  const [only] = effects
  if (effects.length === 1 && only?.kind === 'shuffle') return isWorthShuffling(s, asking.ctx, only)
  const charges = only?.kind === 'putCounters' ? isWorthCharging(s, asking.ctx, only) : null
  if (charges !== null) return charges
  const yes = effectsWorth(s, asking.ctx, [...effects, ...(then ?? [])])
  return yes >= effectsWorth(s, asking.ctx, otherwise ?? [])
}

/** Not where a welcome card has been put on top: of one's own library, and one that is not welcome of the opponent's. */
function isWorthShuffling(s: SeenGame, ctx: Context, { player }: EffectOf<'shuffle'>): boolean {
  const [whose] = s.reader.players(ctx, player)
  if (whose === undefined) return false
  const known = s.players[whose].knownLibrary
  const isOwn = whose === s.me
  const isWelcome = known.some((card) => (isOwn ? cardWorth(s, card, false) : theirCardWorth(s, card)) >= WELCOME)
  return isOwn !== isWelcome
}

const WELCOME = 2

/** "Unless you pay", "you may pay": yes where paying costs less than what it saves or brings. */
function isWorthPaying(s: SeenGame, decision: OptionsDecision): boolean {
  const asking = questionSourceOf(s, decision)
  const found = locate(stepsToCome(asking), 'unless', 'mayPay')
  if (!found) return true
  const { step } = found
  const price = costWorth(s, asking.ctx, step.cost)
  if (step.kind === 'mayPay' && step.x === 'chosen')
    return effectsWorth(s, { ...asking.ctx, x: s.units.length }, step.then) > price
  if (step.kind === 'unless') return -effectsWorth(s, asking.ctx, step.effects) >= price
  return effectsWorth(s, asking.ctx, step.then) - effectsWorth(s, asking.ctx, step.else ?? []) > price
}

function chooseModes(s: SeenGame, decision: OptionsDecision, memory: Memory): readonly number[] {
  const { options, min, max, repeat, source } = decision
  const asking = questionSourceOf(s, decision)
  const rate = (index: number): number => {
    const { value } = options[index]!
    const mode = asking.aimed.modes?.options[Number(value)]
    if (mode) return aimAt(s, asking.ctx, mode.targets, mode.effects).worth
    const found = locate(stepsToCome(asking), 'chooseOne')
    const option = found?.step.options[Number(value)]
    return option ? effectsWorth(s, asking.ctx, option.effects) : 0
  }
  const rated = options.map((_, index) => ({ index, worth: rate(index) })).sort((a, b) => b.worth - a.worth)
  const wanted = repeat ? min : rated.filter(({ worth }, at) => at < min || (at < max && worth > 0)).length
  const chosen = repeat
    ? Array.from({ length: wanted }, () => rated[0]!.index)
    : rated.slice(0, wanted).map(({ index }) => index)
  const modes = chosen.map((index) => Number(options[index]!.value)).sort((a, b) => a - b)
  if (asking.aimed.modes) memory.announce({ ...memory.announcing(source), modes })
  return chosen.sort((a, b) => a - b)
}

/** An option names mana such as `{R}` or a colour letter. */
function colorOption({ options }: OptionsDecision, wanted: number): number {
  const at = options.findIndex(({ label, value }) =>
    COLORS.some((color) => (wanted & manaBit(color)) !== 0 && `${label} ${value}`.includes(color)),
  )
  return Math.max(0, at)
}

/** The colour most of the opponent's permanents have. */
function theirColor(s: SeenGame, { options }: OptionsDecision): number {
  const threat = s.policy.saveThreatened ? s.stack.findLast(({ controller }) => controller !== s.me) : undefined
  const color = threat === undefined ? undefined : threatColors(s, threat)[0]
  const at = options.findIndex(({ value }) => value === color)
  if (at >= 0) return at
  const counts = options.map(
    ({ value }) => s.theirs.filter(({ colors }) => (colors as readonly string[]).includes(String(value))).length,
  )
  return counts.indexOf(Math.max(...counts))
}

/** Piles are told by the names of their cards. */
function betterPile(s: SeenGame, { options }: OptionsDecision): number {
  const worths = options.map(({ label }) =>
    label.split(', ').reduce((sum, name) => {
      const card = s.view.decision?.cards.find((shown) => shown.name === name)
      return sum + (card ? cardWorth(s, card, false) : 0)
    }, 0),
  )
  return worths.indexOf(Math.max(...worths))
}
